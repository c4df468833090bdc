CREATE TABLE `answers` (
	`application_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`application_id`, `question_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `application_forms` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `job_questions` (
	`job_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`position` integer NOT NULL,
	`is_required` integer DEFAULT false NOT NULL,
	`rule` text,
	PRIMARY KEY(`job_id`, `question_id`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `job_questions_by_question` ON `job_questions` (`question_id`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`labels` text NOT NULL,
	`help` text,
	`options` text NOT NULL,
	`replaces_id` integer,
	`used_at` integer,
	`archived_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `questions_of_key` ON `questions` (`company_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `questions_by_key` ON `questions` (`company_id`,`key`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `questions_listed` ON `questions` (`company_id`,id desc) WHERE archived_at is null;--> statement-breakpoint
ALTER TABLE `applications` ADD `screening` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `screening_reasons` text;
--> statement-breakpoint
-- The token of the outcome of the screening, c<company>_k<outcome>.
DROP VIEW `application_facets`;
--> statement-breakpoint
CREATE VIEW `application_facets` AS
SELECT a.id AS id, a.company_id AS company_id, a.candidate_id AS candidate_id,
	p.person AS person,
	p.facets || printf(' c%x_j%x', a.company_id, a.job_id) || printf(' c%x_s%x', a.company_id, a.stage_id)
		|| printf(' c%x_t', a.company_id) || a.status
		|| coalesce(printf(' c%x_k', a.company_id) || a.screening, '') AS facets
FROM applications a JOIN candidate_facets p ON p.id = a.candidate_id;
--> statement-breakpoint
CREATE TRIGGER `application_index_screened` AFTER UPDATE OF `screening` ON `applications`
WHEN old.screening IS NOT new.screening BEGIN
	DELETE FROM application_index WHERE rowid = new.id;
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id = new.id;
END;
