ALTER TABLE `chronicles` ADD `rules` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `rules` integer;