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
--> statement-breakpoint
CREATE TRIGGER `job_title_version` AFTER UPDATE OF `title` ON `jobs` WHEN new.title IS NOT old.title BEGIN
	UPDATE applications SET updated_at = max(new.updated_at, updated_at + 1)
	WHERE company_id = new.company_id AND job_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `stages_version` AFTER UPDATE OF `name`, `type` ON `stages` WHEN (new.name, new.type) IS NOT (old.name, old.type) BEGIN
	UPDATE applications SET updated_at = max((SELECT updated_at FROM pipelines WHERE id = new.pipeline_id), updated_at + 1)
	WHERE company_id = new.company_id AND stage_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_imported` BEFORE UPDATE OF `name`, `city`, `country_id` ON `offices`
WHEN (new.name, new.city, new.country_id) IS NOT (old.name, old.city, old.country_id) BEGIN
	UPDATE import_records SET written_at = max(new.updated_at, written_at + 1)
	WHERE import_id IN (SELECT id FROM imports WHERE company_id = new.company_id AND coalesce(finished_at, new.updated_at) > new.updated_at - 604800000)
		AND entity = 'jobs' AND record_id IN (SELECT id FROM jobs WHERE company_id = new.company_id AND office_id = new.id)
		AND written_at = (SELECT updated_at FROM jobs WHERE id = record_id);
END;
--> statement-breakpoint
CREATE TRIGGER `pipelines_imported` BEFORE UPDATE OF `updated_at` ON `pipelines` WHEN new.updated_at > old.updated_at BEGIN
	UPDATE import_records SET written_at = max(new.updated_at, written_at + 1)
	WHERE import_id IN (SELECT id FROM imports WHERE company_id = new.company_id AND coalesce(finished_at, new.updated_at) > new.updated_at - 604800000)
		AND entity = 'jobs' AND record_id IN (SELECT id FROM jobs WHERE company_id = new.company_id AND pipeline_id = new.id)
		AND written_at = (SELECT updated_at FROM jobs WHERE id = record_id);
END;
--> statement-breakpoint
CREATE TRIGGER `job_title_imported` BEFORE UPDATE OF `title` ON `jobs` WHEN new.title IS NOT old.title BEGIN
	UPDATE import_records SET written_at = max(new.updated_at, written_at + 1)
	WHERE import_id IN (SELECT id FROM imports WHERE company_id = new.company_id AND coalesce(finished_at, new.updated_at) > new.updated_at - 604800000)
		AND entity = 'applications' AND record_id IN (SELECT id FROM applications WHERE company_id = new.company_id AND job_id = new.id)
		AND written_at = (SELECT updated_at FROM applications WHERE id = record_id);
END;
--> statement-breakpoint
CREATE TRIGGER `stages_imported` BEFORE UPDATE OF `name`, `type` ON `stages` WHEN (new.name, new.type) IS NOT (old.name, old.type) BEGIN
	UPDATE import_records SET written_at = max((SELECT updated_at FROM pipelines WHERE id = new.pipeline_id), written_at + 1)
	WHERE import_id IN (SELECT i.id FROM imports i JOIN pipelines p ON p.id = new.pipeline_id
			WHERE i.company_id = new.company_id AND coalesce(i.finished_at, p.updated_at) > p.updated_at - 604800000)
		AND entity = 'applications' AND record_id IN (SELECT id FROM applications WHERE company_id = new.company_id AND stage_id = new.id)
		AND written_at = (SELECT updated_at FROM applications WHERE id = record_id);
END;
