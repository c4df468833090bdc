CREATE TRIGGER `candidates_duplicates_changed` AFTER UPDATE OF `first_name`, `last_name`, `phone_e164` ON `candidates`
WHEN new.erased_at IS NULL
	AND (old.first_name <> new.first_name OR old.last_name <> new.last_name OR old.phone_e164 IS NOT new.phone_e164) BEGIN
	UPDATE candidates SET duplicates_due = coalesce(duplicates_due, 0) + 1 WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `documents_duplicates_changed` AFTER UPDATE OF `fingerprint`, `candidate_id` ON `documents`
WHEN old.fingerprint IS NOT new.fingerprint OR new.fingerprint IS NOT NULL AND old.candidate_id <> new.candidate_id BEGIN
	UPDATE candidates SET duplicates_due = coalesce(duplicates_due, 0) + 1
	WHERE id = new.candidate_id AND erased_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `candidates_duplicates_deleted` AFTER DELETE ON `candidates` BEGIN
	DELETE FROM duplicate_keys WHERE candidate_id = old.id;
	DELETE FROM duplicate_pairs WHERE candidate_id = old.id;
	DELETE FROM duplicate_pairs WHERE other_id = old.id;
END;
