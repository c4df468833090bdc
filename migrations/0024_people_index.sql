CREATE TABLE `index_states` (
	`name` text PRIMARY KEY NOT NULL,
	`done_to` integer DEFAULT 0 NOT NULL,
	`completed_at` integer
);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`is_shared` integer DEFAULT false NOT NULL,
	`name` text NOT NULL,
	`entity` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_views_of_member` ON `saved_views` (`company_id`,`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `saved_views_shared` ON `saved_views` (`company_id`,`is_shared`,`id`);--> statement-breakpoint
ALTER TABLE `candidates` ADD `indexed` text;--> statement-breakpoint
CREATE INDEX `candidates_without_words` ON `candidates` (`id`) WHERE indexed is null and erased_at is null;--> statement-breakpoint
CREATE INDEX `candidates_by_update` ON `candidates` (`company_id`,`updated_at`,`id`);
--> statement-breakpoint
-- The tokens of a person and of an application. Both indexes are filled from these two views, by the triggers below and by the statements
-- of docs/persons.md, which says how to add a token: a later migration replaces the view. The company stands in every token, so that a
-- record of another company is one that nothing matches.
CREATE VIEW `candidate_facets` AS
SELECT c.id AS id, c.company_id AS company_id, c.erased_at AS erased_at,
	coalesce(c.indexed, '') AS person,
	printf('c%x_', c.company_id) AS facets
FROM candidates c;
--> statement-breakpoint
CREATE VIEW `application_facets` AS
SELECT a.id AS id, a.company_id AS company_id, a.candidate_id AS candidate_id,
	p.person AS person,
	p.facets || printf(' c%x_j%x', a.company_id, a.job_id) || printf(' c%x_s%x', a.company_id, a.stage_id)
		|| printf(' c%x_t', a.company_id) || a.status AS facets
FROM applications a JOIN candidate_facets p ON p.id = a.candidate_id;
--> statement-breakpoint

-- Row id: the application's, or the candidate's. Their content is kept, so that what is deleted is taken out of the index itself.
CREATE VIRTUAL TABLE `application_index` USING fts5(person, facets, detail=column, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#_'");
--> statement-breakpoint
CREATE VIRTUAL TABLE `candidate_index` USING fts5(person, facets, detail=column, tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#_'");
--> statement-breakpoint
INSERT INTO `application_index` (application_index, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `candidate_index` (candidate_index, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `index_states` (name, completed_at)
SELECT names.value, CASE WHEN EXISTS (SELECT 1 FROM candidates) THEN NULL ELSE unixepoch() * 1000 END
FROM json_each('["application_index", "candidate_index"]') names;
--> statement-breakpoint

CREATE TRIGGER `application_index_inserted` AFTER INSERT ON `applications` BEGIN
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `application_index_updated` AFTER UPDATE OF `candidate_id`, `job_id`, `stage_id`, `status` ON `applications`
WHEN old.candidate_id <> new.candidate_id OR old.job_id <> new.job_id OR old.stage_id <> new.stage_id OR old.status <> new.status BEGIN
	DELETE FROM application_index WHERE rowid = new.id;
	INSERT INTO application_index (rowid, person, facets) SELECT id, person, facets FROM application_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `application_index_deleted` AFTER DELETE ON `applications` BEGIN
	DELETE FROM application_index WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_index_inserted` AFTER INSERT ON `candidates` WHEN new.erased_at IS NULL BEGIN
	INSERT INTO candidate_index (rowid, person, facets) SELECT id, person, facets FROM candidate_facets WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_index_updated` AFTER UPDATE OF `indexed`, `erased_at` ON `candidates`
WHEN old.indexed IS NOT new.indexed OR old.erased_at IS NOT new.erased_at BEGIN
	DELETE FROM candidate_index WHERE rowid = new.id;
	INSERT INTO candidate_index (rowid, person, facets) SELECT id, person, facets FROM candidate_facets WHERE id = new.id AND erased_at IS NULL;
	DELETE FROM application_index WHERE rowid IN (SELECT id FROM applications WHERE company_id = new.company_id AND candidate_id = new.id);
	INSERT INTO application_index (rowid, person, facets)
	SELECT id, person, facets FROM application_facets WHERE company_id = new.company_id AND candidate_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_index_deleted` AFTER DELETE ON `candidates` BEGIN
	DELETE FROM candidate_index WHERE rowid = old.id;
END;
--> statement-breakpoint
-- Whoever changes a name or an email without the words of the index leaves them to the cron.
CREATE TRIGGER `candidates_words_outdated` AFTER UPDATE OF `first_name`, `last_name`, `email` ON `candidates`
WHEN (old.first_name <> new.first_name OR old.last_name <> new.last_name OR old.email <> new.email) AND old.indexed IS new.indexed BEGIN
	UPDATE candidates SET indexed = NULL WHERE id = new.id;
END;
