CREATE TRIGGER `share_pictures_listed` AFTER INSERT ON `listed_jobs` BEGIN
	INSERT INTO share_pictures_due (job_id) VALUES (new.job_id) ON CONFLICT (job_id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `share_pictures_edited` AFTER UPDATE OF `title`, `domain_id`, `country_id`, `place_id`, `workplace`, `currency`, `min_salary`,
	`max_salary`, `pay_period` ON `listed_jobs`
WHEN old.title <> new.title OR old.domain_id <> new.domain_id OR old.country_id <> new.country_id OR old.place_id <> new.place_id
	OR old.workplace <> new.workplace OR old.currency IS NOT new.currency OR old.min_salary IS NOT new.min_salary
	OR old.max_salary IS NOT new.max_salary OR old.pay_period IS NOT new.pay_period BEGIN
	INSERT INTO share_pictures_due (job_id) VALUES (new.job_id) ON CONFLICT (job_id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `share_pictures_renamed` AFTER UPDATE OF `name` ON `company_profiles` WHEN old.name <> new.name BEGIN
	INSERT INTO share_pictures_due (job_id)
	SELECT id FROM jobs WHERE company_id = new.id AND status = 'Live' AND listed_at IS NOT NULL
	ON CONFLICT (job_id) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `share_pictures_recoloured` AFTER UPDATE OF `name`, `hostname`, `language`, `hue` ON `career_domains`
WHEN old.name <> new.name OR old.hostname <> new.hostname OR old.language <> new.language OR old.hue <> new.hue BEGIN
	INSERT INTO share_pictures_due (job_id) SELECT job_id FROM listed_jobs WHERE domain_id = new.id
	ON CONFLICT (job_id) DO UPDATE SET version = version + 1;
END;
