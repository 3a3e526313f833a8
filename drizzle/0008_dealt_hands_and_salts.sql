ALTER TABLE `seats` ADD `salt` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `dealt_to` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `dealt_chapter` integer;--> statement-breakpoint
-- Of a chapter that was laid out before this was noted, the hands are whose seats they lie at now.
UPDATE `seats` SET
	`dealt_to` = coalesce(`user_id`, (SELECT `members`.`user_id` FROM `members`
		JOIN `chronicles` ON `chronicles`.`group_id` = `members`.`group_id`
		WHERE `chronicles`.`id` = `seats`.`chronicle_id` AND `members`.`role` = 'keeper')),
	`dealt_chapter` = (SELECT json_extract(`event`, '$.event.setting.chapter') FROM `events`
		WHERE `events`.`chronicle_id` = `seats`.`chronicle_id` AND json_extract(`event`, '$.event.type') = 'TableSet'
		ORDER BY `seq` DESC LIMIT 1)
WHERE `chronicle_id` IN (SELECT `id` FROM `chronicles` WHERE `game` = 'heritage');
