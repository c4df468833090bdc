CREATE TRIGGER `jobs_inserted` AFTER INSERT ON `jobs` BEGIN
	UPDATE jobs SET
		domain_id = (SELECT career_domain_id FROM companies WHERE id = new.company_id),
		(country_id, place_id) = (
			SELECT coalesce(p.country_id, o.country_id, c.country_id, 0), coalesce(p.id, 0)
			FROM companies c LEFT JOIN offices o ON o.id = new.office_id LEFT JOIN places p ON p.id = o.place_id
			WHERE c.id = new.company_id
		)
	WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_status_inserted` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO company_job_counts (company_id, status, n) VALUES (new.company_id, new.status, 1)
	ON CONFLICT (company_id, status) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_status_changed` AFTER UPDATE OF `status` ON `jobs` WHEN old.status <> new.status BEGIN
	UPDATE company_job_counts SET n = n - 1 WHERE company_id = new.company_id AND status = old.status;
	INSERT INTO company_job_counts (company_id, status, n) VALUES (new.company_id, new.status, 1)
	ON CONFLICT (company_id, status) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_status_deleted` AFTER DELETE ON `jobs` BEGIN
	UPDATE company_job_counts SET n = n - 1 WHERE company_id = old.company_id AND status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_inserted` AFTER INSERT ON `applications` BEGIN
	UPDATE jobs SET application_count = application_count + 1 WHERE id = new.job_id;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_moved` AFTER UPDATE OF `job_id` ON `applications` WHEN old.job_id <> new.job_id BEGIN
	UPDATE jobs SET application_count = application_count - 1 WHERE id = old.job_id;
	UPDATE jobs SET application_count = application_count + 1 WHERE id = new.job_id;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_deleted` AFTER DELETE ON `applications` BEGIN
	UPDATE jobs SET application_count = application_count - 1 WHERE id = old.job_id;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_staged` AFTER INSERT ON `applications` BEGIN
	UPDATE stages SET application_count = application_count + 1 WHERE id = new.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_restaged` AFTER UPDATE OF `stage_id` ON `applications` WHEN old.stage_id <> new.stage_id BEGIN
	UPDATE stages SET application_count = application_count - 1 WHERE id = old.stage_id;
	UPDATE stages SET application_count = application_count + 1 WHERE id = new.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_unstaged` AFTER DELETE ON `applications` BEGIN
	UPDATE stages SET application_count = application_count - 1 WHERE id = old.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_counted` AFTER INSERT ON `offices` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'offices', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_uncounted` AFTER DELETE ON `offices` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'offices';
END;
--> statement-breakpoint
CREATE TRIGGER `pipelines_counted` AFTER INSERT ON `pipelines` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'pipelines', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `pipelines_uncounted` AFTER DELETE ON `pipelines` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'pipelines';
END;
--> statement-breakpoint
CREATE TRIGGER `contracted_companies_counted` AFTER INSERT ON `contracted_companies` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'contracted_companies', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `contracted_companies_uncounted` AFTER DELETE ON `contracted_companies` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'contracted_companies';
END;
--> statement-breakpoint
CREATE TRIGGER `members_counted` AFTER INSERT ON `members` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'members', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `members_uncounted` AFTER DELETE ON `members` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'members';
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_logs_counted` AFTER INSERT ON `webhook_logs` BEGIN
	INSERT INTO webhook_log_counts (webhook_id, event, has_succeeded, n)
	VALUES (new.webhook_id, new.event, new.has_succeeded, 1)
	ON CONFLICT (webhook_id, event, has_succeeded) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_logs_uncounted` AFTER DELETE ON `webhook_logs` BEGIN
	UPDATE webhook_log_counts SET n = n - 1
	WHERE webhook_id = old.webhook_id AND event = old.event AND has_succeeded = old.has_succeeded;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_counted` AFTER INSERT ON `applications` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'applications', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_uncounted` AFTER DELETE ON `applications` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'applications';
END;
--> statement-breakpoint
CREATE TRIGGER `meetings_counted` AFTER INSERT ON `meetings` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'meetings', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `meetings_uncounted` AFTER DELETE ON `meetings` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'meetings';
END;
--> statement-breakpoint
CREATE TRIGGER `posts_counted` AFTER INSERT ON `posts` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'posts', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_uncounted` AFTER DELETE ON `posts` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'posts';
END;
--> statement-breakpoint
CREATE TRIGGER job_stage_counts_insert AFTER INSERT ON applications WHEN new.status <> 'rejected' BEGIN
	INSERT INTO job_stage_counts (job_id, stage_id, application_count) VALUES (new.job_id, new.stage_id, 1)
		ON CONFLICT DO UPDATE SET application_count = application_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER job_stage_counts_delete AFTER DELETE ON applications WHEN old.status <> 'rejected' BEGIN
	UPDATE job_stage_counts SET application_count = application_count - 1
		WHERE job_id = old.job_id AND stage_id = old.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER job_stage_counts_update AFTER UPDATE OF job_id, stage_id, status ON applications
	WHEN (old.job_id, old.stage_id, old.status <> 'rejected') IS NOT (new.job_id, new.stage_id, new.status <> 'rejected') BEGIN
	UPDATE job_stage_counts SET application_count = application_count - 1
		WHERE job_id = old.job_id AND stage_id = old.stage_id AND old.status <> 'rejected';
	INSERT INTO job_stage_counts (job_id, stage_id, application_count)
		SELECT new.job_id, new.stage_id, 1 WHERE new.status <> 'rejected'
		ON CONFLICT DO UPDATE SET application_count = application_count + 1;
END;
