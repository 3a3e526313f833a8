CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_by_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text,
	`password_hash` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_name_key_unique` ON `users` (`name_key`);--> statement-breakpoint
CREATE TABLE `chronicles` (
	`id` text PRIMARY KEY NOT NULL,
	`log_id` text NOT NULL,
	`group_id` text NOT NULL,
	`title` text NOT NULL,
	`created_at` integer NOT NULL,
	`imported_at` integer,
	`version` integer NOT NULL,
	`projected_by` text NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chronicles_by_group` ON `chronicles` (`group_id`);--> statement-breakpoint
CREATE TABLE `commands` (
	`chronicle_id` text NOT NULL,
	`id` text NOT NULL,
	`fingerprint` text,
	`first_seq` integer NOT NULL,
	`last_seq` integer NOT NULL,
	PRIMARY KEY(`chronicle_id`, `id`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `drafts` (
	`chronicle_id` text NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`body` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`chronicle_id`, `user_id`, `key`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `events` (
	`chronicle_id` text NOT NULL,
	`seq` integer NOT NULL,
	`id` text NOT NULL,
	`schema` integer NOT NULL,
	`seat` text,
	`actor` text NOT NULL,
	`command` text NOT NULL,
	`at` text NOT NULL,
	`rule` text,
	`event` text NOT NULL,
	`proof` text,
	`consent` text,
	`previous` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`chronicle_id`, `seq`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_by_id` ON `events` (`chronicle_id`,`id`);--> statement-breakpoint
CREATE TABLE `people` (
	`chronicle_id` text NOT NULL,
	`actor_id` text NOT NULL,
	`name` text NOT NULL,
	`user_id` text,
	PRIMARY KEY(`chronicle_id`, `actor_id`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `people_by_user` ON `people` (`user_id`);--> statement-breakpoint
CREATE TABLE `seats` (
	`chronicle_id` text NOT NULL,
	`seat_id` text NOT NULL,
	`name` text NOT NULL,
	`user_id` text,
	PRIMARY KEY(`chronicle_id`, `seat_id`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `seats_by_user` ON `seats` (`user_id`);--> statement-breakpoint
CREATE TABLE `snapshots` (
	`chronicle_id` text NOT NULL,
	`seq` integer NOT NULL,
	`engine` text NOT NULL,
	`state` text NOT NULL,
	`state_hash` text NOT NULL,
	`head` text NOT NULL,
	PRIMARY KEY(`chronicle_id`, `seq`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `groups` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`role` text NOT NULL,
	`chronicle_id` text,
	`seat_id` text,
	`invited_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`max_uses` integer,
	`uses` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token_hash_unique` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitations_by_group` ON `invitations` (`group_id`);--> statement-breakpoint
CREATE TABLE `members` (
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`group_id`, `user_id`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `members_by_user` ON `members` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_keeper` ON `members` (`group_id`) WHERE "members"."role" = 'keeper';--> statement-breakpoint
CREATE TABLE `characters` (
	`chronicle_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`clan` text NOT NULL,
	`kind` text NOT NULL,
	`class` text NOT NULL,
	`temperament` text NOT NULL,
	`geography` text NOT NULL,
	`archetype` text NOT NULL,
	`ability` text NOT NULL,
	`bonded` integer NOT NULL,
	`card` integer,
	`banished` integer NOT NULL,
	PRIMARY KEY(`chronicle_id`, `id`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `havens` (
	`chronicle_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`chronicle_id`, `id`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `retainers` (
	`chronicle_id` text NOT NULL,
	`id` text NOT NULL,
	`seat` text NOT NULL,
	`character` text NOT NULL,
	`as` text NOT NULL,
	PRIMARY KEY(`chronicle_id`, `id`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `slips` (
	`chronicle_id` text NOT NULL,
	`id` text NOT NULL,
	`slip` text NOT NULL,
	`seat` text NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`chronicle_id`, `id`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `standings` (
	`chronicle_id` text NOT NULL,
	`id` text NOT NULL,
	`place` integer NOT NULL,
	`wins` integer NOT NULL,
	`points` integer NOT NULL,
	`missions` integer NOT NULL,
	`eras` integer NOT NULL,
	`dots` integer NOT NULL,
	PRIMARY KEY(`chronicle_id`, `id`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `stickers` (
	`chronicle_id` text NOT NULL,
	`id` text NOT NULL,
	`sticker` text NOT NULL,
	`character` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`chapter` integer NOT NULL,
	`seat` text,
	PRIMARY KEY(`chronicle_id`, `id`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `vault` (
	`chronicle_id` text NOT NULL,
	`key` text NOT NULL,
	`sealed` blob NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`chronicle_id`, `key`),
	FOREIGN KEY (`chronicle_id`) REFERENCES `chronicles`(`id`) ON UPDATE no action ON DELETE cascade
);
