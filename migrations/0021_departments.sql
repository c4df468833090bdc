CREATE TABLE `departments` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `departments_by_name` ON `departments` (`company_id`,`name_key`);--> statement-breakpoint
CREATE INDEX `departments_by_update` ON `departments` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
ALTER TABLE `jobs` ADD `department_id` integer REFERENCES departments(id);--> statement-breakpoint
CREATE INDEX `jobs_by_department` ON `jobs` (`department_id`,`company_id`,`id`) WHERE department_id is not null;--> statement-breakpoint
ALTER TABLE `company_pages` ADD `departments` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `listed_jobs` ADD `department_id` integer;--> statement-breakpoint
ALTER TABLE `listed_jobs` ADD `department` text;
--> statement-breakpoint
DROP VIEW `jobs_as_listed`;
--> statement-breakpoint
CREATE VIEW `jobs_as_listed` AS
SELECT j.listed_at, j.id AS job_id, j.hash_id, j.company_id, j.domain_id, j.country_id, j.place_id, j.title, j.title_indexed, coalesce(j.title_forms, '') AS title_forms,
	j.workplace, j.seniority, j.category_id, j.employment_type_mask, j.currency, j.min_salary, j.max_salary, j.pay_period,
	j.skills, coalesce(j.skills_indexed, '') AS skills_indexed, j.benefits, o.address AS street, o.zipcode AS postal_code,
	j.department_id, (SELECT name FROM departments WHERE id = j.department_id) AS department, j.published_at, j.updated_at,
	iif(j.updated_at > j.published_at + 60000, j.updated_at, NULL) AS shown_at
FROM jobs j LEFT JOIN offices o ON o.id = j.office_id;
--> statement-breakpoint
DROP VIEW `listed_jobs_as_search`;
--> statement-breakpoint
CREATE VIEW `listed_jobs_as_search` AS
SELECT l.listed_at, l.title_indexed AS title, l.title_forms AS forms, coalesce(c.name_indexed, c.name) AS company,
	l.skills_indexed AS skills, coalesce(p.name_indexed, p.name, '') AS city,
	'd' || l.domain_id
	|| iif(l.country_id > 0, ' c' || l.country_id || ' d' || l.domain_id || 'c' || l.country_id, '')
	|| iif(l.place_id > 0, ' p' || l.place_id || ' d' || l.domain_id || 'p' || l.place_id, '')
	|| coalesce(' g' || p.cell, '')
	|| ' o' || l.company_id
	|| ' w' || iif(l.workplace = 'On-site', 1, iif(l.workplace = 'Remote', 2, 3))
	|| coalesce(' k' || l.category_id, '') || coalesce(' m' || l.department_id, '')
	|| iif(l.employment_type_mask & 1, ' e1', '') || iif(l.employment_type_mask & 2, ' e2', '')
	|| iif(l.employment_type_mask & 4, ' e3', '') || iif(l.employment_type_mask & 8, ' e4', '')
	|| iif(l.employment_type_mask & 16, ' e5', '') || iif(l.employment_type_mask & 32, ' e6', '')
	|| iif(l.employment_type_mask & 64, ' e7', '') || iif(l.employment_type_mask & 128, ' e8', '')
	|| coalesce((SELECT tokens FROM listed_jobs_pay WHERE listed_at = l.listed_at), '') AS scope
FROM listed_jobs l JOIN company_profiles c ON c.id = l.company_id LEFT JOIN places p ON p.id = l.place_id;
--> statement-breakpoint
DROP VIEW `company_pages_of_companies`;
--> statement-breakpoint
CREATE VIEW `company_pages_of_companies` AS
SELECT c.id AS company_id, c.cover_key,
	json_object('colour', c.career_page_settings -> '$.colour', 'headline', c.career_page_settings -> '$.headline',
		'sections', c.career_page_settings -> '$.sections') AS settings,
	c."values", c.benefits,
	(SELECT json_group_array(json_array(id, name, address, zipcode, city, country_id, place_id)) FROM (
		SELECT * FROM offices WHERE company_id = c.id ORDER BY is_default DESC, id LIMIT 50
	)) AS offices,
	(SELECT json_group_array(json_array(id, key, alt, width, height)) FROM (
		SELECT * FROM company_pictures WHERE company_id = c.id ORDER BY id
	)) AS pictures,
	(SELECT json_group_array(json_array(id, name)) FROM (
		SELECT id, name FROM departments WHERE company_id = c.id ORDER BY position, id
	)) AS departments
FROM companies c;
--> statement-breakpoint
DROP TRIGGER `jobs_to_listing`;
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
DROP TRIGGER `jobs_edit_listing`;
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
DROP TRIGGER `listing_search_updated`;
--> statement-breakpoint
CREATE TRIGGER `listing_search_updated` AFTER UPDATE OF `title_indexed`, `title_forms`, `skills_indexed`, `domain_id`, `country_id`, `place_id`, `workplace`, `category_id`, `employment_type_mask`,
	`currency`, `min_salary`, `max_salary`, `pay_period`, `department_id` ON `listed_jobs`
WHEN old.title_indexed <> new.title_indexed OR old.title_forms <> new.title_forms OR old.skills_indexed <> new.skills_indexed
	OR old.domain_id <> new.domain_id OR old.country_id <> new.country_id
	OR old.place_id <> new.place_id OR old.workplace <> new.workplace OR old.category_id IS NOT new.category_id
	OR old.employment_type_mask <> new.employment_type_mask OR old.currency IS NOT new.currency OR old.min_salary IS NOT new.min_salary
	OR old.max_salary IS NOT new.max_salary OR old.pay_period IS NOT new.pay_period OR old.department_id IS NOT new.department_id BEGIN
	DELETE FROM listing_search WHERE rowid = new.listed_at;
	INSERT INTO listing_search (rowid, title, forms, company, skills, city, scope)
	SELECT listed_at, title, forms, company, skills, city, scope FROM listed_jobs_as_search WHERE listed_at = new.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `departments_renamed` AFTER UPDATE OF `name` ON `departments` WHEN old.name <> new.name BEGIN
	UPDATE listed_jobs SET department = new.name
	WHERE listed_at IN (
		SELECT listed_at FROM jobs WHERE company_id = new.company_id AND department_id = new.id AND listed_at IS NOT NULL
	);
END;
--> statement-breakpoint
CREATE TRIGGER `departments_to_company_page` AFTER INSERT ON `departments` BEGIN
	UPDATE company_pages SET departments = (SELECT departments FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `departments_edit_company_page` AFTER UPDATE OF `name`, `position` ON `departments`
WHEN old.name <> new.name OR old.position <> new.position BEGIN
	UPDATE company_pages SET departments = (SELECT departments FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `departments_off_company_page` AFTER DELETE ON `departments` BEGIN
	UPDATE company_pages SET departments = (SELECT departments FROM company_pages_of_companies WHERE company_id = old.company_id)
	WHERE company_id = old.company_id;
END;
