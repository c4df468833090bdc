CREATE TABLE `application_origins` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`utm` text NOT NULL,
	`referrer_host` text,
	`link_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sources` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sources_by_name` ON `sources` (`company_id`,`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `sources_by_key` ON `sources` (`company_id`,`key`);--> statement-breakpoint
CREATE TABLE `tracking_links` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`token` text NOT NULL,
	`source_id` integer NOT NULL,
	`job_id` integer,
	`user_id` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tracking_links_by_token` ON `tracking_links` (`token`);--> statement-breakpoint
CREATE INDEX `tracking_links_by_company` ON `tracking_links` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `tracking_links_by_source` ON `tracking_links` (`source_id`);--> statement-breakpoint
ALTER TABLE `applications` ADD `source_id` integer;--> statement-breakpoint
CREATE INDEX `applications_without_source` ON `applications` (`id`) WHERE source_id is null;
--> statement-breakpoint
-- Applications that exist get their source, and its token, from the cron.
DROP VIEW `application_facets`;
--> statement-breakpoint
CREATE VIEW `application_facets` AS
SELECT a.id AS id, a.company_id AS company_id, a.candidate_id AS candidate_id,
	p.person AS person,
	p.facets || printf(' c%x_j%x', a.company_id, a.job_id) || printf(' c%x_s%x', a.company_id, a.stage_id)
		|| printf(' c%x_t', a.company_id) || a.status
		|| coalesce(printf(' c%x_k', a.company_id) || a.screening, '')
		|| CASE WHEN a.source_id > 0 THEN printf(' c%x_o%x', a.company_id, a.source_id) ELSE '' END AS facets
FROM applications a JOIN candidate_facets p ON p.id = a.candidate_id;
--> statement-breakpoint
CREATE TRIGGER `application_index_source` AFTER UPDATE OF `source_id` ON `applications` WHEN old.source_id IS NOT new.source_id BEGIN
	DELETE FROM application_index WHERE rowid = new.id;
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id = new.id;
END;
