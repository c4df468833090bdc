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
