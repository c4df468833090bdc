CREATE TABLE `board_keys` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	`created_by` integer,
	`last_used_at` integer,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `board_keys_by_key` ON `board_keys` (`key`);--> statement-breakpoint
CREATE INDEX `board_keys_by_update` ON `board_keys` (`company_id`,`updated_at`,`id`);