CREATE TABLE `job_alerts` (
	`id` integer PRIMARY KEY NOT NULL,
	`domain_id` integer NOT NULL,
	`email_hash` text NOT NULL,
	`email_sealed` text NOT NULL,
	`search` text NOT NULL,
	`frequency` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`due_at` integer,
	`known_until` integer,
	`mail_id` integer,
	`mailed_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`domain_id`) REFERENCES `career_domains`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_alerts_once` ON `job_alerts` (`email_hash`,`domain_id`,`search`);--> statement-breakpoint
CREATE INDEX `job_alerts_due` ON `job_alerts` (`due_at`,`id`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `job_alerts_unconfirmed` ON `job_alerts` (`created_at`) WHERE confirmed_at is null;--> statement-breakpoint
ALTER TABLE `jobs` ADD `shown_at` integer;