CREATE TABLE `company_counts` (
	`company_id` integer NOT NULL,
	`kind` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`company_id`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`company_id` integer NOT NULL,
	`client_id` integer NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`claimed_at` integer NOT NULL,
	`committed_at` integer,
	`subject_id` integer,
	`status` integer,
	`body` text,
	PRIMARY KEY(`company_id`, `client_id`, `key`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_claim` ON `idempotency_keys` (`claimed_at`);--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `mails_unsent`;--> statement-breakpoint
ALTER TABLE `mails` ADD `status` text DEFAULT 'queued' NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `next_attempt_at` integer;--> statement-breakpoint
ALTER TABLE `mails` ADD `claimed_at` integer;--> statement-breakpoint
ALTER TABLE `mails` ADD `error` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `dedupe_key` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `message_id` text;--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`next_attempt_at`,`id`) WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`dedupe_key`) WHERE dedupe_key is not null;--> statement-breakpoint
ALTER TABLE `stages` ADD `application_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_by_pipeline` ON `jobs` (`company_id`,`pipeline_id`);--> statement-breakpoint
CREATE INDEX `jobs_by_contracted_company` ON `jobs` (`company_id`,`contracted_company_id`) WHERE contracted_company_id is not null;
--> statement-breakpoint

-- How many applications are in a stage.
UPDATE `stages` SET `application_count` = (SELECT count(*) FROM `applications` WHERE `stage_id` = `stages`.`id`);
--> statement-breakpoint
CREATE TRIGGER `applications_staged` AFTER INSERT ON `applications` BEGIN
	UPDATE stages SET application_count = application_count + 1 WHERE id = new.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_restaged` AFTER UPDATE OF `stage_id` ON `applications` WHEN old.stage_id <> new.stage_id BEGIN
	UPDATE stages SET application_count = application_count - 1 WHERE id = old.stage_id;
	UPDATE stages SET application_count = application_count + 1 WHERE id = new.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER `applications_unstaged` AFTER DELETE ON `applications` BEGIN
	UPDATE stages SET application_count = application_count - 1 WHERE id = old.stage_id;
END;
--> statement-breakpoint

-- How many records of a kind a company has.
INSERT INTO `company_counts` (company_id, kind, n) SELECT company_id, 'offices', count(*) FROM `offices` GROUP BY company_id;
--> statement-breakpoint
CREATE TRIGGER `offices_counted` AFTER INSERT ON `offices` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'offices', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_uncounted` AFTER DELETE ON `offices` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'offices';
END;
--> statement-breakpoint
INSERT INTO `company_counts` (company_id, kind, n) SELECT company_id, 'pipelines', count(*) FROM `pipelines` GROUP BY company_id;
--> statement-breakpoint
CREATE TRIGGER `pipelines_counted` AFTER INSERT ON `pipelines` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'pipelines', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `pipelines_uncounted` AFTER DELETE ON `pipelines` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'pipelines';
END;
--> statement-breakpoint
INSERT INTO `company_counts` (company_id, kind, n) SELECT company_id, 'contracted_companies', count(*) FROM `contracted_companies` GROUP BY company_id;
--> statement-breakpoint
CREATE TRIGGER `contracted_companies_counted` AFTER INSERT ON `contracted_companies` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'contracted_companies', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `contracted_companies_uncounted` AFTER DELETE ON `contracted_companies` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'contracted_companies';
END;
--> statement-breakpoint
INSERT INTO `company_counts` (company_id, kind, n) SELECT company_id, 'members', count(*) FROM `members` GROUP BY company_id;
--> statement-breakpoint
CREATE TRIGGER `members_counted` AFTER INSERT ON `members` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'members', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `members_uncounted` AFTER DELETE ON `members` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'members';
END;
