CREATE TABLE `leases` (
	`id` text PRIMARY KEY NOT NULL,
	`chronicle_id` text NOT NULL,
	`chapter` integer NOT NULL,
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`since` integer NOT NULL,
	`ended` text,
	`ended_at` integer,
	`reason` text,
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `leases_by_user` ON `leases` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_lease_a_table` ON `leases` (`chronicle_id`) WHERE "leases"."ended" is null;--> statement-breakpoint
ALTER TABLE `audit` ADD `reason` text;