CREATE TABLE `place_areas` (
	`area` text NOT NULL,
	`country_id` integer NOT NULL,
	`place_id` integer NOT NULL,
	PRIMARY KEY(`area`, `country_id`, `place_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER `places_areas` AFTER INSERT ON `places` BEGIN
	INSERT OR IGNORE INTO place_areas (area, country_id, place_id)
	SELECT 's' || id, new.country_id, new.id FROM (
		SELECT new.state_id AS id
		UNION SELECT state_id FROM towns WHERE slug = new.slug AND country_id = new.country_id AND lat = new.lat AND lon = new.lon
		UNION SELECT region_id FROM towns WHERE slug = new.slug AND country_id = new.country_id AND lat = new.lat AND lon = new.lon
	) WHERE id > 0;
END;
--> statement-breakpoint
CREATE TRIGGER `places_moved_areas` AFTER UPDATE OF `state_id`, `lat`, `lon` ON `places`
WHEN old.state_id <> new.state_id OR old.lat IS NOT new.lat OR old.lon IS NOT new.lon BEGIN
	INSERT OR IGNORE INTO place_areas (area, country_id, place_id)
	SELECT 's' || id, new.country_id, new.id FROM (
		SELECT new.state_id AS id
		UNION SELECT state_id FROM towns WHERE slug = new.slug AND country_id = new.country_id AND lat = new.lat AND lon = new.lon
		UNION SELECT region_id FROM towns WHERE slug = new.slug AND country_id = new.country_id AND lat = new.lat AND lon = new.lon
	) WHERE id > 0;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_opened_in_area` AFTER INSERT ON `offices` WHEN new.place_id IS NOT NULL AND new.zipcode IS NOT NULL BEGIN
	INSERT OR IGNORE INTO place_areas (area, country_id, place_id)
	SELECT 'z' || upper(replace(replace(new.zipcode, ' ', ''), '-', '')), country_id, id FROM places WHERE id = new.place_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_moved_to_area` AFTER UPDATE OF `zipcode`, `place_id` ON `offices` WHEN new.place_id IS NOT NULL AND new.zipcode IS NOT NULL
	AND (old.zipcode IS NOT new.zipcode OR old.place_id IS NOT new.place_id) BEGIN
	INSERT OR IGNORE INTO place_areas (area, country_id, place_id)
	SELECT 'z' || upper(replace(replace(new.zipcode, ' ', ''), '-', '')), country_id, id FROM places WHERE id = new.place_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO place_areas (area, country_id, place_id)
SELECT 's' || state_id, country_id, id FROM places WHERE state_id > 0;
--> statement-breakpoint
INSERT OR IGNORE INTO place_areas (area, country_id, place_id)
SELECT 's' || t.state_id, p.country_id, p.id FROM places p CROSS JOIN towns t
ON t.slug = p.slug AND t.country_id = p.country_id AND t.lat = p.lat AND t.lon = p.lon WHERE t.state_id > 0;
--> statement-breakpoint
INSERT OR IGNORE INTO place_areas (area, country_id, place_id)
SELECT 's' || t.region_id, p.country_id, p.id FROM places p CROSS JOIN towns t
ON t.slug = p.slug AND t.country_id = p.country_id AND t.lat = p.lat AND t.lon = p.lon WHERE t.region_id > 0;
--> statement-breakpoint
INSERT OR IGNORE INTO place_areas (area, country_id, place_id)
SELECT 'z' || upper(replace(replace(o.zipcode, ' ', ''), '-', '')), p.country_id, p.id FROM offices o JOIN places p ON p.id = o.place_id
WHERE o.zipcode IS NOT NULL;
