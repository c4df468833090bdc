CREATE TABLE `tasks` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer,
	`created_by` integer,
	`application_id` integer,
	`job_id` integer,
	`title` text NOT NULL,
	`due_on` text,
	`done_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tasks_by_company` ON `tasks` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_by_update` ON `tasks` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_of_member` ON `tasks` (`user_id`,`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_due` ON `tasks` (`user_id`,`company_id`,`due_on`) WHERE done_at is null;--> statement-breakpoint
CREATE INDEX `tasks_of_application` ON `tasks` (`application_id`,`id`) WHERE application_id is not null;--> statement-breakpoint
CREATE INDEX `tasks_of_job` ON `tasks` (`job_id`,`id`) WHERE job_id is not null;