CREATE TABLE `application_values` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `application_values_by_company` ON `application_values` (`company_id`,`application_id`);--> statement-breakpoint
CREATE TABLE `job_values` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `job_values_by_company` ON `job_values` (`company_id`,`job_id`);--> statement-breakpoint
ALTER TABLE `custom_fields` ADD `entity` text DEFAULT 'candidate' NOT NULL;--> statement-breakpoint
ALTER TABLE `custom_fields` ADD `labels` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `custom_fields` ADD `bands` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `custom_fields` ADD `band_currency` text;--> statement-breakpoint
ALTER TABLE `custom_fields` ADD `is_filterable` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `custom_fields` ADD `is_required` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `custom_fields` ADD `visibility` text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE `custom_fields` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `custom_fields` ADD `indexed_to` integer;--> statement-breakpoint
CREATE INDEX `custom_fields_of_entity` ON `custom_fields` (`company_id`,`entity`);--> statement-breakpoint
CREATE INDEX `custom_fields_unindexed` ON `custom_fields` (`id`) WHERE indexed_to is not null;
--> statement-breakpoint
-- Tokens of filterable fields, c<company>_f<field>v<option or band>, at the end of those of the person and of the application. No field
-- is filterable yet: what is in the indexes stays right.
DROP VIEW `candidate_facets`;
--> statement-breakpoint
CREATE VIEW `candidate_facets` AS
SELECT c.id AS id, c.company_id AS company_id, c.erased_at AS erased_at,
	coalesce(c.indexed, '') AS person,
	printf('c%x_', c.company_id) || CASE WHEN c.erased_at IS NULL THEN '' ELSE printf(' c%x_x', c.company_id) END
		|| coalesce((SELECT group_concat(printf(' c%x_g%x', c.company_id, t.tag_id), '')
			FROM (SELECT tag_id FROM candidate_tags WHERE candidate_id = c.id ORDER BY tag_id) t), '')
		|| coalesce((SELECT group_concat(token, '') FROM (
			SELECT printf(' c%x_f%xv', v.company_id, f.id) || o.value AS token
			FROM candidate_values v CROSS JOIN json_each(v.value) e
			CROSS JOIN custom_fields f ON f.company_id = v.company_id AND f.key = e.key AND f.entity = 'candidate' AND f.is_filterable = 1
			CROSS JOIN json_each(CASE f.kind
				WHEN 'multiple_choice' THEN e.value
				WHEN 'yes_no' THEN json_array(CASE e.value WHEN 1 THEN 'yes' ELSE 'no' END)
				WHEN 'number' THEN json_array((SELECT b.value ->> 'key' FROM json_each(f.bands) b WHERE coalesce(b.value ->> 'from' <= e.value, 1) ORDER BY b.key DESC LIMIT 1))
				WHEN 'date' THEN json_array((SELECT b.value ->> 'key' FROM json_each(f.bands) b WHERE coalesce(b.value ->> 'from' <= e.value, 1) ORDER BY b.key DESC LIMIT 1))
				WHEN 'money' THEN CASE WHEN e.value ->> 'currency' = f.band_currency THEN json_array((SELECT b.value ->> 'key' FROM json_each(f.bands) b WHERE coalesce(b.value ->> 'from' <= (e.value ->> 'amount'), 1) ORDER BY b.key DESC LIMIT 1)) ELSE '[]' END
				ELSE json_array(e.value) END) o
			WHERE v.candidate_id = c.id AND o.value IS NOT NULL ORDER BY f.id, o.key)), '') AS facets
FROM candidates c;
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
			WHERE v.application_id = a.id AND o.value IS NOT NULL ORDER BY f.id, o.key)), '') AS facets
FROM applications a JOIN candidate_facets p ON p.id = a.candidate_id;
--> statement-breakpoint
-- Only a change of what lists are filtered by writes the indexes.
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
