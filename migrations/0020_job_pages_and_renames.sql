-- What the page of a job that is over says of it, the address of a company as the public knows it, and cities that got another name.

CREATE TABLE `renamed_places` (
	`place_id` integer PRIMARY KEY NOT NULL,
	`to_place_id` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `renamed_places_by_target` ON `renamed_places` (`to_place_id`);--> statement-breakpoint
ALTER TABLE `company_profiles` ADD `subdomain` text;--> statement-breakpoint
ALTER TABLE `company_profiles` ADD `legal_links` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `company_profiles_by_subdomain` ON `company_profiles` (`subdomain`);--> statement-breakpoint
ALTER TABLE `job_pages` ADD `title` text;--> statement-breakpoint
ALTER TABLE `job_pages` ADD `title_indexed` text;--> statement-breakpoint
ALTER TABLE `job_pages` ADD `place_id` integer;--> statement-breakpoint
ALTER TABLE `job_pages` ADD `closed_at` integer;
--> statement-breakpoint
UPDATE company_profiles SET (subdomain, legal_links) = (SELECT subdomain, legal_links FROM companies WHERE companies.id = company_profiles.id);
--> statement-breakpoint
UPDATE job_pages SET (title, title_indexed, place_id, closed_at) = (
	SELECT title, title_indexed, place_id, updated_at FROM jobs WHERE jobs.hash_id = job_pages.hash_id
)
WHERE hash_id IN (SELECT hash_id FROM jobs WHERE listed_at IS NULL AND status_by_admin = 'approved');
--> statement-breakpoint

DROP TRIGGER `company_profiles_inserted`;
--> statement-breakpoint
DROP TRIGGER `company_profiles_edited`;
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

-- A page tells what the job was, unless the operator took it off the listing.
CREATE TRIGGER `job_pages_closed` AFTER UPDATE OF `listed_at` ON `jobs` WHEN old.listed_at IS NOT NULL AND new.listed_at IS NULL BEGIN
	UPDATE job_pages SET (title, title_indexed, place_id, closed_at) = (
		SELECT title, title_indexed, place_id, updated_at FROM jobs WHERE id = new.id
	)
	WHERE hash_id = (SELECT hash_id FROM jobs WHERE id = new.id AND listed_at IS NULL AND status_by_admin = 'approved');
END;
--> statement-breakpoint
CREATE TRIGGER `job_pages_refused` AFTER UPDATE OF `status_by_admin` ON `jobs`
WHEN old.status_by_admin = 'approved' AND new.status_by_admin <> 'approved' BEGIN
	UPDATE job_pages SET title = NULL, title_indexed = NULL, place_id = NULL, closed_at = NULL
	WHERE hash_id = new.hash_id AND closed_at IS NOT NULL;
END;
--> statement-breakpoint

-- An office whose city changes and whose address does not has not moved: its city got another name. No entry leads to another, and
-- a city that an office is in leads nowhere.
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
