CREATE TRIGGER `candidates_version` AFTER UPDATE OF `updated_at` ON `candidates`
WHEN new.updated_at > old.updated_at AND new.erased_at IS NULL BEGIN
	UPDATE applications SET updated_at = max(new.updated_at, updated_at + 1)
	WHERE company_id = new.company_id AND candidate_id = new.id;
END;
