CREATE INDEX `stages_in_use` ON `stages` (`company_id`,`type`) WHERE application_count > 0;
--> statement-breakpoint
-- Lists of persons leave out the applications of those who were erased, without reading them.
DROP VIEW `candidate_facets`;
--> statement-breakpoint
CREATE VIEW `candidate_facets` AS
SELECT c.id AS id, c.company_id AS company_id, c.erased_at AS erased_at,
	coalesce(c.indexed, '') AS person,
	printf('c%x_', c.company_id) || CASE WHEN c.erased_at IS NULL THEN '' ELSE printf(' c%x_x', c.company_id) END AS facets
FROM candidates c;
--> statement-breakpoint
UPDATE `index_states` SET done_to = 0, completed_at = NULL
WHERE name = 'application_index' AND EXISTS (SELECT 1 FROM candidates WHERE erased_at IS NOT NULL);
