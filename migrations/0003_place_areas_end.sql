DROP TRIGGER `places_areas`;
--> statement-breakpoint
DROP TRIGGER `places_moved_areas`;
--> statement-breakpoint
DROP TRIGGER `offices_opened_in_area`;
--> statement-breakpoint
DROP TRIGGER `offices_moved_to_area`;
--> statement-breakpoint
CREATE INDEX `offices_by_area` ON `offices` (`place_id`, 'z' || upper(replace(replace(zipcode, ' ', ''), '-', '')));
--> statement-breakpoint
CREATE VIEW `areas_of_places` AS
SELECT id AS place_id, country_id, 's' || state_id AS area FROM places WHERE state_id > 0
UNION SELECT p.id, p.country_id, 's' || t.state_id FROM places p CROSS JOIN towns t
	ON t.slug = p.slug AND t.country_id = p.country_id AND t.lat = p.lat AND t.lon = p.lon WHERE t.state_id > 0
UNION SELECT p.id, p.country_id, 's' || t.region_id FROM places p CROSS JOIN towns t
	ON t.slug = p.slug AND t.country_id = p.country_id AND t.lat = p.lat AND t.lon = p.lon WHERE t.region_id > 0;
--> statement-breakpoint
CREATE VIEW `areas_of_offices` AS
SELECT o.id AS office_id, p.id AS place_id, p.country_id, 'z' || upper(replace(replace(o.zipcode, ' ', ''), '-', '')) AS area
FROM offices o CROSS JOIN places p ON p.id = o.place_id WHERE o.zipcode IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `places_areas` AFTER INSERT ON `places` BEGIN
	INSERT OR IGNORE INTO place_areas (area, country_id, place_id)
	SELECT area, country_id, place_id FROM areas_of_places WHERE place_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `places_leave_areas` BEFORE UPDATE OF `state_id`, `lat`, `lon` ON `places`
WHEN old.state_id <> new.state_id OR old.lat IS NOT new.lat OR old.lon IS NOT new.lon BEGIN
	DELETE FROM place_areas WHERE (area, country_id, place_id) IN (
		SELECT area, country_id, place_id FROM areas_of_places WHERE place_id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER `places_moved_areas` AFTER UPDATE OF `state_id`, `lat`, `lon` ON `places`
WHEN old.state_id <> new.state_id OR old.lat IS NOT new.lat OR old.lon IS NOT new.lon BEGIN
	INSERT OR IGNORE INTO place_areas (area, country_id, place_id)
	SELECT area, country_id, place_id FROM areas_of_places WHERE place_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_opened_in_area` AFTER INSERT ON `offices` WHEN new.place_id IS NOT NULL AND new.zipcode IS NOT NULL BEGIN
	INSERT OR IGNORE INTO place_areas (area, country_id, place_id)
	SELECT area, country_id, place_id FROM areas_of_offices WHERE office_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_leave_area` BEFORE UPDATE OF `zipcode`, `place_id` ON `offices` WHEN old.place_id IS NOT NULL AND old.zipcode IS NOT NULL
	AND (old.zipcode IS NOT new.zipcode OR old.place_id IS NOT new.place_id) BEGIN
	DELETE FROM place_areas WHERE (area, country_id, place_id) IN (
		SELECT area, country_id, place_id FROM areas_of_offices own WHERE office_id = old.id AND NOT EXISTS (
			SELECT 1 FROM areas_of_offices other WHERE other.place_id = own.place_id AND other.area = own.area AND other.office_id <> old.id));
END;
--> statement-breakpoint
CREATE TRIGGER `offices_end_in_area` BEFORE DELETE ON `offices` WHEN old.place_id IS NOT NULL AND old.zipcode IS NOT NULL BEGIN
	DELETE FROM place_areas WHERE (area, country_id, place_id) IN (
		SELECT area, country_id, place_id FROM areas_of_offices own WHERE office_id = old.id AND NOT EXISTS (
			SELECT 1 FROM areas_of_offices other WHERE other.place_id = own.place_id AND other.area = own.area AND other.office_id <> old.id));
END;
--> statement-breakpoint
CREATE TRIGGER `offices_moved_to_area` AFTER UPDATE OF `zipcode`, `place_id` ON `offices` WHEN new.place_id IS NOT NULL AND new.zipcode IS NOT NULL
	AND (old.zipcode IS NOT new.zipcode OR old.place_id IS NOT new.place_id) BEGIN
	INSERT OR IGNORE INTO place_areas (area, country_id, place_id)
	SELECT area, country_id, place_id FROM areas_of_offices WHERE office_id = new.id;
END;
--> statement-breakpoint
DELETE FROM place_areas WHERE area >= 'z' AND area < '{' AND NOT EXISTS (
	SELECT 1 FROM areas_of_offices o WHERE o.place_id = place_areas.place_id AND o.area = place_areas.area);
--> statement-breakpoint
DELETE FROM place_areas WHERE area >= 's' AND area < 't' AND NOT EXISTS (
	SELECT 1 FROM areas_of_places p WHERE p.place_id = place_areas.place_id AND p.area = place_areas.area);
