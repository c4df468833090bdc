CREATE TRIGGER `applications_unsearched` AFTER DELETE ON `applications` BEGIN
	DELETE FROM application_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `application_index_inserted` AFTER INSERT ON `applications` BEGIN
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `application_index_updated` AFTER UPDATE OF `candidate_id`, `job_id`, `stage_id`, `status` ON `applications`
WHEN old.candidate_id <> new.candidate_id OR old.job_id <> new.job_id OR old.stage_id <> new.stage_id OR old.status <> new.status BEGIN
	DELETE FROM application_index WHERE rowid = new.id;
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `application_index_deleted` AFTER DELETE ON `applications` BEGIN
	DELETE FROM application_index WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_index_inserted` AFTER INSERT ON `candidates` WHEN new.erased_at IS NULL BEGIN
	INSERT INTO candidate_index (rowid, person, facets) SELECT id, person, facets FROM candidate_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_index_updated` AFTER UPDATE OF `indexed`, `erased_at` ON `candidates`
WHEN old.indexed IS NOT new.indexed OR old.erased_at IS NOT new.erased_at BEGIN
	DELETE FROM candidate_index WHERE rowid = new.id;
	INSERT INTO candidate_index (rowid, person, facets) SELECT id, person, facets FROM candidate_facets WHERE id = new.id AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id = new.id);
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_index_deleted` AFTER DELETE ON `candidates` BEGIN
	DELETE FROM candidate_index WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidates_words_outdated` AFTER UPDATE OF `first_name`, `last_name`, `email` ON `candidates`
