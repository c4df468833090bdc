DROP INDEX `applications_by_stage`;--> statement-breakpoint
CREATE INDEX `applications_in_stage` ON `applications` (`stage_id`,`status`,`stage_since`);--> statement-breakpoint
CREATE INDEX `applications_unviewed` ON `applications` (`company_id`,`id`) WHERE status = 'active' and first_viewed_at is null;--> statement-breakpoint
ALTER TABLE `companies` ADD `first_steps_hidden_at` integer;--> statement-breakpoint
CREATE INDEX `mails_failed` ON `mails` (`company_id`,`id`) WHERE status = 'failed';