CREATE TABLE `job_members` (
	`company_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`part` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `job_members_by_job` ON `job_members` (`job_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `activities` ADD `job_id` integer;--> statement-breakpoint
CREATE INDEX `activities_by_job` ON `activities` (`company_id`,`job_id`,`id`) WHERE job_id is not null;--> statement-breakpoint
CREATE INDEX `activities_without_job` ON `activities` (`id`) WHERE job_id is null;