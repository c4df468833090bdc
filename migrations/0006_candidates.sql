CREATE TABLE `activities` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`kind` text NOT NULL,
	`user_id` integer,
	`from_stage` text,
	`to_stage` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `activities_by_application` ON `activities` (`application_id`,`id`);--> statement-breakpoint
CREATE TABLE `application_notes` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`user_id` integer,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `application_notes_by_application` ON `application_notes` (`application_id`,`id`);--> statement-breakpoint
CREATE TABLE `bulk_operations` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`action` text NOT NULL,
	`items` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bulk_operations_by_company` ON `bulk_operations` (`company_id`,`id`);--> statement-breakpoint
CREATE TABLE `candidate_aliases` (
	`old_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `candidate_aliases_by_candidate` ON `candidate_aliases` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`kind` text NOT NULL,
	`filename` text NOT NULL,
	`key` text NOT NULL,
	`content_type` text NOT NULL,
	`byte_count` integer NOT NULL,
	`parse_status` text,
	`parse_attempts` integer DEFAULT 0 NOT NULL,
	`parse_due_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `documents_by_application` ON `documents` (`application_id`,`id`);--> statement-breakpoint
CREATE INDEX `documents_by_candidate` ON `documents` (`candidate_id`,`id`);--> statement-breakpoint
CREATE INDEX `documents_due` ON `documents` (`parse_due_at`) WHERE parse_due_at is not null;--> statement-breakpoint
CREATE TABLE `file_removals` (
	`key` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `file_removals_due` ON `file_removals` (`due_at`);--> statement-breakpoint
CREATE TABLE `parsed_cvs` (
	`document_id` integer PRIMARY KEY NOT NULL,
	`resume` text NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `hiring_settings` (
	`company_id` integer PRIMARY KEY NOT NULL,
	`rejection_template` text,
	`rejection_delay_minutes` integer DEFAULT 0 NOT NULL,
	`retention_months` integer DEFAULT 24 NOT NULL,
	`searches_cv_text` integer DEFAULT false NOT NULL,
	`consent_text` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `applications` ADD `rejection_reason_id` integer;--> statement-breakpoint
ALTER TABLE `applications` ADD `consent_text` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `consent_at` integer;--> statement-breakpoint
ALTER TABLE `candidates` ADD `active_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `is_held` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `noticed_at` integer;--> statement-breakpoint
ALTER TABLE `candidates` ADD `erased_at` integer;--> statement-breakpoint
CREATE INDEX `candidates_by_activity` ON `candidates` (`company_id`,`active_at`) WHERE erased_at is null and is_held = 0;--> statement-breakpoint
ALTER TABLE `mails` ADD `application_id` integer;--> statement-breakpoint
CREATE INDEX `mails_by_application` ON `mails` (`application_id`,`id`) WHERE application_id is not null;--> statement-breakpoint
UPDATE `candidates` SET `active_at` = `updated_at`;
--> statement-breakpoint

-- Row id: the application's. Its content is kept, so that what is deleted is taken out of the index itself.
CREATE VIRTUAL TABLE `application_search` USING fts5(person, cv, scope, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#'");
--> statement-breakpoint
INSERT INTO `application_search` (application_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `application_search` (rowid, person, cv, scope)
SELECT a.id, lower(c.first_name || ' ' || c.last_name || ' ' || c.email), '', 'c' || a.company_id
FROM `applications` a JOIN `candidates` c ON c.id = a.candidate_id;
--> statement-breakpoint
CREATE TRIGGER `applications_unsearched` AFTER DELETE ON `applications` BEGIN
	DELETE FROM application_search WHERE rowid = old.id;
END;
--> statement-breakpoint

INSERT INTO `company_counts` (company_id, kind, n) SELECT company_id, 'applications', count(*) FROM `applications` GROUP BY company_id;
--> statement-breakpoint
CREATE TRIGGER `applications_counted` AFTER INSERT ON `applications` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'applications', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_uncounted` AFTER DELETE ON `applications` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'applications';
END;
