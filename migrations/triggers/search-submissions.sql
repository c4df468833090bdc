CREATE TRIGGER `listed_jobs_to_submit` AFTER INSERT ON `listed_jobs` BEGIN
	INSERT INTO search_submissions (engine, domain_id, hash_id, urgency)
	SELECT engine, new.domain_id, new.hash_id, 2 FROM search_pings WHERE true
	ON CONFLICT (engine, domain_id, hash_id) DO UPDATE
	SET urgency = iif(urgency = 0, 1, urgency), changes = changes + 1, refusals = 0, waits_until = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_to_resubmit` AFTER UPDATE OF `updated_at`, `domain_id`, `country_id`, `place_id`, `street`, `postal_code` ON `listed_jobs`
WHEN old.updated_at <> new.updated_at OR old.domain_id <> new.domain_id OR old.country_id <> new.country_id
	OR old.place_id <> new.place_id OR old.street IS NOT new.street OR old.postal_code IS NOT new.postal_code BEGIN
	INSERT INTO search_submissions (engine, domain_id, hash_id, urgency)
	SELECT engine, old.domain_id, old.hash_id, 0 FROM search_pings WHERE old.domain_id <> new.domain_id
	ON CONFLICT (engine, domain_id, hash_id) DO UPDATE SET urgency = 0, changes = changes + 1, refusals = 0, waits_until = 0;
	INSERT INTO search_submissions (engine, domain_id, hash_id, urgency)
	SELECT engine, new.domain_id, new.hash_id, iif(old.domain_id = new.domain_id, 1, 2) FROM search_pings WHERE true
	ON CONFLICT (engine, domain_id, hash_id) DO UPDATE
	SET urgency = iif(urgency = 0, 1, urgency), changes = changes + 1, refusals = 0, waits_until = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `listed_jobs_to_withdraw` AFTER DELETE ON `listed_jobs` BEGIN
	INSERT INTO search_submissions (engine, domain_id, hash_id, urgency)
	SELECT engine, old.domain_id, old.hash_id, 0 FROM search_pings WHERE true
	ON CONFLICT (engine, domain_id, hash_id) DO UPDATE SET urgency = 0, changes = changes + 1, refusals = 0, waits_until = 0;
END;
