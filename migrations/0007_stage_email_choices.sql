CREATE TABLE `member_choices` (
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `user_id`, `key`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `hiring_settings` ADD `stage_email_delay_minutes` integer DEFAULT 5 NOT NULL;--> statement-breakpoint
DROP VIEW `company_settings`;
--> statement-breakpoint
CREATE VIEW `company_settings` AS
SELECT c.id AS id, c.id AS company_id, c.subdomain, c.name, c.description, c.website, c.phone, c.address, c.country_id,
	c.default_currency, c.timezone, c.language, c."values", c.benefits, c.legal_links, c.career_page_settings,
	h.rejection_template, h.rejection_delay_minutes, h.stage_email_delay_minutes, h.retention_months, h.stale_months,
	coalesce(h.emails_stale, 0) AS emails_stale, coalesce(h.searches_cv_text, 0) AS searches_cv_text,
	h.consent_text, c.created_at, h.audit_months
FROM companies c LEFT JOIN hiring_settings h ON h.company_id = c.id;
