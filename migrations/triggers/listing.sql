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
CREATE TRIGGER `jobs_insert_unlisted` BEFORE INSERT ON `jobs` WHEN new.listed_at IS NOT NULL BEGIN
	SELECT raise(ABORT, 'listed_at is written by the listing triggers');
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
CREATE TRIGGER `departments_renamed` AFTER UPDATE OF `name` ON `departments` WHEN old.name <> new.name BEGIN
	UPDATE listed_jobs SET department = new.name
	WHERE listed_at IN (
		SELECT listed_at FROM jobs WHERE company_id = new.company_id AND department_id = new.id AND listed_at IS NOT NULL
	);
END;
--> statement-breakpoint
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
CREATE TRIGGER `company_profiles_deleted` AFTER DELETE ON `companies` BEGIN
	DELETE FROM company_profiles WHERE id = old.id;
END;
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
CREATE TRIGGER `companies_name_outdated` AFTER UPDATE OF `name` ON `companies`
WHEN old.name <> new.name AND old.name_indexed IS new.name_indexed AND new.name_indexed IS NOT NULL BEGIN
	UPDATE companies SET name_indexed = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `companies_renamed` AFTER UPDATE OF `name` ON `companies` WHEN old.name <> new.name BEGIN
	INSERT INTO renamed_companies (company_id) VALUES (new.id) ON CONFLICT (company_id) DO UPDATE SET done_to = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_to_listing` AFTER UPDATE OF `listed_at` ON `jobs` WHEN old.listed_at IS NOT new.listed_at BEGIN
	DELETE FROM listed_jobs WHERE listed_at = old.listed_at;
	INSERT INTO listed_jobs (listed_at, job_id, hash_id, company_id, domain_id, country_id, place_id, title, title_indexed, title_forms,
		workplace, seniority, occupation_code, category_id, employment_type_mask, currency, min_salary, max_salary, pay_period,
		skills, skills_indexed, benefits, street, postal_code, department_id, department, published_at, updated_at, shown_at)
	SELECT listed_at, job_id, hash_id, company_id, domain_id, country_id, place_id, title, title_indexed, title_forms,
		workplace, seniority, new.occupation_code, category_id, employment_type_mask, currency, min_salary, max_salary, pay_period,
		skills, skills_indexed, benefits, street, postal_code, department_id, department, published_at, updated_at, iif(old.listed_at IS NULL, shown_at, NULL)
	FROM jobs_as_listed WHERE job_id = new.id AND listed_at IS NOT NULL;
	INSERT INTO listed_texts (listed_at, description, tasks, requirements)
	SELECT j.listed_at, t.description, t.tasks, t.requirements
	FROM jobs j JOIN job_texts t ON t.job_id = j.id WHERE j.id = new.id AND j.listed_at IS NOT NULL;
	INSERT INTO job_pages (hash_id, listed_at, company_id, domain_id, country_id, category_id)
	SELECT hash_id, listed_at, company_id, domain_id, country_id, category_id FROM jobs WHERE id = new.id AND listed_at IS NOT NULL
	ON CONFLICT (hash_id) DO UPDATE SET listed_at = excluded.listed_at WHERE listed_at <> excluded.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_edit_listing` AFTER UPDATE OF `title`, `title_indexed`, `title_forms`, `workplace`, `seniority`, `occupation_code`, `category_id`, `employment_type_mask`,
	`currency`, `min_salary`, `max_salary`, `pay_period`, `skills`, `skills_indexed`, `benefits`, `department_id`, `updated_at` ON `jobs`
