DROP INDEX `applications_by_candidate`;--> statement-breakpoint
CREATE INDEX `applications_by_update` ON `applications` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `applications_of_job_by_update` ON `applications` (`company_id`,`job_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `applications_of_candidate` ON `applications` (`company_id`,`candidate_id`);--> statement-breakpoint
CREATE INDEX `audit_events_by_subject` ON `audit_events` (`company_id`,`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_events_by_action` ON `audit_events` (`company_id`,`action`,`id`);--> statement-breakpoint
CREATE INDEX `contracted_companies_by_update` ON `contracted_companies` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `contracted_companies_by_pipeline` ON `contracted_companies` (`company_id`,`pipeline_id`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_subject` ON `idempotency_keys` (`company_id`,`subject_id`) WHERE subject_id is not null;--> statement-breakpoint
CREATE INDEX `jobs_applied_to` ON `jobs` (`company_id`,`id`) WHERE application_count > 0;--> statement-breakpoint
CREATE INDEX `offices_by_update` ON `offices` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `pipelines_by_update` ON `pipelines` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `stages_of_pipeline` ON `stages` (`pipeline_id`);--> statement-breakpoint
CREATE INDEX `members_by_update` ON `members` (`company_id`,`updated_at`,`id`);