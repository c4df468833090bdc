CREATE TABLE `company_deletions` (
	`id` integer PRIMARY KEY NOT NULL,
	`subject_id` integer NOT NULL,
	`requested_by` integer,
	`requested_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`canceled_at` integer,
	`started_at` integer,
	`lease_until` integer,
	`step` integer DEFAULT 0 NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`counts` text DEFAULT '{}' NOT NULL,
	`recipients` text DEFAULT '[]' NOT NULL,
	`finished_at` integer,
	`certificate_hash` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_deletions_open` ON `company_deletions` (`subject_id`) WHERE canceled_at is null and finished_at is null;--> statement-breakpoint
CREATE INDEX `company_deletions_due` ON `company_deletions` (`due_at`) WHERE canceled_at is null and finished_at is null;--> statement-breakpoint
ALTER TABLE `companies` ADD `closing_at` integer;
--> statement-breakpoint
DROP TRIGGER `jobs_listed`;
--> statement-breakpoint
CREATE TRIGGER `jobs_listed` AFTER UPDATE OF `status`, `status_by_admin`, `published_at`, `domain_id` ON `jobs` BEGIN
	UPDATE jobs SET listed_at = NULL
	WHERE id = new.id AND listed_at IS NOT NULL AND (
		status <> 'Live' OR status_by_admin <> 'approved' OR published_at IS NULL
		OR (SELECT c.is_test OR d.is_test OR c.closing_at IS NOT NULL FROM companies c JOIN career_domains d ON d.id = c.career_domain_id WHERE c.id = company_id)
	);
	-- The first free microsecond of the publication's millisecond; when a thousand jobs fill that, the first one after it.
	UPDATE jobs SET listed_at = iif(
		EXISTS (SELECT 1 FROM listed_jobs l WHERE l.listed_at = jobs.published_at * 1000 + 999),
		(SELECT l.listed_at + 1 FROM listed_jobs l
			WHERE l.listed_at >= jobs.published_at * 1000 AND NOT EXISTS (SELECT 1 FROM listed_jobs m WHERE m.listed_at = l.listed_at + 1)
			ORDER BY l.listed_at LIMIT 1),
		coalesce(
			(SELECT max(l.listed_at) + 1 FROM listed_jobs l WHERE l.listed_at BETWEEN jobs.published_at * 1000 AND jobs.published_at * 1000 + 999),
			jobs.published_at * 1000)
	)
	WHERE id = new.id AND status = 'Live' AND status_by_admin = 'approved' AND published_at IS NOT NULL
		AND (listed_at IS NULL OR old.published_at IS NOT new.published_at)
		AND NOT (SELECT c.is_test OR d.is_test OR c.closing_at IS NOT NULL FROM companies c JOIN career_domains d ON d.id = c.career_domain_id WHERE c.id = company_id);
END;
--> statement-breakpoint
-- 2 keeps the profile out of all lists, as 1 does for tests, and lets the pages of its jobs answer that they are gone.
-- Writing domain_id asks jobs_listed to look again.
CREATE TRIGGER `companies_closing` AFTER UPDATE OF `closing_at` ON `companies`
WHEN (old.closing_at IS NULL) <> (new.closing_at IS NULL) BEGIN
	UPDATE company_profiles SET is_test = iif(new.closing_at IS NULL, new.is_test, 2) WHERE id = new.id;
	UPDATE jobs SET domain_id = domain_id WHERE company_id = new.id AND status = 'Live';
END;
