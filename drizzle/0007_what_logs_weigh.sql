ALTER TABLE `chronicles` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `chronicles` SET `bytes` = (
	SELECT coalesce(sum(
		length(CAST(e.`event` AS BLOB)) + coalesce(length(CAST(e.`rule` AS BLOB)), 2)
		+ coalesce(length(CAST(e.`proof` AS BLOB)) + 10, 0) + coalesce(length(CAST(e.`consent` AS BLOB)) + 10, 0)
		+ length(e.`id`) + length(`chronicles`.`log_id`) + length(e.`actor`) + length(e.`command`) + length(e.`at`)
		+ length(e.`seq`) + coalesce(length(e.`seat`), 2) + length(e.`previous`) + length(e.`hash`) + coalesce(length(e.`rules`) + 9, 0) + 136
	), 0) FROM `events` e WHERE e.`chronicle_id` = `chronicles`.`id`
);--> statement-breakpoint
DELETE FROM `snapshots` WHERE `seq` < (
	SELECT max(newest.`seq`) FROM `snapshots` newest WHERE newest.`chronicle_id` = `snapshots`.`chronicle_id`
);
