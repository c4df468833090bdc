-- The public listing (contract 4.7), and the numbers that are kept instead of counted.
--
-- jobs.listed_at alone decides what the public sees: microseconds since the Unix epoch, unique, NULL: not public. It is
-- visibility, order, the 35 days and the row id of the full text at once. Triggers keep it and all that follows from it,
-- so that the API, the cron and an operator's console cannot leave a trace of one without the other.
--
-- Two rules for whoever edits these triggers. They do not read a clock: the readers and the cron know what is over age.
-- And SQLite fires the triggers of one event in no order that can be relied on, some of them nested in others: so state is
-- always made from the row as it stands (never from NEW), and counters move by signed differences, which add up in any order.

-- Listed jobs by domain, place and country; 0 stands for all of them. A count of 0 may stay.
CREATE TABLE `job_counts` (
	`domain_id` integer NOT NULL,
	`place_id` integer NOT NULL,
	`country_id` integer NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`domain_id`, `place_id`, `country_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `job_counts_top` ON `job_counts` (`domain_id`,`country_id`,`n` desc,`place_id`) WHERE place_id > 0 and n > 0;
--> statement-breakpoint
-- The row id is jobs.listed_at. `scope` holds what a list may be narrowed by, one token each: d5 domain, c276 country,
-- p42 place, d5c276 and d5p42 both, w1 workplace, k7 category, e1 employment type. So every list is one term's documents
-- from the newest, and every filter one more term. Positions are kept (detail) because Chinese and Japanese words are
-- phrases of character pairs.
CREATE VIRTUAL TABLE `job_search` USING fts5(title, scope, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#'");
--> statement-breakpoint

-- Where a job is: from its office, else its company. A place knows its country best.
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
CREATE TRIGGER `jobs_moved` AFTER UPDATE OF `office_id` ON `jobs` WHEN old.office_id IS NOT new.office_id BEGIN
	UPDATE jobs SET (country_id, place_id) = (
		SELECT coalesce(p.country_id, o.country_id, c.country_id, 0), coalesce(p.id, 0)
		FROM companies c LEFT JOIN offices o ON o.id = jobs.office_id LEFT JOIN places p ON p.id = o.place_id
		WHERE c.id = jobs.company_id
	)
	WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_moved` AFTER UPDATE OF `place_id`, `country_id` ON `offices`
WHEN old.place_id IS NOT new.place_id OR old.country_id IS NOT new.country_id BEGIN
	UPDATE jobs SET (country_id, place_id) = (
		SELECT coalesce(p.country_id, o.country_id, c.country_id, 0), coalesce(p.id, 0)
		FROM companies c JOIN offices o ON o.id = jobs.office_id LEFT JOIN places p ON p.id = o.place_id
		WHERE c.id = jobs.company_id
	)
	WHERE office_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `companies_moved` AFTER UPDATE OF `country_id` ON `companies` WHEN old.country_id IS NOT new.country_id BEGIN
	UPDATE jobs SET country_id = coalesce(new.country_id, 0)
	WHERE company_id = new.id AND NOT EXISTS (
		SELECT 1 FROM offices o WHERE o.id = jobs.office_id AND (o.place_id IS NOT NULL OR o.country_id IS NOT NULL)
	);
END;
--> statement-breakpoint
-- Writing domain_id, changed or not, asks jobs_listed to look again.
CREATE TRIGGER `companies_domain` AFTER UPDATE OF `career_domain_id`, `is_test` ON `companies`
WHEN old.career_domain_id <> new.career_domain_id OR old.is_test <> new.is_test BEGIN
	UPDATE jobs SET domain_id = new.career_domain_id
	WHERE company_id = new.id AND (domain_id <> new.career_domain_id OR status = 'Live');
END;
--> statement-breakpoint
CREATE TRIGGER `career_domains_test` AFTER UPDATE OF `is_test` ON `career_domains` WHEN old.is_test <> new.is_test BEGIN
	UPDATE jobs SET domain_id = domain_id
	WHERE status = 'Live' AND company_id IN (SELECT id FROM companies WHERE career_domain_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_keep_company` BEFORE UPDATE OF `company_id` ON `jobs` WHEN old.company_id <> new.company_id BEGIN
	SELECT raise(ABORT, 'a job stays with its company');
END;
--> statement-breakpoint

-- What the public sees. A listed job keeps its place in the order as long as its publication is the same.
CREATE TRIGGER `jobs_insert_unlisted` BEFORE INSERT ON `jobs` WHEN new.listed_at IS NOT NULL BEGIN
	SELECT raise(ABORT, 'listed_at is written by the listing triggers');
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_listed` AFTER UPDATE OF `status`, `status_by_admin`, `published_at`, `domain_id` ON `jobs` BEGIN
	UPDATE jobs SET listed_at = NULL
	WHERE id = new.id AND listed_at IS NOT NULL AND (
		status <> 'Live' OR status_by_admin <> 'approved' OR published_at IS NULL
		OR (SELECT c.is_test OR d.is_test FROM companies c JOIN career_domains d ON d.id = c.career_domain_id WHERE c.id = company_id)
	);
	-- The first free microsecond of the publication's millisecond; when a thousand jobs fill that, the first one after it.
	UPDATE jobs SET listed_at = iif(
		EXISTS (SELECT 1 FROM jobs l WHERE l.listed_at = jobs.published_at * 1000 + 999),
		(SELECT l.listed_at + 1 FROM jobs l
			WHERE l.listed_at >= jobs.published_at * 1000 AND NOT EXISTS (SELECT 1 FROM jobs m WHERE m.listed_at = l.listed_at + 1)
			ORDER BY l.listed_at LIMIT 1),
		coalesce(
			(SELECT max(l.listed_at) + 1 FROM jobs l WHERE l.listed_at BETWEEN jobs.published_at * 1000 AND jobs.published_at * 1000 + 999),
			jobs.published_at * 1000)
	)
	WHERE id = new.id AND status = 'Live' AND status_by_admin = 'approved' AND published_at IS NOT NULL
		AND (listed_at IS NULL OR old.published_at IS NOT new.published_at)
		AND NOT (SELECT c.is_test OR d.is_test FROM companies c JOIN career_domains d ON d.id = c.career_domain_id WHERE c.id = company_id);
END;
--> statement-breakpoint

-- The counters: each job counts once for all and for its domain, everywhere, in its country and in its place.
CREATE TRIGGER `jobs_counted` AFTER UPDATE OF `listed_at`, `domain_id`, `country_id`, `place_id` ON `jobs`
WHEN (old.listed_at IS NULL) <> (new.listed_at IS NULL) OR (new.listed_at IS NOT NULL AND
	(old.domain_id <> new.domain_id OR old.country_id <> new.country_id OR old.place_id <> new.place_id)) BEGIN
	INSERT INTO job_counts (domain_id, place_id, country_id, n)
	SELECT iif(domains.one, j.domain_id, 0), iif(level.n = 2, j.place_id, 0), iif(level.n > 0, j.country_id, 0), sum(j.difference)
	FROM (
		SELECT old.domain_id, old.country_id, old.place_id, -1 AS difference WHERE old.listed_at IS NOT NULL
		UNION ALL SELECT new.domain_id, new.country_id, new.place_id, 1 WHERE new.listed_at IS NOT NULL
	) j
	JOIN (SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2) level
		ON level.n = 0 OR (level.n = 1 AND j.country_id > 0) OR (level.n = 2 AND j.place_id > 0)
	JOIN (SELECT 0 AS one UNION ALL SELECT 1) domains
	GROUP BY 1, 2, 3 HAVING sum(j.difference) <> 0
	ON CONFLICT (domain_id, place_id, country_id) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_uncounted` AFTER DELETE ON `jobs` WHEN old.listed_at IS NOT NULL BEGIN
	UPDATE job_counts SET n = n - 1
	WHERE domain_id IN (0, old.domain_id) AND (
		(place_id = 0 AND country_id = 0)
		OR (place_id = 0 AND country_id = old.country_id AND old.country_id > 0)
		OR (place_id = old.place_id AND country_id = old.country_id AND old.place_id > 0)
	);
END;
--> statement-breakpoint

-- The full text.
CREATE TRIGGER `jobs_indexed` AFTER UPDATE OF `listed_at`, `title_indexed`, `domain_id`, `country_id`, `place_id`, `workplace`, `category_id`, `employment_type_mask` ON `jobs`
WHEN old.listed_at IS NOT new.listed_at OR (new.listed_at IS NOT NULL AND (
	old.title_indexed <> new.title_indexed OR old.domain_id <> new.domain_id OR old.country_id <> new.country_id
	OR old.place_id <> new.place_id OR old.workplace <> new.workplace OR old.category_id IS NOT new.category_id
	OR old.employment_type_mask <> new.employment_type_mask)) BEGIN
	DELETE FROM job_search WHERE rowid = old.listed_at;
	DELETE FROM job_search WHERE rowid = (SELECT listed_at FROM jobs WHERE id = new.id);
	INSERT INTO job_search (rowid, title, scope)
	SELECT listed_at, title_indexed,
		'd' || domain_id
		|| iif(country_id > 0, ' c' || country_id || ' d' || domain_id || 'c' || country_id, '')
		|| iif(place_id > 0, ' p' || place_id || ' d' || domain_id || 'p' || place_id, '')
		|| ' w' || iif(workplace = 'On-site', 1, iif(workplace = 'Remote', 2, 3))
		|| coalesce(' k' || category_id, '')
		|| iif(employment_type_mask & 1, ' e1', '') || iif(employment_type_mask & 2, ' e2', '')
		|| iif(employment_type_mask & 4, ' e3', '') || iif(employment_type_mask & 8, ' e4', '')
		|| iif(employment_type_mask & 16, ' e5', '') || iif(employment_type_mask & 32, ' e6', '')
		|| iif(employment_type_mask & 64, ' e7', '') || iif(employment_type_mask & 128, ' e8', '')
	FROM jobs WHERE id = new.id AND listed_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_unindexed` AFTER DELETE ON `jobs` WHEN old.listed_at IS NOT NULL BEGIN
	DELETE FROM job_search WHERE rowid = old.listed_at;
END;
--> statement-breakpoint

-- How many jobs a company has of each status, and applications a job.
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
