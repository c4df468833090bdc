-- Towns with their coordinates, which places take from them, so that jobs are found by distance.

CREATE TABLE `located_places` (
	`place_id` integer PRIMARY KEY NOT NULL,
	`done_to` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `towns` (
	`slug` text NOT NULL,
	`country_id` integer NOT NULL,
	`town_id` integer NOT NULL,
	`name` text NOT NULL,
	`is_main` integer DEFAULT false NOT NULL,
	`state_id` integer DEFAULT 0 NOT NULL,
	`region_id` integer DEFAULT 0 NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`population` integer NOT NULL,
	PRIMARY KEY(`slug`, `country_id`, `town_id`)
) WITHOUT ROWID;
--> statement-breakpoint
-- The beginnings of names, the largest towns last.
CREATE INDEX `towns_by_beginning` ON `towns` (`country_id`, substr(slug, 1, 2), `population`);
--> statement-breakpoint
ALTER TABLE `places` ADD `lat` real;--> statement-breakpoint
ALTER TABLE `places` ADD `lon` real;--> statement-breakpoint
ALTER TABLE `places` ADD `cell` integer;--> statement-breakpoint
ALTER TABLE `places` ADD `town_sought_at` integer;--> statement-breakpoint
CREATE INDEX `places_by_cell` ON `places` (`cell`) WHERE cell is not null;--> statement-breakpoint
CREATE INDEX `places_to_locate` ON `places` (`id`) WHERE town_sought_at is null;
--> statement-breakpoint

-- The full text of the listing, with g203155, the cell of the place.
DROP VIEW `listed_jobs_as_search`;
--> statement-breakpoint
CREATE VIEW `listed_jobs_as_search` AS
SELECT l.listed_at, l.title_indexed AS title, l.title_forms AS forms, coalesce(c.name_indexed, c.name) AS company,
	l.skills_indexed AS skills, coalesce(p.name_indexed, p.name, '') AS city,
	'd' || l.domain_id
	|| iif(l.country_id > 0, ' c' || l.country_id || ' d' || l.domain_id || 'c' || l.country_id, '')
	|| iif(l.place_id > 0, ' p' || l.place_id || ' d' || l.domain_id || 'p' || l.place_id, '')
	|| coalesce(' g' || p.cell, '')
	|| ' o' || l.company_id
	|| ' w' || iif(l.workplace = 'On-site', 1, iif(l.workplace = 'Remote', 2, 3))
	|| coalesce(' k' || l.category_id, '')
	|| iif(l.employment_type_mask & 1, ' e1', '') || iif(l.employment_type_mask & 2, ' e2', '')
	|| iif(l.employment_type_mask & 4, ' e3', '') || iif(l.employment_type_mask & 8, ' e4', '')
	|| iif(l.employment_type_mask & 16, ' e5', '') || iif(l.employment_type_mask & 32, ' e6', '')
	|| iif(l.employment_type_mask & 64, ' e7', '') || iif(l.employment_type_mask & 128, ' e8', '')
	|| coalesce((SELECT tokens FROM listed_jobs_pay WHERE listed_at = l.listed_at), '') AS scope
FROM listed_jobs l JOIN company_profiles c ON c.id = l.company_id LEFT JOIN places p ON p.id = l.place_id;
--> statement-breakpoint
CREATE TRIGGER `places_located` AFTER UPDATE OF `cell` ON `places` WHEN old.cell IS NOT new.cell
	AND EXISTS (SELECT 1 FROM job_counts WHERE domain_id = 0 AND country_id = new.country_id AND place_id = new.id AND n > 0) BEGIN
	INSERT INTO located_places (place_id) VALUES (new.id) ON CONFLICT (place_id) DO UPDATE SET done_to = 0;
END;
