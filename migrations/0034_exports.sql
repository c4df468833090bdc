CREATE TABLE `exports` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer,
	`client_id` integer,
	`entity` text NOT NULL,
	`format` text NOT NULL,
	`query` text NOT NULL,
	`status` text NOT NULL,
	`error` text,
	`row_count` integer DEFAULT 0 NOT NULL,
	`byte_count` integer,
	`progress` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `exports_by_company` ON `exports` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `exports_by_update` ON `exports` (`company_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `exports_open` ON `exports` (`company_id`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `exports_due` ON `exports` (`due_at`) WHERE due_at is not null;