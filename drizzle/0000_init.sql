CREATE TABLE `chronicles` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`title` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer NOT NULL
);
