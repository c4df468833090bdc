CREATE TRIGGER `company_pages_inserted` AFTER INSERT ON `company_profiles` BEGIN
	INSERT INTO company_pages (company_id, cover_key, settings, "values", benefits, offices, pictures)
	SELECT company_id, cover_key, settings, "values", benefits, offices, pictures FROM company_pages_of_companies
	WHERE company_id = new.id;
	INSERT INTO listed_companies (company_id, domain_id, sort_name)
	SELECT id, career_domain_id, coalesce(name_indexed, lower(name)) FROM companies WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_pages_deleted` AFTER DELETE ON `company_profiles` BEGIN
	DELETE FROM company_pages WHERE company_id = old.id;
	DELETE FROM listed_companies WHERE company_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_pages_edited` AFTER UPDATE OF `cover_key`, `career_page_settings`, `values`, `benefits` ON `companies`
WHEN old.cover_key IS NOT new.cover_key OR old.career_page_settings <> new.career_page_settings
	OR old."values" <> new."values" OR old.benefits <> new.benefits BEGIN
	UPDATE company_pages SET (cover_key, settings, "values", benefits) = (
		SELECT cover_key, settings, "values", benefits FROM company_pages_of_companies WHERE company_id = new.id
	)
	WHERE company_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_to_company_page` AFTER INSERT ON `offices` BEGIN
	UPDATE company_pages SET offices = (SELECT offices FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_edit_company_page` AFTER UPDATE OF `name`, `address`, `zipcode`, `city`, `country_id`, `place_id`, `is_default` ON `offices`
WHEN old.name <> new.name OR old.address IS NOT new.address OR old.zipcode IS NOT new.zipcode OR old.city IS NOT new.city
	OR old.country_id IS NOT new.country_id OR old.place_id IS NOT new.place_id OR old.is_default <> new.is_default BEGIN
	UPDATE company_pages SET offices = (SELECT offices FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `offices_off_company_page` AFTER DELETE ON `offices` BEGIN
	UPDATE company_pages SET offices = (SELECT offices FROM company_pages_of_companies WHERE company_id = old.company_id)
	WHERE company_id = old.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `departments_to_company_page` AFTER INSERT ON `departments` BEGIN
	UPDATE company_pages SET departments = (SELECT departments FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `departments_edit_company_page` AFTER UPDATE OF `name`, `position` ON `departments`
WHEN old.name <> new.name OR old.position <> new.position BEGIN
	UPDATE company_pages SET departments = (SELECT departments FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `departments_off_company_page` AFTER DELETE ON `departments` BEGIN
	UPDATE company_pages SET departments = (SELECT departments FROM company_pages_of_companies WHERE company_id = old.company_id)
	WHERE company_id = old.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `pictures_to_company_page` AFTER INSERT ON `company_pictures` BEGIN
	UPDATE company_pages SET pictures = (SELECT pictures FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `pictures_edit_company_page` AFTER UPDATE ON `company_pictures` BEGIN
	UPDATE company_pages SET pictures = (SELECT pictures FROM company_pages_of_companies WHERE company_id = new.company_id)
	WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER `pictures_off_company_page` AFTER DELETE ON `company_pictures` BEGIN
	UPDATE company_pages SET pictures = (SELECT pictures FROM company_pages_of_companies WHERE company_id = old.company_id)
	WHERE company_id = old.company_id;
END;
