CREATE TABLE `prepared_actions` (
	`hash` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`client_id` integer NOT NULL,
	`tool` text NOT NULL,
	`asked` text NOT NULL,
	`digest` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `prepared_actions_by_expiry` ON `prepared_actions` (`expires_at`);--> statement-breakpoint
ALTER TABLE `audit_events` ADD `tool` text;