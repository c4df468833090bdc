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
