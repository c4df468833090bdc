CREATE TABLE `candidate_tags` (
	`candidate_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`candidate_id`, `tag_id`),
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `candidate_tags_by_tag` ON `candidate_tags` (`tag_id`,`candidate_id`);--> statement-breakpoint
CREATE TABLE `tags` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_by_name` ON `tags` (`company_id`,`name_key`);--> statement-breakpoint

-- Tokens of tags are at the end of those of the person. Nothing is tagged yet: what is in the indexes stays right.
DROP VIEW `candidate_facets`;
--> statement-breakpoint
CREATE VIEW `candidate_facets` AS
SELECT c.id AS id, c.company_id AS company_id, c.erased_at AS erased_at,
	coalesce(c.indexed, '') AS person,
	printf('c%x_', c.company_id) || CASE WHEN c.erased_at IS NULL THEN '' ELSE printf(' c%x_x', c.company_id) END
		|| coalesce((SELECT group_concat(printf(' c%x_g%x', c.company_id, t.tag_id), '')
			FROM (SELECT tag_id FROM candidate_tags WHERE candidate_id = c.id ORDER BY tag_id) t), '') AS facets
FROM candidates c;
--> statement-breakpoint
-- Not `INSERT OR REPLACE`: in a trigger of `INSERT OR IGNORE` or `UPDATE OR IGNORE` it would ignore, too.
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
