CREATE TABLE `data_requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `data_requests_by_company` ON `data_requests` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `data_requests_by_update` ON `data_requests` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `data_requests_by_candidate` ON `data_requests` (`candidate_id`);--> statement-breakpoint
CREATE INDEX `data_requests_open` ON `data_requests` (`company_id`,`id`) WHERE done_at is null;--> statement-breakpoint
CREATE TABLE `portal_codes` (
	`candidate_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `portal_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `portal_tokens_by_candidate` ON `portal_tokens` (`candidate_id`);--> statement-breakpoint
CREATE INDEX `portal_tokens_by_end` ON `portal_tokens` (`expires_at`);--> statement-breakpoint
ALTER TABLE `stages` ADD `public_label` text;--> statement-breakpoint
CREATE INDEX `candidates_by_address` ON `candidates` (`email_key`) WHERE erased_at is null;