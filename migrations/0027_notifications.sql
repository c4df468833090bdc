CREATE TABLE `notification_choices` (
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`kinds` text DEFAULT '{}' NOT NULL,
	`is_any_time` integer DEFAULT false NOT NULL,
	`daily_at` integer,
	`told_until` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `user_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `notification_choices_due` ON `notification_choices` (`daily_at`) WHERE daily_at is not null;--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`actor_id` integer,
	`application_id` integer,
	`job_id` integer,
	`subject_id` integer NOT NULL,
	`read_at` integer,
	`mailed_at` integer,
	`is_daily` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_by_company` ON `notifications` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_of_member` ON `notifications` (`user_id`,`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`company_id`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `notifications_daily` ON `notifications` (`user_id`,`company_id`) WHERE is_daily = 1;--> statement-breakpoint
CREATE INDEX `notifications_of_application` ON `notifications` (`application_id`,`user_id`) WHERE application_id is not null;--> statement-breakpoint
CREATE INDEX `notifications_of_subject` ON `notifications` (`subject_id`);--> statement-breakpoint
CREATE INDEX `notifications_of_job` ON `notifications` (`job_id`) WHERE job_id is not null;--> statement-breakpoint
ALTER TABLE `feedback` ADD `scores` text;--> statement-breakpoint
ALTER TABLE `feedback` ADD `mentions` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `hiring_settings` ADD `names_readers` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `stages` ADD `feedback_form` text;--> statement-breakpoint
CREATE TRIGGER `notifications_daily_due` AFTER INSERT ON `notifications`
WHEN new.is_daily = 1 BEGIN
	INSERT INTO notification_choices (company_id, user_id, daily_at, updated_at) VALUES (new.company_id, new.user_id, 0, new.created_at)
	ON CONFLICT (company_id, user_id) DO UPDATE SET daily_at = 0 WHERE daily_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `job_members_daily_due` AFTER INSERT ON `job_members` BEGIN
	INSERT INTO notification_choices (company_id, user_id, daily_at, updated_at) VALUES (new.company_id, new.user_id, 0, new.created_at)
	ON CONFLICT (company_id, user_id) DO UPDATE SET daily_at = 0 WHERE daily_at IS NULL;
END;
--> statement-breakpoint
INSERT INTO notification_choices (company_id, user_id, daily_at, updated_at)
	SELECT DISTINCT company_id, user_id, 0, 0 FROM job_members;
--> statement-breakpoint
DROP VIEW `application_facets`;
--> statement-breakpoint
CREATE VIEW `application_facets` AS
SELECT a.id AS id, a.company_id AS company_id, a.candidate_id AS candidate_id,
	p.person AS person,
	p.facets || printf(' c%x_j%x', a.company_id, a.job_id) || printf(' c%x_s%x', a.company_id, a.stage_id)
		|| printf(' c%x_t', a.company_id) || a.status
		|| coalesce(printf(' c%x_k', a.company_id) || a.screening, '')
		|| CASE WHEN a.source_id > 0 THEN printf(' c%x_o%x', a.company_id, a.source_id) ELSE '' END
		|| coalesce((SELECT group_concat(token, '') FROM (
			SELECT printf(' c%x_f%xv', v.company_id, f.id) || o.value AS token
			FROM application_values v CROSS JOIN json_each(v.value) e
			CROSS JOIN custom_fields f ON f.company_id = v.company_id AND f.key = e.key AND f.entity = 'application' AND f.is_filterable = 1
			CROSS JOIN json_each(CASE f.kind
				WHEN 'multiple_choice' THEN e.value
				WHEN 'yes_no' THEN json_array(CASE e.value WHEN 1 THEN 'yes' ELSE 'no' END)
				WHEN 'number' THEN json_array((SELECT b.value ->> 'key' FROM json_each(f.bands) b WHERE coalesce(b.value ->> 'from' <= e.value, 1) ORDER BY b.key DESC LIMIT 1))
				WHEN 'date' THEN json_array((SELECT b.value ->> 'key' FROM json_each(f.bands) b WHERE coalesce(b.value ->> 'from' <= e.value, 1) ORDER BY b.key DESC LIMIT 1))
				WHEN 'money' THEN CASE WHEN e.value ->> 'currency' = f.band_currency THEN json_array((SELECT b.value ->> 'key' FROM json_each(f.bands) b WHERE coalesce(b.value ->> 'from' <= (e.value ->> 'amount'), 1) ORDER BY b.key DESC LIMIT 1)) ELSE '[]' END
				ELSE json_array(e.value) END) o
			WHERE v.application_id = a.id AND o.value IS NOT NULL ORDER BY f.id, o.key)), '')
		|| coalesce((SELECT group_concat(token, '') FROM (
			SELECT DISTINCT printf(' c%x_w%x', r.company_id, r.user_id) AS token
			FROM feedback_requests r CROSS JOIN members m ON m.user_id = r.user_id AND m.company_id = r.company_id AND m.access = 'assigned'
			WHERE r.application_id = a.id AND r.sees = 1 ORDER BY r.user_id)), '') AS facets
FROM applications a JOIN candidate_facets p ON p.id = a.candidate_id;
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
--> statement-breakpoint
DELETE FROM application_index WHERE rowid IN (SELECT r.application_id FROM feedback_requests r JOIN members m ON m.user_id = r.user_id AND m.company_id = r.company_id AND m.access = 'assigned' WHERE r.sees = 1);
--> statement-breakpoint
INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id IN (SELECT r.application_id FROM feedback_requests r JOIN members m ON m.user_id = r.user_id AND m.company_id = r.company_id AND m.access = 'assigned' WHERE r.sees = 1);
