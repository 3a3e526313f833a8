CREATE TABLE `processes` (
	`id` text PRIMARY KEY NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `receipts_by_time` ON `receipts` (`at`);--> statement-breakpoint
CREATE TABLE `tries` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `visits` (
	`process_id` text NOT NULL,
	`log` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`seats` text NOT NULL,
	PRIMARY KEY(`process_id`, `log`, `user_id`),
	FOREIGN KEY (`process_id`) REFERENCES `processes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visits_by_log` ON `visits` (`log`);