ALTER TABLE `chronicles` ADD `due_at` integer;--> statement-breakpoint
CREATE INDEX `chronicles_by_due` ON `chronicles` (`due_at`) WHERE "chronicles"."due_at" is not null;