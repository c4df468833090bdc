CREATE TABLE `application_aliases` (
	`old_id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `application_aliases_by_application` ON `application_aliases` (`application_id`);