WHEN old.listed_at IS NOT NULL AND new.status = 'Live' AND new.status_by_admin = 'approved' BEGIN
	UPDATE listed_jobs SET (title, title_indexed, title_forms, workplace, seniority, occupation_code, category_id, employment_type_mask,
		currency, min_salary, max_salary, pay_period, skills, skills_indexed, benefits, department_id, department, updated_at) = (
		SELECT title, title_indexed, coalesce(title_forms, ''), workplace, seniority, occupation_code, category_id, employment_type_mask,
			currency, min_salary, max_salary, pay_period, skills, coalesce(skills_indexed, ''), benefits,
			department_id, (SELECT name FROM departments WHERE id = department_id), updated_at
		FROM jobs WHERE id = new.id
	)
	WHERE listed_at = (SELECT listed_at FROM jobs WHERE id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `company_profiles_inserted` AFTER INSERT ON `companies` BEGIN
	INSERT INTO company_profiles (id, name, name_indexed, logo_key, website, is_test, description, subdomain, legal_links)
	SELECT id, name, name_indexed, logo_key, website, is_test, description, subdomain, legal_links FROM companies WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_profiles_edited` AFTER UPDATE OF `name`, `name_indexed`, `logo_key`, `website`, `is_test`, `description`, `subdomain`, `legal_links` ON `companies`
WHEN old.name <> new.name OR old.name_indexed IS NOT new.name_indexed OR old.logo_key IS NOT new.logo_key OR old.website IS NOT new.website
	OR old.is_test <> new.is_test OR old.description IS NOT new.description OR old.subdomain <> new.subdomain OR old.legal_links <> new.legal_links BEGIN
	UPDATE company_profiles SET (name, name_indexed, logo_key, website, is_test, description, subdomain, legal_links) = (
		SELECT name, name_indexed, logo_key, website, is_test, description, subdomain, legal_links FROM companies WHERE id = new.id
	)
	WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_renamed_place` AFTER UPDATE OF `place_id` ON `offices`
WHEN old.place_id <> new.place_id AND old.address IS new.address AND old.zipcode IS new.zipcode BEGIN
	INSERT INTO renamed_places (place_id, to_place_id)
	SELECT old.place_id, new.place_id FROM places gone JOIN places p ON p.id = new.place_id AND p.country_id = gone.country_id
	WHERE gone.id = old.place_id AND NOT EXISTS (SELECT 1 FROM offices WHERE place_id = old.place_id)
	ON CONFLICT (place_id) DO UPDATE SET to_place_id = excluded.to_place_id;
	UPDATE renamed_places SET to_place_id = new.place_id
	WHERE to_place_id = old.place_id AND EXISTS (SELECT 1 FROM renamed_places WHERE place_id = old.place_id);
	DELETE FROM renamed_places WHERE place_id = new.place_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_moved_to_place` AFTER UPDATE OF `place_id` ON `offices` WHEN old.place_id IS NOT new.place_id BEGIN
	DELETE FROM renamed_places WHERE place_id = new.place_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_opened_in_place` AFTER INSERT ON `offices` WHEN new.place_id IS NOT NULL BEGIN
	DELETE FROM renamed_places WHERE place_id = new.place_id;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_companies_edited` AFTER UPDATE OF `name`, `name_indexed`, `career_domain_id` ON `companies`
WHEN old.name <> new.name OR old.name_indexed IS NOT new.name_indexed OR old.career_domain_id <> new.career_domain_id BEGIN
	UPDATE listed_companies SET (domain_id, sort_name) = (
		SELECT career_domain_id, coalesce(name_indexed, lower(name)) FROM companies WHERE id = new.id
	)
	WHERE company_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `places_located` AFTER UPDATE OF `cell` ON `places` WHEN old.cell IS NOT new.cell
	AND EXISTS (SELECT 1 FROM job_counts WHERE domain_id = 0 AND country_id = new.country_id AND place_id = new.id AND n > 0) BEGIN
	INSERT INTO located_places (place_id) VALUES (new.id) ON CONFLICT (place_id) DO UPDATE SET done_to = 0;
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
--> statement-breakpoint
CREATE TRIGGER `jobs_listed` AFTER UPDATE OF `status`, `status_by_admin`, `published_at`, `domain_id` ON `jobs` BEGIN
	UPDATE jobs SET listed_at = NULL
	WHERE id = new.id AND listed_at IS NOT NULL AND (
		status <> 'Live' OR status_by_admin <> 'approved' OR published_at IS NULL
		OR (SELECT c.is_test OR d.is_test OR c.closing_at IS NOT NULL FROM companies c JOIN career_domains d ON d.id = c.career_domain_id WHERE c.id = company_id)
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
		AND NOT (SELECT c.is_test OR d.is_test OR c.closing_at IS NOT NULL FROM companies c JOIN career_domains d ON d.id = c.career_domain_id WHERE c.id = company_id);
END;
--> statement-breakpoint
CREATE TRIGGER `companies_closing` AFTER UPDATE OF `closing_at` ON `companies`
WHEN (old.closing_at IS NULL) <> (new.closing_at IS NULL) BEGIN
	UPDATE company_profiles SET is_test = iif(new.closing_at IS NULL, new.is_test, 2) WHERE id = new.id;
	UPDATE jobs SET domain_id = domain_id WHERE company_id = new.id AND status = 'Live';
END;
