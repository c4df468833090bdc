CREATE TRIGGER `jobs_moved` AFTER UPDATE OF `office_id` ON `jobs` WHEN old.office_id IS NOT new.office_id BEGIN
	UPDATE jobs SET (country_id, place_id) = (
		SELECT coalesce(p.country_id, o.country_id, c.country_id, 0), coalesce(p.id, 0)
		FROM companies c LEFT JOIN offices o ON o.id = jobs.office_id LEFT JOIN places p ON p.id = o.place_id
		WHERE c.id = jobs.company_id
	)
	WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_reopened` AFTER UPDATE OF `status` ON `jobs` WHEN old.status NOT IN ('Draft', 'Live') AND new.status IN ('Draft', 'Live') BEGIN
	DELETE FROM closed_jobs WHERE job_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_closed` AFTER UPDATE OF `status` ON `jobs`
WHEN new.application_count > 0 AND old.status IN ('Draft', 'Live') AND new.status NOT IN ('Draft', 'Live') BEGIN
	INSERT OR REPLACE INTO closed_jobs (job_id, company_id, closed_at, due_at) VALUES (new.id, new.company_id, new.updated_at, new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER `applications_reopened` AFTER UPDATE OF `status` ON `applications` WHEN old.status <> 'active' AND new.status = 'active' BEGIN
	INSERT INTO closed_jobs (job_id, company_id, closed_at, due_at)
	SELECT j.id, j.company_id, j.updated_at, new.updated_at FROM jobs j WHERE j.id = new.job_id AND j.status NOT IN ('Draft', 'Live')
	ON CONFLICT (job_id) DO UPDATE SET due_at = excluded.due_at WHERE due_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_on_closed` AFTER INSERT ON `applications` WHEN new.status = 'active' BEGIN
	INSERT INTO closed_jobs (job_id, company_id, closed_at, due_at)
	SELECT j.id, j.company_id, j.updated_at, new.updated_at FROM jobs j WHERE j.id = new.job_id AND j.status NOT IN ('Draft', 'Live')
	ON CONFLICT (job_id) DO UPDATE SET due_at = excluded.due_at WHERE due_at IS NULL;
END;
