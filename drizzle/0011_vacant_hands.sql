ALTER TABLE `seats` ADD `dealt_vacant` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Of a chapter that was laid out before this was noted, the hands are whose seats they lie at now. An event that cannot be
-- read stops no update: the check of the logs names it.
UPDATE `seats` SET
	`dealt_to` = coalesce(`user_id`, (SELECT `members`.`user_id` FROM `members`
		JOIN `chronicles` ON `chronicles`.`group_id` = `members`.`group_id`
		WHERE `chronicles`.`id` = `seats`.`chronicle_id` AND `members`.`role` = 'keeper')),
	`dealt_chapter` = (SELECT json_extract(`event`, '$.event.setting.chapter') FROM `events`
		WHERE `events`.`chronicle_id` = `seats`.`chronicle_id`
			AND CASE WHEN json_valid(`event`) THEN json_extract(`event`, '$.event.type') END = 'TableSet'
		ORDER BY `seq` DESC LIMIT 1),
	`dealt_vacant` = `user_id` IS NULL
WHERE `dealt_chapter` IS NULL AND `chronicle_id` IN (SELECT `id` FROM `chronicles` WHERE `game` = 'heritage');
