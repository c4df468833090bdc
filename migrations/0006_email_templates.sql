CREATE TABLE `email_templates` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`kind` text NOT NULL,
	`stage_id` integer,
	`name` text DEFAULT '' NOT NULL,
	`key` text NOT NULL,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stage_id`) REFERENCES `stages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_templates_once` ON `email_templates` (`company_id`,`kind`,`key`,`language`);--> statement-breakpoint
CREATE INDEX `email_templates_by_update` ON `email_templates` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `email_templates_of_stage` ON `email_templates` (`stage_id`) WHERE stage_id is not null;