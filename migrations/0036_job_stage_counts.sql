CREATE TABLE `job_stage_counts` (
	`job_id` integer NOT NULL,
	`stage_id` integer NOT NULL,
	`application_count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `stage_id`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `applications` ADD `first_viewed_at` integer;--> statement-breakpoint
ALTER TABLE `applications` ADD `first_viewed_by` integer;--> statement-breakpoint
CREATE INDEX `applications_of_stage` ON `applications` (`company_id`,`job_id`,`stage_id`,stage_since desc,id desc) WHERE status <> 'rejected';--> statement-breakpoint
ALTER TABLE `stages` ADD `days_limit` integer;--> statement-breakpoint
INSERT INTO job_stage_counts
	SELECT job_id, stage_id, count(*) FROM applications WHERE status <> 'rejected' GROUP BY job_id, stage_id;--> statement-breakpoint
CREATE TRIGGER job_stage_counts_insert AFTER INSERT ON applications WHEN new.status <> 'rejected' BEGIN
	INSERT INTO job_stage_counts (job_id, stage_id, application_count) VALUES (new.job_id, new.stage_id, 1)
		ON CONFLICT DO UPDATE SET application_count = application_count + 1;
END;--> statement-breakpoint
CREATE TRIGGER job_stage_counts_delete AFTER DELETE ON applications WHEN old.status <> 'rejected' BEGIN
	UPDATE job_stage_counts SET application_count = application_count - 1
		WHERE job_id = old.job_id AND stage_id = old.stage_id;
END;--> statement-breakpoint
CREATE TRIGGER job_stage_counts_update AFTER UPDATE OF job_id, stage_id, status ON applications
	WHEN (old.job_id, old.stage_id, old.status <> 'rejected') IS NOT (new.job_id, new.stage_id, new.status <> 'rejected') BEGIN
	UPDATE job_stage_counts SET application_count = application_count - 1
		WHERE job_id = old.job_id AND stage_id = old.stage_id AND old.status <> 'rejected';
	INSERT INTO job_stage_counts (job_id, stage_id, application_count)
		SELECT new.job_id, new.stage_id, 1 WHERE new.status <> 'rejected'
		ON CONFLICT DO UPDATE SET application_count = application_count + 1;
END;
