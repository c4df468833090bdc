CREATE TABLE `legal_notices` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`hash` text NOT NULL,
	`texts` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `legal_notices_once` ON `legal_notices` (`company_id`,`hash`);--> statement-breakpoint
CREATE TABLE `legal_text_versions` (
	`domain_id` integer NOT NULL,
	`kind` text NOT NULL,
	`version` integer NOT NULL,
	`html` text NOT NULL,
	PRIMARY KEY(`domain_id`, `kind`, `version`),
	FOREIGN KEY (`domain_id`) REFERENCES `career_domains`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `applications` ADD `legal_notice_id` integer;--> statement-breakpoint
INSERT INTO `legal_text_versions` (`domain_id`, `kind`, `version`, `html`)
  SELECT `domain_id`, `kind`, `updated_at`, `html` FROM `career_domain_texts` WHERE `html` IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER `legal_text_versions_of_new` AFTER INSERT ON `career_domain_texts` WHEN new.html IS NOT NULL BEGIN
  INSERT INTO legal_text_versions (domain_id, kind, version, html)
    SELECT new.domain_id, new.kind, new.updated_at, new.html
    WHERE NOT EXISTS (SELECT 1 FROM legal_text_versions
      WHERE domain_id = new.domain_id AND kind = new.kind AND version = new.updated_at);
END;--> statement-breakpoint
CREATE TRIGGER `legal_text_versions_of_changed` AFTER UPDATE ON `career_domain_texts` WHEN new.html IS NOT NULL BEGIN
  INSERT INTO legal_text_versions (domain_id, kind, version, html)
    SELECT new.domain_id, new.kind, new.updated_at, new.html
    WHERE NOT EXISTS (SELECT 1 FROM legal_text_versions
      WHERE domain_id = new.domain_id AND kind = new.kind AND version = new.updated_at);
END;
