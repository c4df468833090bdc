CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`stage_id` integer,
	`user_id` integer,
	`author_name` text,
	`rating` text,
	`text` text DEFAULT '' NOT NULL,
	`revisions` text DEFAULT '[]' NOT NULL,
	`submitted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stage_id`) REFERENCES `stages`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_by_company` ON `feedback` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_by_update` ON `feedback` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_once` ON `feedback` (`application_id`,`stage_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `feedback_of_stage` ON `feedback` (`stage_id`);--> statement-breakpoint
CREATE INDEX `feedback_drafts` ON `feedback` (`updated_at`) WHERE submitted_at is null;--> statement-breakpoint
CREATE TABLE `feedback_requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`stage_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`asked_by` integer,
	`meeting_id` integer,
	`due_at` integer NOT NULL,
	`done_at` integer,
	`canceled_at` integer,
	`sees` integer DEFAULT false NOT NULL,
	`reminders` integer DEFAULT 0 NOT NULL,
	`remind_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stage_id`) REFERENCES `stages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_requests_by_company` ON `feedback_requests` (`company_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_requests_open` ON `feedback_requests` (`user_id`,`application_id`,`stage_id`) WHERE done_at is null and canceled_at is null;--> statement-breakpoint
CREATE INDEX `feedback_requests_seeing` ON `feedback_requests` (`user_id`,`application_id`) WHERE sees = 1;--> statement-breakpoint
CREATE INDEX `feedback_requests_of_application` ON `feedback_requests` (`application_id`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_requests_of_stage` ON `feedback_requests` (`stage_id`);--> statement-breakpoint
CREATE INDEX `feedback_requests_due` ON `feedback_requests` (`remind_at`) WHERE remind_at is not null;