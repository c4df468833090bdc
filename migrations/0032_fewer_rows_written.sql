-- Publishing and closing a job write fewer rows.

-- The companies that have jobs: the index has a column that changes with the first job and the last one only.
DROP INDEX `listed_companies_with_jobs`;
--> statement-breakpoint
ALTER TABLE `listed_companies` ADD `has_jobs` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE listed_companies SET has_jobs = 1 WHERE job_count > 0;
--> statement-breakpoint
CREATE INDEX `listed_companies_of_domain` ON `listed_companies` (`domain_id`,`sort_name`,`company_id`) WHERE has_jobs = 1;
--> statement-breakpoint
DROP TRIGGER `listed_companies_counted`;
--> statement-breakpoint
DROP TRIGGER `listed_companies_uncounted`;
--> statement-breakpoint
CREATE TRIGGER `listed_companies_counted` AFTER INSERT ON `listed_jobs` BEGIN
	UPDATE listed_companies SET job_count = job_count + 1 WHERE company_id = new.company_id;
	UPDATE listed_companies SET has_jobs = 1 WHERE company_id = new.company_id AND has_jobs = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_companies_uncounted` AFTER DELETE ON `listed_jobs` BEGIN
	UPDATE listed_companies SET job_count = job_count - 1 WHERE company_id = old.company_id;
	UPDATE listed_companies SET has_jobs = 0 WHERE company_id = old.company_id AND job_count = 0;
END;
--> statement-breakpoint

-- The cron finds the pictures of jobs that are over: it looks at some hundred each minute.
DROP TRIGGER `share_pictures_unlisted`;
--> statement-breakpoint
CREATE TABLE `share_picture_checks` (
	`id` integer PRIMARY KEY NOT NULL,
	`done_to` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint

-- `listing_search` is searched in place of `job_search`, which stays as it is here until `operator search rebuild` drops it.
DROP TRIGGER `listed_jobs_indexed`;
--> statement-breakpoint
DROP TRIGGER `listed_jobs_reindexed`;
--> statement-breakpoint
DROP TRIGGER `listed_jobs_unindexed`;
