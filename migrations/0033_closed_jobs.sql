CREATE TABLE `closed_jobs` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`closed_at` integer NOT NULL,
	`due_at` integer,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `closed_jobs_due` ON `closed_jobs` (`company_id`,`closed_at`) WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE `hiring_settings` ADD `stale_months` integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE `hiring_settings` ADD `emails_stale` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER `jobs_closed_inserted` AFTER INSERT ON `jobs` WHEN new.status NOT IN ('Draft', 'Live') BEGIN
	INSERT INTO closed_jobs (job_id, company_id, closed_at, due_at) VALUES (new.id, new.company_id, new.created_at, new.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_closed` AFTER UPDATE OF `status` ON `jobs` WHEN old.status IN ('Draft', 'Live') AND new.status NOT IN ('Draft', 'Live') BEGIN
	INSERT OR REPLACE INTO closed_jobs (job_id, company_id, closed_at, due_at) VALUES (new.id, new.company_id, new.updated_at, new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_reopened` AFTER UPDATE OF `status` ON `jobs` WHEN old.status NOT IN ('Draft', 'Live') AND new.status IN ('Draft', 'Live') BEGIN
	DELETE FROM closed_jobs WHERE job_id = new.id;
END;
--> statement-breakpoint
-- A rejection that is undone, or an application that is added: the job is looked at again.
CREATE TRIGGER `applications_reopened` AFTER UPDATE OF `status` ON `applications` WHEN old.status <> 'active' AND new.status = 'active' BEGIN
	UPDATE closed_jobs SET due_at = new.updated_at WHERE job_id = new.job_id AND due_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_on_closed` AFTER INSERT ON `applications` WHEN new.status = 'active' BEGIN
	UPDATE closed_jobs SET due_at = new.updated_at WHERE job_id = new.job_id AND due_at IS NULL;
END;
--> statement-breakpoint
-- Since when the jobs of before are closed is not known, but they have not been changed since.
INSERT INTO closed_jobs (job_id, company_id, closed_at, due_at)
SELECT id, company_id, updated_at, CASE WHEN application_count > 0 THEN updated_at END
FROM jobs WHERE status NOT IN ('Draft', 'Live');
