CREATE TRIGGER `job_pages_moved` AFTER UPDATE OF `domain_id`, `country_id`, `category_id` ON `jobs`
WHEN old.domain_id <> new.domain_id OR old.country_id <> new.country_id OR old.category_id IS NOT new.category_id BEGIN
	UPDATE job_pages SET (domain_id, country_id, category_id) = (SELECT domain_id, country_id, category_id FROM jobs WHERE id = new.id)
	WHERE hash_id = new.hash_id;
END;
--> statement-breakpoint
CREATE TRIGGER `job_pages_reviewed` AFTER UPDATE OF `status_by_admin` ON `jobs`
WHEN old.status_by_admin <> new.status_by_admin AND new.status_by_admin = 'pending' BEGIN
	DELETE FROM job_pages WHERE hash_id = new.hash_id;
END;
--> statement-breakpoint
CREATE TRIGGER `job_pages_closed` AFTER UPDATE OF `listed_at` ON `jobs` WHEN old.listed_at IS NOT NULL AND new.listed_at IS NULL BEGIN
	UPDATE job_pages SET (title, title_indexed, place_id, closed_at) = (
		SELECT title, title_indexed, place_id, updated_at FROM jobs WHERE id = new.id
	)
	WHERE hash_id = (SELECT hash_id FROM jobs WHERE id = new.id AND listed_at IS NULL AND status_by_admin = 'approved');
END;
--> statement-breakpoint
CREATE TRIGGER `job_pages_refused` AFTER UPDATE OF `status_by_admin` ON `jobs`
WHEN old.status_by_admin = 'approved' AND new.status_by_admin <> 'approved' BEGIN
	UPDATE job_pages SET title = NULL, title_indexed = NULL, place_id = NULL, closed_at = NULL
	WHERE hash_id = new.hash_id AND closed_at IS NOT NULL;
END;
