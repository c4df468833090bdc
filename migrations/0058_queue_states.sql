CREATE TABLE `queue_polls` (
	`name` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`row` integer NOT NULL,
	`began_at` integer NOT NULL,
	`polled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `queue_progress` (
	`queue` text PRIMARY KEY NOT NULL,
	`reached_at` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_of_company` ON `webhook_deliveries` (`company_id`,`due_at`) WHERE due_at is not null;