CREATE TABLE `sign_ins` (
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`device` text,
	`known` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`user_id`, `at`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