WHEN (old.first_name <> new.first_name OR old.last_name <> new.last_name OR old.email <> new.email) AND old.indexed IS new.indexed BEGIN
	UPDATE candidates SET indexed = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_tags_inserted` AFTER INSERT ON `candidate_tags` BEGIN
	DELETE FROM candidate_index WHERE rowid IN (new.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (new.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id IN (new.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id IN (new.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_tags_moved` AFTER UPDATE OF `candidate_id` ON `candidate_tags` WHEN old.candidate_id <> new.candidate_id BEGIN
	DELETE FROM candidate_index WHERE rowid IN (old.candidate_id, new.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (old.candidate_id, new.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id IN (old.candidate_id, new.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id IN (old.candidate_id, new.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_tags_deleted` AFTER DELETE ON `candidate_tags` BEGIN
	DELETE FROM candidate_index WHERE rowid IN (old.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (old.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = old.company_id AND candidate_id IN (old.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = old.company_id AND candidate_id IN (old.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `application_index_screened` AFTER UPDATE OF `screening` ON `applications`
WHEN old.screening IS NOT new.screening BEGIN
	DELETE FROM application_index WHERE rowid = new.id;
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `application_index_source` AFTER UPDATE OF `source_id` ON `applications` WHEN old.source_id IS NOT new.source_id BEGIN
	DELETE FROM application_index WHERE rowid = new.id;
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_values_inserted` AFTER INSERT ON `candidate_values` WHEN EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = new.company_id AND f.entity = 'candidate' AND f.is_filterable = 1 AND new.value -> f.key IS NOT NULL) BEGIN
	DELETE FROM candidate_index WHERE rowid IN (new.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (new.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id IN (new.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id IN (new.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_values_changed` AFTER UPDATE OF `value` ON `candidate_values` WHEN EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = new.company_id AND f.entity = 'candidate' AND f.is_filterable = 1 AND old.value -> f.key IS NOT new.value -> f.key) BEGIN
	DELETE FROM candidate_index WHERE rowid IN (new.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (new.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id IN (new.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id IN (new.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_values_moved` AFTER UPDATE OF `candidate_id` ON `candidate_values` WHEN old.candidate_id <> new.candidate_id AND EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = new.company_id AND f.entity = 'candidate' AND f.is_filterable = 1 AND new.value -> f.key IS NOT NULL) BEGIN
	DELETE FROM candidate_index WHERE rowid IN (old.candidate_id, new.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (old.candidate_id, new.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id IN (old.candidate_id, new.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id IN (old.candidate_id, new.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_values_deleted` AFTER DELETE ON `candidate_values` WHEN EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = old.company_id AND f.entity = 'candidate' AND f.is_filterable = 1 AND old.value -> f.key IS NOT NULL) BEGIN
	DELETE FROM candidate_index WHERE rowid IN (old.candidate_id);
	INSERT INTO candidate_index (rowid, person, facets)
	SELECT id, person, facets FROM candidate_facets WHERE id IN (old.candidate_id) AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = old.company_id AND candidate_id IN (old.candidate_id));
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = old.company_id AND candidate_id IN (old.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER `application_values_inserted` AFTER INSERT ON `application_values` WHEN EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = new.company_id AND f.entity = 'application' AND f.is_filterable = 1 AND new.value -> f.key IS NOT NULL) BEGIN
	DELETE FROM application_index WHERE rowid IN (new.application_id);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (new.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER `application_values_changed` AFTER UPDATE OF `value` ON `application_values` WHEN EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = new.company_id AND f.entity = 'application' AND f.is_filterable = 1 AND old.value -> f.key IS NOT new.value -> f.key) BEGIN
	DELETE FROM application_index WHERE rowid IN (new.application_id);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (new.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER `application_values_moved` AFTER UPDATE OF `application_id` ON `application_values` WHEN old.application_id <> new.application_id AND EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = new.company_id AND f.entity = 'application' AND f.is_filterable = 1 AND new.value -> f.key IS NOT NULL) BEGIN
	DELETE FROM application_index WHERE rowid IN (old.application_id, new.application_id);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (old.application_id, new.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER `application_values_deleted` AFTER DELETE ON `application_values` WHEN EXISTS (SELECT 1 FROM custom_fields f WHERE f.company_id = old.company_id AND f.entity = 'application' AND f.is_filterable = 1 AND old.value -> f.key IS NOT NULL) BEGIN
	DELETE FROM application_index WHERE rowid IN (old.application_id);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (old.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER `feedback_requests_indexed` AFTER INSERT ON `feedback_requests` WHEN new.sees = 1 AND EXISTS (SELECT 1 FROM members m WHERE m.user_id = new.user_id AND m.company_id = new.company_id AND m.access = 'assigned') BEGIN
	DELETE FROM application_index WHERE rowid IN (new.application_id);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (new.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER `feedback_requests_indexed_again` AFTER UPDATE OF `sees`, `application_id` ON `feedback_requests`
WHEN (old.sees <> new.sees OR old.application_id <> new.application_id) AND EXISTS (SELECT 1 FROM members m WHERE m.user_id = new.user_id AND m.company_id = new.company_id AND m.access = 'assigned') BEGIN
	DELETE FROM application_index WHERE rowid IN (old.application_id, new.application_id);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (old.application_id, new.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER `feedback_requests_not_indexed` AFTER DELETE ON `feedback_requests` WHEN old.sees = 1 AND EXISTS (SELECT 1 FROM members m WHERE m.user_id = old.user_id AND m.company_id = old.company_id AND m.access = 'assigned') BEGIN
	DELETE FROM application_index WHERE rowid IN (old.application_id);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (old.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER `members_indexed` AFTER INSERT ON `members` WHEN new.access = 'assigned' BEGIN
	DELETE FROM application_index WHERE rowid IN (SELECT r.application_id FROM feedback_requests r WHERE r.user_id = new.user_id AND r.company_id = new.company_id AND r.sees = 1);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (SELECT r.application_id FROM feedback_requests r WHERE r.user_id = new.user_id AND r.company_id = new.company_id AND r.sees = 1);
END;
--> statement-breakpoint
CREATE TRIGGER `members_indexed_again` AFTER UPDATE OF `access` ON `members` WHEN old.access <> new.access BEGIN
	DELETE FROM application_index WHERE rowid IN (SELECT r.application_id FROM feedback_requests r WHERE r.user_id = new.user_id AND r.company_id = new.company_id AND r.sees = 1);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (SELECT r.application_id FROM feedback_requests r WHERE r.user_id = new.user_id AND r.company_id = new.company_id AND r.sees = 1);
END;
--> statement-breakpoint
CREATE TRIGGER `members_not_indexed` AFTER DELETE ON `members` WHEN old.access = 'assigned' BEGIN
	DELETE FROM application_index WHERE rowid IN (SELECT r.application_id FROM feedback_requests r WHERE r.user_id = old.user_id AND r.company_id = old.company_id AND r.sees = 1);
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (SELECT r.application_id FROM feedback_requests r WHERE r.user_id = old.user_id AND r.company_id = old.company_id AND r.sees = 1);
END;
