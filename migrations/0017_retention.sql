CREATE TABLE `event_feeds` (
	`company_id` integer PRIMARY KEY NOT NULL,
	`deleted_to` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `documents` ADD `parsed_key` text;--> statement-breakpoint
ALTER TABLE `documents` ADD `cv_brief` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `content_deleted_at` integer;--> statement-breakpoint
CREATE INDEX `mails_with_content` ON `mails` (coalesce(sent_at, claimed_at, created_at)) WHERE next_attempt_at is null and content_deleted_at is null;