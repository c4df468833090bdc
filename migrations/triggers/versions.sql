CREATE TRIGGER `candidates_version` AFTER UPDATE OF `updated_at` ON `candidates`
WHEN new.updated_at > old.updated_at AND new.erased_at IS NULL BEGIN
	UPDATE applications SET updated_at = max(new.updated_at, updated_at + 1)
	WHERE company_id = new.company_id AND candidate_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_version` AFTER UPDATE OF `name`, `city`, `country_id` ON `offices`
WHEN (new.name, new.city, new.country_id) IS NOT (old.name, old.city, old.country_id) BEGIN
	UPDATE jobs SET updated_at = max(new.updated_at, updated_at + 1)
	WHERE company_id = new.company_id AND office_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `pipelines_version` AFTER UPDATE OF `updated_at` ON `pipelines`
WHEN new.updated_at > old.updated_at BEGIN
	UPDATE jobs SET updated_at = max(new.updated_at, updated_at + 1)
	WHERE company_id = new.company_id AND pipeline_id = new.id;
END;
