ALTER TABLE `seats` ADD `salt` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `dealt_to` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `dealt_chapter` integer;