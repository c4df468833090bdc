ALTER TABLE `legal_notices` ADD `updated_at` integer;--> statement-breakpoint
-- What a bundle has of a company beside its records. A new setting goes at the end.
CREATE VIEW `company_settings` AS
SELECT c.id AS id, c.id AS company_id, c.subdomain, c.name, c.description, c.website, c.phone, c.address, c.country_id,
	c.default_currency, c.timezone, c.language, c."values", c.benefits, c.legal_links, c.career_page_settings,
	h.rejection_template, h.rejection_delay_minutes, h.retention_months, h.stale_months,
	coalesce(h.emails_stale, 0) AS emails_stale, coalesce(h.searches_cv_text, 0) AS searches_cv_text,
	h.consent_text, c.created_at
FROM companies c LEFT JOIN hiring_settings h ON h.company_id = c.id;
--> statement-breakpoint
CREATE VIEW `company_files` AS
SELECT id, id AS company_id, 'logo' AS kind, '' AS alt, logo_key AS key FROM companies WHERE logo_key IS NOT NULL
UNION ALL SELECT -id, id, 'cover', '', cover_key FROM companies WHERE cover_key IS NOT NULL
UNION ALL SELECT id, company_id, 'picture', alt, key FROM company_pictures;
