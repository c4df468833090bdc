CREATE TABLE `candidate_links` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`candidate_id` integer NOT NULL,
	`kind` text NOT NULL,
	`url` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `candidate_links_by_candidate` ON `candidate_links` (`candidate_id`,`id`);