ALTER TABLE `jobs` ADD `occupation_code` text;--> statement-breakpoint
ALTER TABLE `listed_jobs` ADD `occupation_code` text;--> statement-breakpoint
DROP TRIGGER `jobs_to_listing`;
--> statement-breakpoint
CREATE TRIGGER `jobs_to_listing` AFTER UPDATE OF `listed_at` ON `jobs` WHEN old.listed_at IS NOT new.listed_at BEGIN
	DELETE FROM listed_jobs WHERE listed_at = old.listed_at;
	INSERT INTO listed_jobs (listed_at, job_id, hash_id, company_id, domain_id, country_id, place_id, title, title_indexed, title_forms,
		workplace, seniority, occupation_code, category_id, employment_type_mask, currency, min_salary, max_salary, pay_period,
		skills, skills_indexed, benefits, street, postal_code, published_at, updated_at, shown_at)
	SELECT listed_at, job_id, hash_id, company_id, domain_id, country_id, place_id, title, title_indexed, title_forms,
		workplace, seniority, new.occupation_code, category_id, employment_type_mask, currency, min_salary, max_salary, pay_period,
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
DROP TRIGGER `jobs_edit_listing`;
--> statement-breakpoint
CREATE TRIGGER `jobs_edit_listing` AFTER UPDATE OF `title`, `title_indexed`, `title_forms`, `workplace`, `seniority`, `occupation_code`, `category_id`, `employment_type_mask`,
	`currency`, `min_salary`, `max_salary`, `pay_period`, `skills`, `skills_indexed`, `benefits`, `updated_at` ON `jobs`
WHEN old.listed_at IS NOT NULL AND new.status = 'Live' AND new.status_by_admin = 'approved' BEGIN
	UPDATE listed_jobs SET (title, title_indexed, title_forms, workplace, seniority, occupation_code, category_id, employment_type_mask,
		currency, min_salary, max_salary, pay_period, skills, skills_indexed, benefits, updated_at) = (
		SELECT title, title_indexed, coalesce(title_forms, ''), workplace, seniority, occupation_code, category_id, employment_type_mask,
			currency, min_salary, max_salary, pay_period, skills, coalesce(skills_indexed, ''), benefits, updated_at
		FROM jobs WHERE id = new.id
	)
	WHERE listed_at = (SELECT listed_at FROM jobs WHERE id = new.id);
END;
