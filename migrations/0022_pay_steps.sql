-- Jobs by their pay: a token for each step that the pay of a year reaches, in the currency it is paid in. `src/lib/pay-steps.ts` has the
-- same units and steps.

CREATE TABLE `search_refills` (
	`id` integer PRIMARY KEY NOT NULL,
	`done_from` integer NOT NULL
);
--> statement-breakpoint

-- Pay by the hour, day, week or month counts as that of a year in full time. The upper end of a range counts.
CREATE VIEW `listed_jobs_pay` AS
SELECT listed_at, iif(steps >= 20, ' s20' || currency, '')
	|| iif(steps >= 30, ' s30' || currency, '')
	|| iif(steps >= 40, ' s40' || currency, '')
	|| iif(steps >= 50, ' s50' || currency, '')
	|| iif(steps >= 60, ' s60' || currency, '')
	|| iif(steps >= 70, ' s70' || currency, '')
	|| iif(steps >= 80, ' s80' || currency, '')
	|| iif(steps >= 90, ' s90' || currency, '')
	|| iif(steps >= 100, ' s100' || currency, '')
	|| iif(steps >= 110, ' s110' || currency, '')
	|| iif(steps >= 120, ' s120' || currency, '') AS tokens
FROM (
	SELECT listed_at, lower(currency) AS currency, coalesce(max_salary, min_salary)
		* CASE pay_period WHEN 'yearly' THEN 1 WHEN 'monthly' THEN 12 WHEN 'weekly' THEN 52 WHEN 'daily' THEN 260 WHEN 'hourly' THEN 2080 END
		/ CASE
		WHEN currency IN ('BHD', 'JOD', 'KWD', 'OMR') THEN 300
		WHEN currency IN ('BRL', 'ILS', 'PEN', 'PLN') THEN 2000
		WHEN currency IN ('AED', 'CNY', 'MYR', 'QAR', 'RON', 'SAR') THEN 5000
		WHEN currency IN ('CZK', 'DKK', 'EGP', 'HKD', 'MXN', 'NOK', 'SEK', 'TRY', 'TWD', 'UAH', 'ZAR') THEN 10000
		WHEN currency IN ('BDT', 'INR', 'KES', 'PHP', 'PKR', 'RUB', 'THB', 'UYU') THEN 20000
		WHEN currency IN ('HUF', 'ISK', 'JPY', 'KZT', 'LKR', 'NGN', 'RSD') THEN 100000
		WHEN currency IN ('ARS', 'CLP', 'CRC') THEN 500000
		WHEN currency IN ('COP', 'KRW') THEN 1000000
		WHEN currency IN ('IDR', 'VND') THEN 10000000
		ELSE 1000 END AS steps
	FROM listed_jobs WHERE currency IS NOT NULL
);
--> statement-breakpoint
DROP TRIGGER `listing_search_inserted`;
--> statement-breakpoint
DROP TRIGGER `listing_search_updated`;
--> statement-breakpoint
DROP TRIGGER `listing_search_deleted`;
--> statement-breakpoint
DROP VIEW `listed_jobs_as_search`;
--> statement-breakpoint
CREATE VIEW `listed_jobs_as_search` AS
SELECT l.listed_at, l.title_indexed AS title, l.title_forms AS forms, coalesce(c.name_indexed, c.name) AS company,
	l.skills_indexed AS skills, coalesce(p.name_indexed, p.name, '') AS city,
	'd' || l.domain_id
	|| iif(l.country_id > 0, ' c' || l.country_id || ' d' || l.domain_id || 'c' || l.country_id, '')
	|| iif(l.place_id > 0, ' p' || l.place_id || ' d' || l.domain_id || 'p' || l.place_id, '')
	|| ' o' || l.company_id
	|| ' w' || iif(l.workplace = 'On-site', 1, iif(l.workplace = 'Remote', 2, 3))
	|| coalesce(' k' || l.category_id, '')
	|| iif(l.employment_type_mask & 1, ' e1', '') || iif(l.employment_type_mask & 2, ' e2', '')
	|| iif(l.employment_type_mask & 4, ' e3', '') || iif(l.employment_type_mask & 8, ' e4', '')
	|| iif(l.employment_type_mask & 16, ' e5', '') || iif(l.employment_type_mask & 32, ' e6', '')
	|| iif(l.employment_type_mask & 64, ' e7', '') || iif(l.employment_type_mask & 128, ' e8', '')
	|| coalesce((SELECT tokens FROM listed_jobs_pay WHERE listed_at = l.listed_at), '') AS scope
FROM listed_jobs l JOIN company_profiles c ON c.id = l.company_id LEFT JOIN places p ON p.id = l.place_id;
--> statement-breakpoint
CREATE TRIGGER `listing_search_inserted` AFTER INSERT ON `listed_jobs` BEGIN
	INSERT INTO listing_search (rowid, title, forms, company, skills, city, scope)
	SELECT listed_at, title, forms, company, skills, city, scope FROM listed_jobs_as_search WHERE listed_at = new.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_search_updated` AFTER UPDATE OF `title_indexed`, `title_forms`, `skills_indexed`, `domain_id`, `country_id`, `place_id`, `workplace`, `category_id`, `employment_type_mask`,
	`currency`, `min_salary`, `max_salary`, `pay_period` ON `listed_jobs`
WHEN old.title_indexed <> new.title_indexed OR old.title_forms <> new.title_forms OR old.skills_indexed <> new.skills_indexed
	OR old.domain_id <> new.domain_id OR old.country_id <> new.country_id
	OR old.place_id <> new.place_id OR old.workplace <> new.workplace OR old.category_id IS NOT new.category_id
	OR old.employment_type_mask <> new.employment_type_mask OR old.currency IS NOT new.currency OR old.min_salary IS NOT new.min_salary
	OR old.max_salary IS NOT new.max_salary OR old.pay_period IS NOT new.pay_period BEGIN
	DELETE FROM listing_search WHERE rowid = new.listed_at;
	INSERT INTO listing_search (rowid, title, forms, company, skills, city, scope)
	SELECT listed_at, title, forms, company, skills, city, scope FROM listed_jobs_as_search WHERE listed_at = new.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_search_deleted` AFTER DELETE ON `listed_jobs` BEGIN
	DELETE FROM listing_search WHERE rowid = old.listed_at;
END;
--> statement-breakpoint

-- The jobs there are get the tokens from the cron, in steps, or at once by `operator search rebuild`.
INSERT INTO search_refills (id, done_from) VALUES (1, 9007199254740991);
