CREATE TABLE `vault_check` (
	`id` integer PRIMARY KEY NOT NULL,
	`sealed` blob NOT NULL
);
