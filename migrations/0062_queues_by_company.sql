CREATE INDEX `documents_of_company` ON `documents` (`company_id`,`parse_due_at`) WHERE parse_due_at is not null;--> statement-breakpoint
CREATE INDEX `mails_of_company` ON `mails` (`company_id`,`next_attempt_at`) WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX `meetings_of_company` ON `meetings` (`company_id`,`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `posts_of_company` ON `posts` (`company_id`,`due_at`) WHERE due_at is not null;