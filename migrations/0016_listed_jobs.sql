-- What the public sees, in tables of its own: the career domains and the location API read these and nothing of a company's.
--
-- jobs.listed_at stays what decides (0001_listing.sql, whose two rules hold here too: no clock, and state is made from the row
-- as it stands). A job that gets one is copied to listed_jobs, a job that loses it is deleted there. The counters and the full
-- text follow listed_jobs, no longer jobs. A condition on NEW.status below spares a row that is deleted in the same change.

CREATE TABLE `company_profiles` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`logo_key` text,
	`website` text,
	`is_test` integer DEFAULT false NOT NULL,
	`description` text
);
--> statement-breakpoint
CREATE TABLE `job_pages` (
	`hash_id` text PRIMARY KEY NOT NULL,
	`listed_at` integer NOT NULL,
	`company_id` integer NOT NULL,
	`domain_id` integer NOT NULL,
	`country_id` integer NOT NULL,
	`category_id` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `listed_jobs` (
	`listed_at` integer PRIMARY KEY NOT NULL,
	`job_id` integer NOT NULL,
	`hash_id` text NOT NULL,
	`company_id` integer NOT NULL,
	`domain_id` integer NOT NULL,
	`country_id` integer NOT NULL,
	`place_id` integer NOT NULL,
	`title` text NOT NULL,
	`title_indexed` text NOT NULL,
	`workplace` text NOT NULL,
	`seniority` text,
	`category_id` integer,
	`employment_type_mask` integer NOT NULL,
	`currency` text,
	`min_salary` real,
	`max_salary` real,
	`pay_period` text,
	`skills` text NOT NULL,
	`benefits` text NOT NULL,
	`street` text,
	`postal_code` text,
	`published_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`shown_at` integer
);
--> statement-breakpoint
CREATE INDEX `listed_jobs_in_country` ON `listed_jobs` (`country_id`);--> statement-breakpoint
CREATE INDEX `listed_jobs_in_domain_country` ON `listed_jobs` (`domain_id`,`country_id`);--> statement-breakpoint
CREATE INDEX `listed_jobs_in_domain_place` ON `listed_jobs` (`domain_id`,`place_id`);--> statement-breakpoint
CREATE TABLE `listed_texts` (
	`listed_at` integer PRIMARY KEY NOT NULL,
	`description` text,
	`tasks` text,
	`requirements` text
);
--> statement-breakpoint
-- `jobs_listed` and `jobs_listed_in_domain_country` stay for one release: the queries of the release before name them.
DROP INDEX `jobs_listed_in_country`;--> statement-breakpoint
DROP INDEX `jobs_listed_in_domain_place`;
--> statement-breakpoint
DROP TRIGGER `jobs_listed`;--> statement-breakpoint
DROP TRIGGER `jobs_counted`;--> statement-breakpoint
DROP TRIGGER `jobs_uncounted`;--> statement-breakpoint
DROP TRIGGER `jobs_indexed`;--> statement-breakpoint
DROP TRIGGER `jobs_unindexed`;--> statement-breakpoint
DROP TRIGGER `jobs_shown`;
--> statement-breakpoint

-- A job as it is listed. It may come on the listing later than it was published; it keeps its place in the order then.
CREATE VIEW `jobs_as_listed` AS
SELECT j.listed_at, j.id AS job_id, j.hash_id, j.company_id, j.domain_id, j.country_id, j.place_id, j.title, j.title_indexed,
	j.workplace, j.seniority, j.category_id, j.employment_type_mask, j.currency, j.min_salary, j.max_salary, j.pay_period,
	j.skills, j.benefits, o.address AS street, o.zipcode AS postal_code, j.published_at, j.updated_at,
	iif(j.updated_at > j.published_at + 60000, j.updated_at, NULL) AS shown_at
FROM jobs j LEFT JOIN offices o ON o.id = j.office_id;
--> statement-breakpoint

-- The rows there are. The counters and the full text have them already: their triggers come after.
INSERT INTO company_profiles (id, name, logo_key, website, is_test, description)
SELECT id, name, logo_key, website, is_test, description FROM companies;
--> statement-breakpoint
INSERT INTO listed_jobs (listed_at, job_id, hash_id, company_id, domain_id, country_id, place_id, title, title_indexed,
	workplace, seniority, category_id, employment_type_mask, currency, min_salary, max_salary, pay_period,
	skills, benefits, street, postal_code, published_at, updated_at, shown_at)
SELECT l.listed_at, job_id, l.hash_id, l.company_id, l.domain_id, l.country_id, l.place_id, l.title, l.title_indexed,
	l.workplace, l.seniority, l.category_id, l.employment_type_mask, l.currency, l.min_salary, l.max_salary, l.pay_period,
	l.skills, l.benefits, street, postal_code, l.published_at, l.updated_at, j.shown_at
FROM jobs_as_listed l JOIN jobs j ON j.id = l.job_id WHERE l.listed_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO listed_texts (listed_at, description, tasks, requirements)
SELECT j.listed_at, t.description, t.tasks, t.requirements
FROM jobs j JOIN job_texts t ON t.job_id = j.id WHERE j.listed_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO job_pages (hash_id, listed_at, company_id, domain_id, country_id, category_id)
SELECT hash_id, coalesce(listed_at, published_at * 1000), company_id, domain_id, country_id, category_id
FROM jobs WHERE published_at IS NOT NULL AND status_by_admin <> 'pending'
	AND NOT (SELECT c.is_test OR d.is_test FROM companies c JOIN career_domains d ON d.id = c.career_domain_id WHERE c.id = company_id);
--> statement-breakpoint

CREATE TRIGGER `jobs_listed` AFTER UPDATE OF `status`, `status_by_admin`, `published_at`, `domain_id` ON `jobs` BEGIN
	UPDATE jobs SET listed_at = NULL
	WHERE id = new.id AND listed_at IS NOT NULL AND (
		status <> 'Live' OR status_by_admin <> 'approved' OR published_at IS NULL
		OR (SELECT c.is_test OR d.is_test FROM companies c JOIN career_domains d ON d.id = c.career_domain_id WHERE c.id = company_id)
	);
	-- The first free microsecond of the publication's millisecond; when a thousand jobs fill that, the first one after it.
	UPDATE jobs SET listed_at = iif(
		EXISTS (SELECT 1 FROM listed_jobs l WHERE l.listed_at = jobs.published_at * 1000 + 999),
		(SELECT l.listed_at + 1 FROM listed_jobs l
			WHERE l.listed_at >= jobs.published_at * 1000 AND NOT EXISTS (SELECT 1 FROM listed_jobs m WHERE m.listed_at = l.listed_at + 1)
			ORDER BY l.listed_at LIMIT 1),
		coalesce(
			(SELECT max(l.listed_at) + 1 FROM listed_jobs l WHERE l.listed_at BETWEEN jobs.published_at * 1000 AND jobs.published_at * 1000 + 999),
			jobs.published_at * 1000)
	)
	WHERE id = new.id AND status = 'Live' AND status_by_admin = 'approved' AND published_at IS NOT NULL
		AND (listed_at IS NULL OR old.published_at IS NOT new.published_at)
		AND NOT (SELECT c.is_test OR d.is_test FROM companies c JOIN career_domains d ON d.id = c.career_domain_id WHERE c.id = company_id);
END;
--> statement-breakpoint

-- Jobs that come on the listing, change, move and go.
CREATE TRIGGER `jobs_to_listing` AFTER UPDATE OF `listed_at` ON `jobs` WHEN old.listed_at IS NOT new.listed_at BEGIN
	DELETE FROM listed_jobs WHERE listed_at = old.listed_at;
	INSERT INTO listed_jobs (listed_at, job_id, hash_id, company_id, domain_id, country_id, place_id, title, title_indexed,
		workplace, seniority, category_id, employment_type_mask, currency, min_salary, max_salary, pay_period,
		skills, benefits, street, postal_code, published_at, updated_at, shown_at)
	SELECT listed_at, job_id, hash_id, company_id, domain_id, country_id, place_id, title, title_indexed,
		workplace, seniority, category_id, employment_type_mask, currency, min_salary, max_salary, pay_period,
		skills, benefits, street, postal_code, published_at, updated_at, iif(old.listed_at IS NULL, shown_at, NULL)
	FROM jobs_as_listed WHERE job_id = new.id AND listed_at IS NOT NULL;
	INSERT INTO listed_texts (listed_at, description, tasks, requirements)
	SELECT j.listed_at, t.description, t.tasks, t.requirements
	FROM jobs j JOIN job_texts t ON t.job_id = j.id WHERE j.id = new.id AND j.listed_at IS NOT NULL;
	INSERT INTO job_pages (hash_id, listed_at, company_id, domain_id, country_id, category_id)
	SELECT hash_id, listed_at, company_id, domain_id, country_id, category_id FROM jobs WHERE id = new.id AND listed_at IS NOT NULL
	ON CONFLICT (hash_id) DO UPDATE SET listed_at = excluded.listed_at WHERE listed_at <> excluded.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_edit_listing` AFTER UPDATE OF `title`, `title_indexed`, `workplace`, `seniority`, `category_id`, `employment_type_mask`,
	`currency`, `min_salary`, `max_salary`, `pay_period`, `skills`, `benefits`, `updated_at` ON `jobs`
WHEN old.listed_at IS NOT NULL AND new.status = 'Live' AND new.status_by_admin = 'approved' BEGIN
	UPDATE listed_jobs SET (title, title_indexed, workplace, seniority, category_id, employment_type_mask,
		currency, min_salary, max_salary, pay_period, skills, benefits, updated_at) = (
		SELECT title, title_indexed, workplace, seniority, category_id, employment_type_mask,
			currency, min_salary, max_salary, pay_period, skills, benefits, updated_at
		FROM jobs WHERE id = new.id
	)
	WHERE listed_at = (SELECT listed_at FROM jobs WHERE id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_move_listing` AFTER UPDATE OF `domain_id`, `country_id`, `place_id`, `office_id` ON `jobs`
WHEN new.listed_at IS NOT NULL AND (old.domain_id <> new.domain_id OR old.country_id <> new.country_id
	OR old.place_id <> new.place_id OR old.office_id IS NOT new.office_id) BEGIN
	UPDATE listed_jobs SET (domain_id, country_id, place_id, street, postal_code) = (
		SELECT domain_id, country_id, place_id, street, postal_code FROM jobs_as_listed WHERE job_id = new.id
	)
	WHERE listed_at = (SELECT listed_at FROM jobs WHERE id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_off_listing` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM listed_jobs WHERE listed_at = old.listed_at;
	DELETE FROM job_pages WHERE hash_id = old.hash_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_edit_listing` AFTER UPDATE OF `address`, `zipcode` ON `offices`
WHEN old.address IS NOT new.address OR old.zipcode IS NOT new.zipcode BEGIN
	UPDATE listed_jobs SET street = new.address, postal_code = new.zipcode
	WHERE listed_at IN (SELECT listed_at FROM jobs WHERE office_id = new.id AND listed_at IS NOT NULL);
END;
--> statement-breakpoint

-- Their long texts.
CREATE TRIGGER `job_texts_to_listing` AFTER INSERT ON `job_texts` BEGIN
	INSERT INTO listed_texts (listed_at, description, tasks, requirements)
	SELECT j.listed_at, t.description, t.tasks, t.requirements
	FROM jobs j JOIN job_texts t ON t.job_id = j.id WHERE j.id = new.job_id AND j.listed_at IS NOT NULL
	ON CONFLICT (listed_at) DO UPDATE SET description = excluded.description, tasks = excluded.tasks, requirements = excluded.requirements;
END;
--> statement-breakpoint
CREATE TRIGGER `job_texts_edit_listing` AFTER UPDATE ON `job_texts`
WHEN old.description IS NOT new.description OR old.tasks IS NOT new.tasks OR old.requirements IS NOT new.requirements BEGIN
	UPDATE listed_texts SET (description, tasks, requirements) = (
		SELECT description, tasks, requirements FROM job_texts WHERE job_id = new.job_id
	)
	WHERE listed_at = (SELECT listed_at FROM jobs WHERE id = new.job_id);
END;
--> statement-breakpoint
CREATE TRIGGER `job_texts_off_listing` AFTER DELETE ON `job_texts` BEGIN
	DELETE FROM listed_texts WHERE listed_at = (SELECT listed_at FROM jobs WHERE id = old.job_id);
END;
--> statement-breakpoint
CREATE TRIGGER `listed_texts_deleted` AFTER DELETE ON `listed_jobs` BEGIN
	DELETE FROM listed_texts WHERE listed_at = old.listed_at;
END;
--> statement-breakpoint

-- The pages of jobs that are or were listed. A job that waits for approval has none, until it is listed again.
CREATE TRIGGER `job_pages_moved` AFTER UPDATE OF `domain_id`, `country_id`, `category_id` ON `jobs`
WHEN old.domain_id <> new.domain_id OR old.country_id <> new.country_id OR old.category_id IS NOT new.category_id BEGIN
	UPDATE job_pages SET (domain_id, country_id, category_id) = (SELECT domain_id, country_id, category_id FROM jobs WHERE id = new.id)
	WHERE hash_id = new.hash_id;
END;
--> statement-breakpoint
CREATE TRIGGER `job_pages_reviewed` AFTER UPDATE OF `status_by_admin` ON `jobs`
WHEN old.status_by_admin <> new.status_by_admin AND new.status_by_admin = 'pending' BEGIN
	DELETE FROM job_pages WHERE hash_id = new.hash_id;
END;
--> statement-breakpoint

CREATE TRIGGER `company_profiles_inserted` AFTER INSERT ON `companies` BEGIN
	INSERT INTO company_profiles (id, name, logo_key, website, is_test, description)
	SELECT id, name, logo_key, website, is_test, description FROM companies WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_profiles_edited` AFTER UPDATE OF `name`, `logo_key`, `website`, `is_test`, `description` ON `companies`
WHEN old.name <> new.name OR old.logo_key IS NOT new.logo_key OR old.website IS NOT new.website
	OR old.is_test <> new.is_test OR old.description IS NOT new.description BEGIN
	UPDATE company_profiles SET (name, logo_key, website, is_test, description) = (
		SELECT name, logo_key, website, is_test, description FROM companies WHERE id = new.id
	)
	WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_profiles_deleted` AFTER DELETE ON `companies` BEGIN
	DELETE FROM company_profiles WHERE id = old.id;
END;
--> statement-breakpoint

-- The counters: each job counts once for all and for its domain, everywhere, in its country and in its place.
CREATE TRIGGER `listed_jobs_counted` AFTER INSERT ON `listed_jobs` BEGIN
	INSERT INTO job_counts (domain_id, place_id, country_id, n)
	SELECT iif(domains.one, new.domain_id, 0), iif(level.n = 2, new.place_id, 0), iif(level.n > 0, new.country_id, 0), 1
	FROM (SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2) level
	JOIN (SELECT 0 AS one UNION ALL SELECT 1) domains
	WHERE level.n = 0 OR (level.n = 1 AND new.country_id > 0) OR (level.n = 2 AND new.place_id > 0)
	ON CONFLICT (domain_id, place_id, country_id) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_recounted` AFTER UPDATE OF `domain_id`, `country_id`, `place_id` ON `listed_jobs`
WHEN old.domain_id <> new.domain_id OR old.country_id <> new.country_id OR old.place_id <> new.place_id BEGIN
	INSERT INTO job_counts (domain_id, place_id, country_id, n)
	SELECT iif(domains.one, j.domain_id, 0), iif(level.n = 2, j.place_id, 0), iif(level.n > 0, j.country_id, 0), sum(j.difference)
	FROM (
		SELECT old.domain_id, old.country_id, old.place_id, -1 AS difference
		UNION ALL SELECT new.domain_id, new.country_id, new.place_id, 1
	) j
	JOIN (SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2) level
		ON level.n = 0 OR (level.n = 1 AND j.country_id > 0) OR (level.n = 2 AND j.place_id > 0)
	JOIN (SELECT 0 AS one UNION ALL SELECT 1) domains
	GROUP BY 1, 2, 3 HAVING sum(j.difference) <> 0
	ON CONFLICT (domain_id, place_id, country_id) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_uncounted` AFTER DELETE ON `listed_jobs` BEGIN
	UPDATE job_counts SET n = n - 1
	WHERE domain_id IN (0, old.domain_id) AND (
		(place_id = 0 AND country_id = 0)
		OR (place_id = 0 AND country_id = old.country_id AND old.country_id > 0)
		OR (place_id = old.place_id AND country_id = old.country_id AND old.place_id > 0)
	);
END;
--> statement-breakpoint

-- The full text, as 0001_listing.sql says. `npm run operator -- rebuild-search-index` fills it from this view, too.
CREATE VIEW `listed_jobs_as_text` AS
SELECT listed_at, title_indexed AS title,
	'd' || domain_id
	|| iif(country_id > 0, ' c' || country_id || ' d' || domain_id || 'c' || country_id, '')
	|| iif(place_id > 0, ' p' || place_id || ' d' || domain_id || 'p' || place_id, '')
	|| ' w' || iif(workplace = 'On-site', 1, iif(workplace = 'Remote', 2, 3))
	|| coalesce(' k' || category_id, '')
	|| iif(employment_type_mask & 1, ' e1', '') || iif(employment_type_mask & 2, ' e2', '')
	|| iif(employment_type_mask & 4, ' e3', '') || iif(employment_type_mask & 8, ' e4', '')
	|| iif(employment_type_mask & 16, ' e5', '') || iif(employment_type_mask & 32, ' e6', '')
	|| iif(employment_type_mask & 64, ' e7', '') || iif(employment_type_mask & 128, ' e8', '') AS scope
FROM listed_jobs;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_indexed` AFTER INSERT ON `listed_jobs` BEGIN
	INSERT INTO job_search (rowid, title, scope)
	SELECT listed_at, title, scope FROM listed_jobs_as_text WHERE listed_at = new.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_reindexed` AFTER UPDATE OF `title_indexed`, `domain_id`, `country_id`, `place_id`, `workplace`, `category_id`, `employment_type_mask` ON `listed_jobs`
WHEN old.title_indexed <> new.title_indexed OR old.domain_id <> new.domain_id OR old.country_id <> new.country_id
	OR old.place_id <> new.place_id OR old.workplace <> new.workplace OR old.category_id IS NOT new.category_id
	OR old.employment_type_mask <> new.employment_type_mask BEGIN
	DELETE FROM job_search WHERE rowid = new.listed_at;
	INSERT INTO job_search (rowid, title, scope)
	SELECT listed_at, title, scope FROM listed_jobs_as_text WHERE listed_at = new.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_unindexed` AFTER DELETE ON `listed_jobs` BEGIN
	DELETE FROM job_search WHERE rowid = old.listed_at;
END;
