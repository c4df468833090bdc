-- Search that finds what is meant: forms of words, employers, skills and cities, and misspelt words.
--
-- SQLite folds ASCII only, so the texts are made by the service and stored beside what they are made from: title_forms,
-- skills_indexed, name_indexed. NULL: the cron has yet to write it, as for all rows there are now. Until then a job is found by the
-- words of its title, as before.

CREATE TABLE `renamed_companies` (
	`company_id` integer PRIMARY KEY NOT NULL,
	`done_to` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX `jobs_listed`;--> statement-breakpoint
DROP INDEX `jobs_listed_in_domain_country`;--> statement-breakpoint
ALTER TABLE `jobs` ADD `title_forms` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `skills_indexed` text;--> statement-breakpoint
CREATE INDEX `jobs_without_search` ON `jobs` (`id`) WHERE title_forms is null or skills_indexed is null;--> statement-breakpoint
ALTER TABLE `companies` ADD `name_indexed` text;--> statement-breakpoint
CREATE INDEX `companies_without_search` ON `companies` (`id`) WHERE name_indexed is null;--> statement-breakpoint
ALTER TABLE `company_profiles` ADD `name_indexed` text;--> statement-breakpoint
ALTER TABLE `listed_jobs` ADD `title_forms` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `listed_jobs` ADD `skills_indexed` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `places` ADD `name_indexed` text;--> statement-breakpoint
CREATE INDEX `places_without_search` ON `places` (`id`) WHERE name_indexed is null;
--> statement-breakpoint
-- The row id is listed_jobs.listed_at. `scope` is that of `job_search` (0001_listing.sql) with o7, the company. That table stays for one
-- release: the queries of the release before name it.
CREATE VIRTUAL TABLE `listing_search` USING fts5(title, forms, company, skills, city, scope, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#'");
--> statement-breakpoint
-- All jobs of a company, listed or not. The row id is jobs.id; `scope` is o7, the company.
CREATE VIRTUAL TABLE `company_job_search` USING fts5(title, forms, scope, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#'");
--> statement-breakpoint
-- The words of titles, skills, employers and cities, and their stems. Its parts are what is left of the first eight letters without one of
-- them, or without two where a word has eight letters: two words of which a part is the same are nearly the same.
CREATE TABLE `search_words` (
	`id` integer PRIMARY KEY,
	`word` text NOT NULL UNIQUE
);
--> statement-breakpoint
CREATE TABLE `search_word_parts` (
	`part` text NOT NULL,
	`word_id` integer NOT NULL,
	PRIMARY KEY(`part`, `word_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER `search_words_parted` AFTER INSERT ON `search_words` BEGIN
	INSERT OR IGNORE INTO search_word_parts (part, word_id)
	SELECT DISTINCT substr(part, 1, second - 1) || substr(part, second + 1), new.id
	FROM (
		SELECT substr(start, 1, first.value - 1) || substr(start, first.value + 1) AS part, second.value AS second
		FROM (SELECT substr(new.word, 1, 8) AS start),
			json_each('[1,2,3,4,5,6,7,8,9]') first, json_each('[1,2,3,4,5,6,7,8,9]') second
		WHERE second.value = 9 OR length(new.word) >= 8
	);
END;
--> statement-breakpoint

-- What was not written with what it is made from is to be written again: by the release before, or by an operator's statement.
CREATE TRIGGER `jobs_forms_outdated` AFTER UPDATE OF `title_indexed` ON `jobs`
WHEN old.title_indexed <> new.title_indexed AND old.title_forms IS new.title_forms AND new.title_forms IS NOT NULL BEGIN
	UPDATE jobs SET title_forms = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_skills_outdated` AFTER UPDATE OF `skills` ON `jobs`
WHEN old.skills <> new.skills AND old.skills_indexed IS new.skills_indexed AND new.skills_indexed IS NOT NULL BEGIN
	UPDATE jobs SET skills_indexed = NULL WHERE id = new.id;
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

-- The listing has the same texts.
DROP TRIGGER `jobs_to_listing`;
--> statement-breakpoint
DROP TRIGGER `jobs_edit_listing`;
--> statement-breakpoint
DROP TRIGGER `company_profiles_inserted`;
--> statement-breakpoint
DROP TRIGGER `company_profiles_edited`;
--> statement-breakpoint
DROP VIEW `jobs_as_listed`;
--> statement-breakpoint
CREATE VIEW `jobs_as_listed` AS
SELECT j.listed_at, j.id AS job_id, j.hash_id, j.company_id, j.domain_id, j.country_id, j.place_id, j.title, j.title_indexed, coalesce(j.title_forms, '') AS title_forms,
	j.workplace, j.seniority, j.category_id, j.employment_type_mask, j.currency, j.min_salary, j.max_salary, j.pay_period,
	j.skills, coalesce(j.skills_indexed, '') AS skills_indexed, j.benefits, o.address AS street, o.zipcode AS postal_code, j.published_at, j.updated_at,
	iif(j.updated_at > j.published_at + 60000, j.updated_at, NULL) AS shown_at
FROM jobs j LEFT JOIN offices o ON o.id = j.office_id;
--> statement-breakpoint
CREATE TRIGGER `jobs_to_listing` AFTER UPDATE OF `listed_at` ON `jobs` WHEN old.listed_at IS NOT new.listed_at BEGIN
	DELETE FROM listed_jobs WHERE listed_at = old.listed_at;
	INSERT INTO listed_jobs (listed_at, job_id, hash_id, company_id, domain_id, country_id, place_id, title, title_indexed, title_forms,
		workplace, seniority, category_id, employment_type_mask, currency, min_salary, max_salary, pay_period,
		skills, skills_indexed, benefits, street, postal_code, published_at, updated_at, shown_at)
	SELECT listed_at, job_id, hash_id, company_id, domain_id, country_id, place_id, title, title_indexed, title_forms,
		workplace, seniority, category_id, employment_type_mask, currency, min_salary, max_salary, pay_period,
		skills, skills_indexed, benefits, street, postal_code, published_at, updated_at, iif(old.listed_at IS NULL, shown_at, NULL)
	FROM jobs_as_listed WHERE job_id = new.id AND listed_at IS NOT NULL;
	INSERT INTO listed_texts (listed_at, description, tasks, requirements)
	SELECT j.listed_at, t.description, t.tasks, t.requirements
	FROM jobs j JOIN job_texts t ON t.job_id = j.id WHERE j.id = new.id AND j.listed_at IS NOT NULL;
	INSERT INTO job_pages (hash_id, listed_at, company_id, domain_id, country_id, category_id)
	SELECT hash_id, listed_at, company_id, domain_id, country_id, category_id FROM jobs WHERE id = new.id AND listed_at IS NOT NULL
	ON CONFLICT (hash_id) DO UPDATE SET listed_at = excluded.listed_at WHERE listed_at <> excluded.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_edit_listing` AFTER UPDATE OF `title`, `title_indexed`, `title_forms`, `workplace`, `seniority`, `category_id`, `employment_type_mask`,
	`currency`, `min_salary`, `max_salary`, `pay_period`, `skills`, `skills_indexed`, `benefits`, `updated_at` ON `jobs`
WHEN old.listed_at IS NOT NULL AND new.status = 'Live' AND new.status_by_admin = 'approved' BEGIN
	UPDATE listed_jobs SET (title, title_indexed, title_forms, workplace, seniority, category_id, employment_type_mask,
		currency, min_salary, max_salary, pay_period, skills, skills_indexed, benefits, updated_at) = (
		SELECT title, title_indexed, coalesce(title_forms, ''), workplace, seniority, category_id, employment_type_mask,
			currency, min_salary, max_salary, pay_period, skills, coalesce(skills_indexed, ''), benefits, updated_at
		FROM jobs WHERE id = new.id
	)
	WHERE listed_at = (SELECT listed_at FROM jobs WHERE id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `company_profiles_inserted` AFTER INSERT ON `companies` BEGIN
	INSERT INTO company_profiles (id, name, name_indexed, logo_key, website, is_test, description)
	SELECT id, name, name_indexed, logo_key, website, is_test, description FROM companies WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_profiles_edited` AFTER UPDATE OF `name`, `name_indexed`, `logo_key`, `website`, `is_test`, `description` ON `companies`
WHEN old.name <> new.name OR old.name_indexed IS NOT new.name_indexed OR old.logo_key IS NOT new.logo_key OR old.website IS NOT new.website
	OR old.is_test <> new.is_test OR old.description IS NOT new.description BEGIN
	UPDATE company_profiles SET (name, name_indexed, logo_key, website, is_test, description) = (
		SELECT name, name_indexed, logo_key, website, is_test, description FROM companies WHERE id = new.id
	)
	WHERE id = new.id;
END;
--> statement-breakpoint

-- The full text of the listing. Names whose folded text is yet to be written stand as they are, which is the same for most.
CREATE VIEW `listed_jobs_as_search` AS
SELECT l.listed_at, l.title_indexed AS title, l.title_forms AS forms, coalesce(c.name_indexed, c.name) AS company,
	l.skills_indexed AS skills, coalesce(p.name_indexed, p.name, '') AS city,
	'd' || l.domain_id
	|| iif(l.country_id > 0, ' c' || l.country_id || ' d' || l.domain_id || 'c' || l.country_id, '')
	|| iif(l.place_id > 0, ' p' || l.place_id || ' d' || l.domain_id || 'p' || l.place_id, '')
	|| ' o' || l.company_id
	|| ' w' || iif(l.workplace = 'On-site', 1, iif(l.workplace = 'Remote', 2, 3))
	|| coalesce(' k' || l.category_id, '')
	|| iif(l.employment_type_mask & 1, ' e1', '') || iif(l.employment_type_mask & 2, ' e2', '')
	|| iif(l.employment_type_mask & 4, ' e3', '') || iif(l.employment_type_mask & 8, ' e4', '')
	|| iif(l.employment_type_mask & 16, ' e5', '') || iif(l.employment_type_mask & 32, ' e6', '')
	|| iif(l.employment_type_mask & 64, ' e7', '') || iif(l.employment_type_mask & 128, ' e8', '') AS scope
FROM listed_jobs l JOIN company_profiles c ON c.id = l.company_id LEFT JOIN places p ON p.id = l.place_id;
--> statement-breakpoint
INSERT INTO listing_search (rowid, title, forms, company, skills, city, scope)
SELECT listed_at, title, forms, company, skills, city, scope FROM listed_jobs_as_search;
--> statement-breakpoint
CREATE TRIGGER `listing_search_inserted` AFTER INSERT ON `listed_jobs` BEGIN
	INSERT INTO listing_search (rowid, title, forms, company, skills, city, scope)
	SELECT listed_at, title, forms, company, skills, city, scope FROM listed_jobs_as_search WHERE listed_at = new.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_search_updated` AFTER UPDATE OF `title_indexed`, `title_forms`, `skills_indexed`, `domain_id`, `country_id`, `place_id`, `workplace`, `category_id`, `employment_type_mask` ON `listed_jobs`
WHEN old.title_indexed <> new.title_indexed OR old.title_forms <> new.title_forms OR old.skills_indexed <> new.skills_indexed
	OR old.domain_id <> new.domain_id OR old.country_id <> new.country_id
	OR old.place_id <> new.place_id OR old.workplace <> new.workplace OR old.category_id IS NOT new.category_id
	OR old.employment_type_mask <> new.employment_type_mask BEGIN
	DELETE FROM listing_search WHERE rowid = new.listed_at;
	INSERT INTO listing_search (rowid, title, forms, company, skills, city, scope)
	SELECT listed_at, title, forms, company, skills, city, scope FROM listed_jobs_as_search WHERE listed_at = new.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_search_deleted` AFTER DELETE ON `listed_jobs` BEGIN
	DELETE FROM listing_search WHERE rowid = old.listed_at;
END;
--> statement-breakpoint

-- The full text of a company's jobs.
CREATE VIEW `jobs_as_search` AS
SELECT id, title_indexed AS title, coalesce(title_forms, '') AS forms, 'o' || company_id AS scope FROM jobs;
--> statement-breakpoint
INSERT INTO company_job_search (rowid, title, forms, scope) SELECT id, title, forms, scope FROM jobs_as_search;
--> statement-breakpoint
CREATE TRIGGER `company_job_search_inserted` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO company_job_search (rowid, title, forms, scope) SELECT id, title, forms, scope FROM jobs_as_search WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_job_search_updated` AFTER UPDATE OF `title_indexed`, `title_forms` ON `jobs`
WHEN old.title_indexed <> new.title_indexed OR old.title_forms IS NOT new.title_forms BEGIN
	DELETE FROM company_job_search WHERE rowid = new.id;
	INSERT INTO company_job_search (rowid, title, forms, scope) SELECT id, title, forms, scope FROM jobs_as_search WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_job_search_deleted` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM company_job_search WHERE rowid = old.id;
END;
