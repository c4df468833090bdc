CREATE TABLE `company_pictures` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`key` text NOT NULL,
	`alt` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_pictures_by_company` ON `company_pictures` (`company_id`,`id`);--> statement-breakpoint
CREATE TABLE `company_pages` (
	`company_id` integer PRIMARY KEY NOT NULL,
	`cover_key` text,
	`settings` text NOT NULL,
	`values` text NOT NULL,
	`benefits` text NOT NULL,
	`offices` text NOT NULL,
	`pictures` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `listed_companies` (
	`company_id` integer PRIMARY KEY NOT NULL,
	`domain_id` integer NOT NULL,
	`sort_name` text NOT NULL,
	`job_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listed_companies_with_jobs` ON `listed_companies` (`domain_id`,`sort_name`,`company_id`) WHERE job_count > 0;--> statement-breakpoint
ALTER TABLE `companies` ADD `cover_key` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `career_page_draft` text;
--> statement-breakpoint

-- What the page of a company shows, from the company's own tables. The settings may have more, which is for its own programs.
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
	)) AS pictures
FROM companies c;
--> statement-breakpoint

-- The rows there are.
INSERT INTO company_pages (company_id, cover_key, settings, "values", benefits, offices, pictures)
SELECT company_id, cover_key, settings, "values", benefits, offices, pictures FROM company_pages_of_companies;
--> statement-breakpoint
INSERT INTO listed_companies (company_id, domain_id, sort_name, job_count)
SELECT c.id, c.career_domain_id, coalesce(c.name_indexed, lower(c.name)), coalesce(l.n, 0)
FROM companies c LEFT JOIN (SELECT company_id, count(*) AS n FROM listed_jobs GROUP BY company_id) l ON l.company_id = c.id;
--> statement-breakpoint

CREATE TRIGGER `company_pages_inserted` AFTER INSERT ON `company_profiles` BEGIN
	INSERT INTO company_pages (company_id, cover_key, settings, "values", benefits, offices, pictures)
	SELECT company_id, cover_key, settings, "values", benefits, offices, pictures FROM company_pages_of_companies
	WHERE company_id = new.id;
	INSERT INTO listed_companies (company_id, domain_id, sort_name)
	SELECT id, career_domain_id, coalesce(name_indexed, lower(name)) FROM companies WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_pages_deleted` AFTER DELETE ON `company_profiles` BEGIN
	DELETE FROM company_pages WHERE company_id = old.id;
	DELETE FROM listed_companies WHERE company_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_pages_edited` AFTER UPDATE OF `cover_key`, `career_page_settings`, `values`, `benefits` ON `companies`
WHEN old.cover_key IS NOT new.cover_key OR old.career_page_settings <> new.career_page_settings
	OR old."values" <> new."values" OR old.benefits <> new.benefits BEGIN
	UPDATE company_pages SET (cover_key, settings, "values", benefits) = (
		SELECT cover_key, settings, "values", benefits FROM company_pages_of_companies WHERE company_id = new.id
	)
	WHERE company_id = new.id;
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
CREATE TRIGGER `listed_companies_counted` AFTER INSERT ON `listed_jobs` BEGIN
	UPDATE listed_companies SET job_count = job_count + 1 WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_companies_uncounted` AFTER DELETE ON `listed_jobs` BEGIN
	UPDATE listed_companies SET job_count = job_count - 1 WHERE company_id = old.company_id;
END;
--> statement-breakpoint

CREATE TRIGGER `offices_to_company_page` AFTER INSERT ON `offices` BEGIN
	UPDATE company_pages SET offices = (SELECT offices FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_edit_company_page` AFTER UPDATE OF `name`, `address`, `zipcode`, `city`, `country_id`, `place_id`, `is_default` ON `offices`
WHEN old.name <> new.name OR old.address IS NOT new.address OR old.zipcode IS NOT new.zipcode OR old.city IS NOT new.city
	OR old.country_id IS NOT new.country_id OR old.place_id IS NOT new.place_id OR old.is_default <> new.is_default BEGIN
	UPDATE company_pages SET offices = (SELECT offices FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_off_company_page` AFTER DELETE ON `offices` BEGIN
	UPDATE company_pages SET offices = (SELECT offices FROM company_pages_of_companies WHERE company_id = old.company_id)
	WHERE company_id = old.company_id;
END;
--> statement-breakpoint

CREATE TRIGGER `pictures_to_company_page` AFTER INSERT ON `company_pictures` BEGIN
	UPDATE company_pages SET pictures = (SELECT pictures FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `pictures_edit_company_page` AFTER UPDATE ON `company_pictures` BEGIN
	UPDATE company_pages SET pictures = (SELECT pictures FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `pictures_off_company_page` AFTER DELETE ON `company_pictures` BEGIN
	UPDATE company_pages SET pictures = (SELECT pictures FROM company_pages_of_companies WHERE company_id = old.company_id)
	WHERE company_id = old.company_id;
END;
