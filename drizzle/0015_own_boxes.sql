CREATE TABLE `boxes` (
	`group_id` text NOT NULL,
	`game` text NOT NULL,
	`cards` text NOT NULL,
	PRIMARY KEY(`group_id`, `game`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade
);
