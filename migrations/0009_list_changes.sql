ALTER TABLE `listed_companies` ADD `changed_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `job_counts` ADD `changed_at` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
DROP TRIGGER `listed_jobs_counted`;
--> statement-breakpoint
DROP TRIGGER `listed_jobs_recounted`;
--> statement-breakpoint
DROP TRIGGER `listed_jobs_uncounted`;
--> statement-breakpoint
DROP TRIGGER `listed_companies_counted`;
--> statement-breakpoint
DROP TRIGGER `listed_companies_uncounted`;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_counted` AFTER INSERT ON `listed_jobs` BEGIN
	INSERT INTO job_counts (domain_id, place_id, country_id, n, changed_at)
	SELECT iif(domains.one, new.domain_id, 0), iif(level.n = 2, new.place_id, 0), iif(level.n > 0, new.country_id, 0), 1,
		cast(unixepoch('subsec') * 1000 AS INTEGER)
	FROM (SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2) level
	JOIN (SELECT 0 AS one UNION ALL SELECT 1) domains
	WHERE level.n = 0 OR (level.n = 1 AND new.country_id > 0) OR (level.n = 2 AND new.place_id > 0)
	ON CONFLICT (domain_id, place_id, country_id) DO UPDATE SET n = n + 1, changed_at = max(changed_at, excluded.changed_at);
END;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_recounted` AFTER UPDATE OF `domain_id`, `country_id`, `place_id` ON `listed_jobs`
WHEN old.domain_id <> new.domain_id OR old.country_id <> new.country_id OR old.place_id <> new.place_id BEGIN
	INSERT INTO job_counts (domain_id, place_id, country_id, n, changed_at)
	SELECT iif(domains.one, j.domain_id, 0), iif(level.n = 2, j.place_id, 0), iif(level.n > 0, j.country_id, 0), sum(j.difference),
		cast(unixepoch('subsec') * 1000 AS INTEGER)
	FROM (
		SELECT old.domain_id, old.country_id, old.place_id, -1 AS difference
		UNION ALL SELECT new.domain_id, new.country_id, new.place_id, 1
	) j
	JOIN (SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2) level
		ON level.n = 0 OR (level.n = 1 AND j.country_id > 0) OR (level.n = 2 AND j.place_id > 0)
	JOIN (SELECT 0 AS one UNION ALL SELECT 1) domains
	GROUP BY 1, 2, 3 HAVING sum(j.difference) <> 0
	ON CONFLICT (domain_id, place_id, country_id) DO UPDATE SET n = n + excluded.n, changed_at = max(changed_at, excluded.changed_at);
END;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_uncounted` AFTER DELETE ON `listed_jobs` BEGIN
	UPDATE job_counts SET n = n - 1, changed_at = max(changed_at, cast(unixepoch('subsec') * 1000 AS INTEGER))
	WHERE domain_id IN (0, old.domain_id) AND (
		(place_id = 0 AND country_id = 0)
		OR (place_id = 0 AND country_id = old.country_id AND old.country_id > 0)
		OR (place_id = old.place_id AND country_id = old.country_id AND old.place_id > 0)
	);
END;
--> statement-breakpoint
CREATE TRIGGER `listed_companies_counted` AFTER INSERT ON `listed_jobs` BEGIN
	UPDATE listed_companies SET job_count = job_count + 1, changed_at = max(changed_at, cast(unixepoch('subsec') * 1000 AS INTEGER))
	WHERE company_id = new.company_id;
	UPDATE listed_companies SET has_jobs = 1 WHERE company_id = new.company_id AND has_jobs = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_companies_uncounted` AFTER DELETE ON `listed_jobs` BEGIN
	UPDATE listed_companies SET job_count = job_count - 1, changed_at = max(changed_at, cast(unixepoch('subsec') * 1000 AS INTEGER))
	WHERE company_id = old.company_id;
	UPDATE listed_companies SET has_jobs = 0 WHERE company_id = old.company_id AND job_count = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_edited` AFTER UPDATE ON `listed_jobs` BEGIN
	UPDATE listed_companies SET changed_at = cast(unixepoch('subsec') * 1000 AS INTEGER) WHERE company_id = new.company_id AND changed_at < cast(unixepoch('subsec') * 1000 AS INTEGER);
	UPDATE job_counts SET changed_at = cast(unixepoch('subsec') * 1000 AS INTEGER)
	WHERE domain_id = new.domain_id AND place_id = 0 AND country_id = 0 AND changed_at < cast(unixepoch('subsec') * 1000 AS INTEGER);
END;
--> statement-breakpoint
CREATE TRIGGER `company_profiles_in_feeds` AFTER UPDATE ON `company_profiles`
WHEN EXISTS (SELECT 1 FROM listed_companies WHERE company_id = new.id AND has_jobs = 1) BEGIN
	UPDATE listed_companies SET changed_at = cast(unixepoch('subsec') * 1000 AS INTEGER) WHERE company_id = new.id AND changed_at < cast(unixepoch('subsec') * 1000 AS INTEGER);
	UPDATE job_counts SET changed_at = cast(unixepoch('subsec') * 1000 AS INTEGER)
	WHERE domain_id = (SELECT domain_id FROM listed_companies WHERE company_id = new.id)
		AND place_id = 0 AND country_id = 0 AND changed_at < cast(unixepoch('subsec') * 1000 AS INTEGER);
END;
