-- A job that comes on the listing later than it was published keeps its place in the order, and says here when it came.
CREATE TRIGGER `jobs_shown` AFTER UPDATE OF `listed_at` ON `jobs`
WHEN old.listed_at IS NULL AND new.listed_at IS NOT NULL AND new.updated_at > new.published_at + 60000 BEGIN
	UPDATE jobs SET shown_at = new.updated_at WHERE id = new.id;
END;
