CREATE TABLE `deletions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`kind` text NOT NULL,
	`record_id` integer NOT NULL,
	`reason` text NOT NULL,
	`into_id` integer,
	`deleted_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `deletions_by_kind` ON `deletions` (`company_id`,`kind`,`id`);--> statement-breakpoint
CREATE TRIGGER `candidates_deletion` AFTER DELETE ON `candidates`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'candidate', old.id, iif((SELECT candidate_id FROM candidate_aliases WHERE old_id = old.id) IS NOT NULL, 'merged', iif(EXISTS (SELECT 1 FROM imports i CROSS JOIN import_records r ON r.import_id = i.id AND r.entity = 'persons' AND r.record_id = old.id
		WHERE i.due_at IS NOT NULL AND i.status = 'undoing' AND +i.company_id = old.company_id), 'import_undone', 'deleted')), (SELECT candidate_id FROM candidate_aliases WHERE old_id = old.id), CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `applications_deletion` AFTER DELETE ON `applications`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'application', old.id, iif((SELECT application_id FROM application_aliases WHERE old_id = old.id) IS NOT NULL, 'merged', iif(EXISTS (SELECT 1 FROM imports i CROSS JOIN import_records r ON r.import_id = i.id AND r.entity = 'applications' AND r.record_id = old.id
		WHERE i.due_at IS NOT NULL AND i.status = 'undoing' AND +i.company_id = old.company_id), 'import_undone', 'deleted')), (SELECT application_id FROM application_aliases WHERE old_id = old.id), CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `documents_deletion` AFTER DELETE ON `documents`
WHEN old.removed_at IS NULL AND NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'document', old.id, 'deleted', NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `application_notes_deletion` AFTER DELETE ON `application_notes`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'note', old.id, 'deleted', NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `meetings_deletion` AFTER DELETE ON `meetings`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'meeting', old.id, iif(EXISTS (SELECT 1 FROM imports i CROSS JOIN import_records r ON r.import_id = i.id AND r.entity = 'meetings' AND r.record_id = old.id
		WHERE i.due_at IS NOT NULL AND i.status = 'undoing' AND +i.company_id = old.company_id), 'import_undone', 'deleted'), NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_deletion` AFTER DELETE ON `jobs`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'job', old.id, iif(EXISTS (SELECT 1 FROM imports i CROSS JOIN import_records r ON r.import_id = i.id AND r.entity = 'jobs' AND r.record_id = old.id
		WHERE i.due_at IS NOT NULL AND i.status = 'undoing' AND +i.company_id = old.company_id), 'import_undone', 'deleted'), NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `questions_deletion` AFTER DELETE ON `questions`
WHEN old.archived_at IS NULL AND NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'question', old.id, iif(EXISTS (SELECT 1 FROM imports i CROSS JOIN import_records r ON r.import_id = i.id AND r.entity = 'questions' AND r.record_id = old.id
		WHERE i.due_at IS NOT NULL AND i.status = 'undoing' AND +i.company_id = old.company_id), 'import_undone', 'deleted'), NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `tags_deletion` AFTER DELETE ON `tags`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'tag', old.id, iif(EXISTS (SELECT 1 FROM imports i CROSS JOIN import_records r ON r.import_id = i.id AND r.entity = 'tags' AND r.record_id = old.id
		WHERE i.due_at IS NOT NULL AND i.status = 'undoing' AND +i.company_id = old.company_id), 'import_undone', 'deleted'), NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `sources_deletion` AFTER DELETE ON `sources`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'source', old.id, iif(EXISTS (SELECT 1 FROM imports i CROSS JOIN import_records r ON r.import_id = i.id AND r.entity = 'sources' AND r.record_id = old.id
		WHERE i.due_at IS NOT NULL AND i.status = 'undoing' AND +i.company_id = old.company_id), 'import_undone', 'deleted'), NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `tracking_links_deletion` AFTER DELETE ON `tracking_links`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'tracking_link', old.id, iif(EXISTS (SELECT 1 FROM imports i CROSS JOIN import_records r ON r.import_id = i.id AND r.entity = 'tracking_links' AND r.record_id = old.id
		WHERE i.due_at IS NOT NULL AND i.status = 'undoing' AND +i.company_id = old.company_id), 'import_undone', 'deleted'), NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `custom_fields_deletion` AFTER DELETE ON `custom_fields`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'custom_field', old.id, iif(EXISTS (SELECT 1 FROM imports i CROSS JOIN import_records r ON r.import_id = i.id AND r.entity = 'custom_fields' AND r.record_id = old.id
		WHERE i.due_at IS NOT NULL AND i.status = 'undoing' AND +i.company_id = old.company_id), 'import_undone', 'deleted'), NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `offices_deletion` AFTER DELETE ON `offices`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'office', old.id, iif(EXISTS (SELECT 1 FROM imports i CROSS JOIN import_records r ON r.import_id = i.id AND r.entity = 'offices' AND r.record_id = old.id
		WHERE i.due_at IS NOT NULL AND i.status = 'undoing' AND +i.company_id = old.company_id), 'import_undone', 'deleted'), NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `pipelines_deletion` AFTER DELETE ON `pipelines`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'pipeline', old.id, iif(EXISTS (SELECT 1 FROM imports i CROSS JOIN import_records r ON r.import_id = i.id AND r.entity = 'pipelines' AND r.record_id = old.id
		WHERE i.due_at IS NOT NULL AND i.status = 'undoing' AND +i.company_id = old.company_id), 'import_undone', 'deleted'), NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `stages_deletion` AFTER DELETE ON `stages`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'stage', old.id, 'deleted', NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `members_deletion` AFTER DELETE ON `members`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'member', old.id, 'deleted', NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `contracted_companies_deletion` AFTER DELETE ON `contracted_companies`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'contracted_company', old.id, iif(EXISTS (SELECT 1 FROM imports i CROSS JOIN import_records r ON r.import_id = i.id AND r.entity = 'contracted_companies' AND r.record_id = old.id
		WHERE i.due_at IS NOT NULL AND i.status = 'undoing' AND +i.company_id = old.company_id), 'import_undone', 'deleted'), NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `email_templates_deletion` AFTER DELETE ON `email_templates`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'email_template', old.id, 'deleted', NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `posts_deletion` AFTER DELETE ON `posts`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'post', old.id, 'deleted', NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `candidates_erasure` AFTER UPDATE OF `erased_at` ON `candidates` WHEN old.erased_at IS NULL AND new.erased_at IS NOT NULL BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, deleted_at)
	VALUES (new.company_id, 'candidate', new.id, 'erased', CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `questions_archival` AFTER UPDATE OF `archived_at` ON `questions` WHEN old.archived_at IS NULL AND new.archived_at IS NOT NULL BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, deleted_at)
	VALUES (new.company_id, 'question', new.id, 'deleted', CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `documents_removal` AFTER UPDATE OF `removed_at` ON `documents` WHEN old.removed_at IS NULL AND new.removed_at IS NOT NULL BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, deleted_at)
	VALUES (new.company_id, 'document', new.id, 'deleted', CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_deletion` AFTER DELETE ON `tasks`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'task', old.id, 'deleted', NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER `departments_deletion` AFTER DELETE ON `departments`
WHEN NOT EXISTS (SELECT 1 FROM company_deletions WHERE subject_id = old.company_id AND started_at IS NOT NULL AND canceled_at IS NULL AND finished_at IS NULL) BEGIN
	INSERT INTO deletions (company_id, kind, record_id, reason, into_id, deleted_at)
	VALUES (old.company_id, 'department', old.id, 'deleted', NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
