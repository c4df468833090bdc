CREATE TABLE `security_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer,
	`user_id` integer,
	`kind` text NOT NULL,
	`outcome` text NOT NULL,
	`address` text,
	`user_agent` text,
	`method` text,
	`detail` text,
	`actor` text,
	`client_id` integer,
	`request_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `oauth_clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `security_events_by_user` ON `security_events` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_by_company` ON `security_events` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_by_time` ON `security_events` (`created_at`);--> statement-breakpoint
CREATE INDEX `security_events_by_full_address` ON `security_events` (`created_at`) WHERE length(address) = 39;--> statement-breakpoint
ALTER TABLE `mailed_links` ADD `email` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `typed_first_name` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `typed_last_name` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `typed_phone` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `typed_phone_e164` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `language` text;--> statement-breakpoint
ALTER TABLE `bulk_operations` ADD `client_id` integer;--> statement-breakpoint
ALTER TABLE `bulk_operations` ADD `idempotency_key` text;--> statement-breakpoint
ALTER TABLE `bulk_operations` ADD `request_hash` text;--> statement-breakpoint
ALTER TABLE `bulk_operations` ADD `finished_at` integer;--> statement-breakpoint
CREATE INDEX `bulk_operations_by_key` ON `bulk_operations` (`company_id`,`idempotency_key`) WHERE idempotency_key is not null;--> statement-breakpoint
ALTER TABLE `candidates` ADD `phone_e164` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `phone_source` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `search_version` integer;--> statement-breakpoint
CREATE INDEX `candidates_unindexed` ON `candidates` (`id`) WHERE search_version is null and erased_at is null;--> statement-breakpoint
ALTER TABLE `companies` ADD `language` text;--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `request_id` integer;--> statement-breakpoint
ALTER TABLE `job_alerts` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `job_alerts` ADD `retry_at` integer;--> statement-breakpoint
ALTER TABLE `members` ADD `email` text;--> statement-breakpoint
ALTER TABLE `members` ADD `first_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `last_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `password_changed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `language` text;--> statement-breakpoint
ALTER TABLE `users` ADD `timezone` text;--> statement-breakpoint
CREATE INDEX `meetings_unended` ON `meetings` (`company_id`) WHERE status = 'canceled' and conference_status = 'failed';--> statement-breakpoint
-- data
UPDATE `members` SET (`first_name`, `last_name`) = (
	SELECT `candidates`.`first_name`, `candidates`.`last_name` FROM `candidates`
	INNER JOIN `users` ON `users`.`email_key` = `candidates`.`email_key`
	WHERE `users`.`id` = `members`.`user_id` AND `candidates`.`company_id` = `members`.`company_id`
)
WHERE `status` = 'hired' AND EXISTS (
	SELECT 1 FROM `candidates` INNER JOIN `users` ON `users`.`email_key` = `candidates`.`email_key`
	WHERE `users`.`id` = `members`.`user_id` AND `candidates`.`company_id` = `members`.`company_id`
);
--> statement-breakpoint
UPDATE `users` SET `email_key` = lower(`email`) WHERE instr(`email`, char(8490)) > 0 OR instr(`email`, char(304)) > 0;--> statement-breakpoint
UPDATE `candidates` SET `email_key` = lower(`email`) WHERE instr(`email`, char(8490)) > 0 OR instr(`email`, char(304)) > 0;
--> statement-breakpoint
UPDATE `applications` SET `status` = 'rejected', `updated_at` = `updated_at` + 1,
	`rejected_at` = (SELECT `erased_at` FROM `candidates` WHERE `candidates`.`id` = `applications`.`candidate_id`)
WHERE `status` = 'active' AND `candidate_id` IN (SELECT `id` FROM `candidates` WHERE `erased_at` IS NOT NULL);
