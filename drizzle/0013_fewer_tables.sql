DROP TABLE `characters`;--> statement-breakpoint
DROP TABLE `havens`;--> statement-breakpoint
DROP TABLE `slips`;--> statement-breakpoint
DROP TABLE `standings`;