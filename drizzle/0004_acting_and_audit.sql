CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`group_id` text NOT NULL,
	`chronicle_id` text,
	`seat_id` text,
	`at` integer NOT NULL,
	`actor_id` text,
	`what` text NOT NULL,
	`person_id` text,
	`role` text,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`person_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_by_group` ON `audit` (`group_id`);--> statement-breakpoint
CREATE TABLE `lent_seats` (
	`chronicle_id` text NOT NULL,
	`id` text NOT NULL,
	`lender` text,
	`person` text NOT NULL,
	`hand` integer NOT NULL,
	PRIMARY KEY(`chronicle_id`, `id`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade
);
