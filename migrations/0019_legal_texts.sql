CREATE TABLE `career_domain_texts` (
	`domain_id` integer NOT NULL,
	`kind` text NOT NULL,
	`url` text,
	`html` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`domain_id`, `kind`),
	FOREIGN KEY (`domain_id`) REFERENCES `career_domains`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `companies` ADD `legal_links` text DEFAULT '{}' NOT NULL;