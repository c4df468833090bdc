CREATE TABLE `meetings` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`hash` text NOT NULL,
	`application_id` integer,
	`user_id` integer,
	`title` text NOT NULL,
	`description` text,
	`type` text NOT NULL,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`starts_at` integer NOT NULL,
	`duration_minutes` integer NOT NULL,
	`timezone` text NOT NULL,
	`attendees` text DEFAULT '[]' NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`conference_status` text NOT NULL,
	`conference_error` text,
	`connection_id` integer,
	`conference_ref` text,
	`conference_url` text,
	`due_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`claimed_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `meetings_hash_unique` ON `meetings` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `meetings_by_company` ON `meetings` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `meetings_by_update` ON `meetings` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `meetings_by_status` ON `meetings` (`company_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `meetings_by_start` ON `meetings` (`company_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `meetings_by_application` ON `meetings` (`application_id`,`id`) WHERE application_id is not null;--> statement-breakpoint
CREATE INDEX `meetings_due` ON `meetings` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `meetings_unconnected` ON `meetings` (`company_id`,`starts_at`) WHERE status = 'scheduled' and conference_status in ('not_connected', 'failed');--> statement-breakpoint
ALTER TABLE `mails` ADD `meeting_id` integer;--> statement-breakpoint
CREATE INDEX `mails_by_meeting` ON `mails` (`meeting_id`) WHERE meeting_id is not null;--> statement-breakpoint
CREATE TRIGGER `meetings_counted` AFTER INSERT ON `meetings` BEGIN
	INSERT INTO company_counts (company_id, kind, n) VALUES (new.company_id, 'meetings', 1)
	ON CONFLICT (company_id, kind) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `meetings_uncounted` AFTER DELETE ON `meetings` BEGIN
	UPDATE company_counts SET n = n - 1 WHERE company_id = old.company_id AND kind = 'meetings';
END;
