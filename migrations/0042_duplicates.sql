CREATE TABLE `duplicate_keys` (
	`company_id` integer NOT NULL,
	`key` text NOT NULL,
	`candidate_id` integer NOT NULL,
	PRIMARY KEY(`company_id`, `key`, `candidate_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `duplicate_keys_by_candidate` ON `duplicate_keys` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `duplicate_pairs` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`reasons` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`dismissed_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `duplicate_pairs_once` ON `duplicate_pairs` (`candidate_id`,`other_id`);--> statement-breakpoint
CREATE INDEX `duplicate_pairs_by_other` ON `duplicate_pairs` (`other_id`);--> statement-breakpoint
CREATE INDEX `duplicate_pairs_open` ON `duplicate_pairs` (`company_id`,`id`) WHERE dismissed_at is null;--> statement-breakpoint
CREATE INDEX `duplicate_pairs_dismissed` ON `duplicate_pairs` (`company_id`,`id`) WHERE dismissed_at is not null;--> statement-breakpoint
ALTER TABLE `candidates` ADD `duplicates_due` integer DEFAULT 1;--> statement-breakpoint
CREATE INDEX `candidates_duplicates_due` ON `candidates` (`id`) WHERE duplicates_due is not null and erased_at is null;--> statement-breakpoint
ALTER TABLE `documents` ADD `fingerprint` text;--> statement-breakpoint
CREATE INDEX `documents_without_fingerprint` ON `documents` (`id`) WHERE kind = 'cv' and fingerprint is null and parse_due_at is null and removed_at is null;
--> statement-breakpoint
-- What duplicates are found by has changed: the cron writes the keys again. Every candidate begins with one change.
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
