-- A job that nobody has applied to has nothing to end: closing it writes no row here, until an application comes after all.
DROP TRIGGER `jobs_closed_inserted`;
--> statement-breakpoint
DROP TRIGGER `jobs_closed`;
--> statement-breakpoint
CREATE TRIGGER `jobs_closed` AFTER UPDATE OF `status` ON `jobs`
WHEN new.application_count > 0 AND old.status IN ('Draft', 'Live') AND new.status NOT IN ('Draft', 'Live') BEGIN
	INSERT OR REPLACE INTO closed_jobs (job_id, company_id, closed_at, due_at) VALUES (new.id, new.company_id, new.updated_at, new.updated_at);
END;
--> statement-breakpoint
DROP TRIGGER `applications_reopened`;
--> statement-breakpoint
-- A rejection that is undone, or an application that is added: the job is looked at, again or for the first time.
CREATE TRIGGER `applications_reopened` AFTER UPDATE OF `status` ON `applications` WHEN old.status <> 'active' AND new.status = 'active' BEGIN
	INSERT INTO closed_jobs (job_id, company_id, closed_at, due_at)
	SELECT j.id, j.company_id, j.updated_at, new.updated_at FROM jobs j WHERE j.id = new.job_id AND j.status NOT IN ('Draft', 'Live')
	ON CONFLICT (job_id) DO UPDATE SET due_at = excluded.due_at WHERE due_at IS NULL;
END;
--> statement-breakpoint
DROP TRIGGER `applications_on_closed`;
--> statement-breakpoint
CREATE TRIGGER `applications_on_closed` AFTER INSERT ON `applications` WHEN new.status = 'active' BEGIN
	INSERT INTO closed_jobs (job_id, company_id, closed_at, due_at)
	SELECT j.id, j.company_id, j.updated_at, new.updated_at FROM jobs j WHERE j.id = new.job_id AND j.status NOT IN ('Draft', 'Live')
	ON CONFLICT (job_id) DO UPDATE SET due_at = excluded.due_at WHERE due_at IS NULL;
END;
