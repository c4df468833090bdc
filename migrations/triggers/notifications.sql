CREATE TRIGGER `notifications_daily_due` AFTER INSERT ON `notifications`
WHEN new.is_daily = 1 BEGIN
	INSERT INTO notification_choices (company_id, user_id, daily_at, updated_at) VALUES (new.company_id, new.user_id, 0, new.created_at)
	ON CONFLICT (company_id, user_id) DO UPDATE SET daily_at = 0 WHERE daily_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `job_members_daily_due` AFTER INSERT ON `job_members` BEGIN
	INSERT INTO notification_choices (company_id, user_id, daily_at, updated_at) VALUES (new.company_id, new.user_id, 0, new.created_at)
	ON CONFLICT (company_id, user_id) DO UPDATE SET daily_at = 0 WHERE daily_at IS NULL;
END;
