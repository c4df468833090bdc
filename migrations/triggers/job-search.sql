CREATE TRIGGER `search_words_parted` AFTER INSERT ON `search_words` BEGIN
	INSERT OR IGNORE INTO search_word_parts (part, word_id)
	SELECT DISTINCT substr(part, 1, second - 1) || substr(part, second + 1), new.id
	FROM (
		SELECT substr(start, 1, first.value - 1) || substr(start, first.value + 1) AS part, second.value AS second
		FROM (SELECT substr(new.word, 1, 8) AS start),
			json_each('[1,2,3,4,5,6,7,8,9]') first, json_each('[1,2,3,4,5,6,7,8,9]') second
		WHERE second.value = 9 OR length(new.word) >= 8
	);
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_forms_outdated` AFTER UPDATE OF `title_indexed` ON `jobs`
WHEN old.title_indexed <> new.title_indexed AND old.title_forms IS new.title_forms AND new.title_forms IS NOT NULL BEGIN
	UPDATE jobs SET title_forms = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_skills_outdated` AFTER UPDATE OF `skills` ON `jobs`
WHEN old.skills <> new.skills AND old.skills_indexed IS new.skills_indexed AND new.skills_indexed IS NOT NULL BEGIN
	UPDATE jobs SET skills_indexed = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_job_search_inserted` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO company_job_search (rowid, title, forms, scope) SELECT id, title, forms, scope FROM jobs_as_search WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_job_search_updated` AFTER UPDATE OF `title_indexed`, `title_forms` ON `jobs`
WHEN old.title_indexed <> new.title_indexed OR old.title_forms IS NOT new.title_forms BEGIN
	DELETE FROM company_job_search WHERE rowid = new.id;
	INSERT INTO company_job_search (rowid, title, forms, scope) SELECT id, title, forms, scope FROM jobs_as_search WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `company_job_search_deleted` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM company_job_search WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_search_inserted` AFTER INSERT ON `listed_jobs` BEGIN
	INSERT INTO listing_search (rowid, title, forms, company, skills, city, scope)
	SELECT listed_at, title, forms, company, skills, city, scope FROM listed_jobs_as_search WHERE listed_at = new.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_search_updated` AFTER UPDATE OF `title_indexed`, `title_forms`, `skills_indexed`, `domain_id`, `country_id`, `place_id`, `workplace`, `category_id`, `employment_type_mask`,
	`currency`, `min_salary`, `max_salary`, `pay_period`, `department_id` ON `listed_jobs`
WHEN old.title_indexed <> new.title_indexed OR old.title_forms <> new.title_forms OR old.skills_indexed <> new.skills_indexed
	OR old.domain_id <> new.domain_id OR old.country_id <> new.country_id
	OR old.place_id <> new.place_id OR old.workplace <> new.workplace OR old.category_id IS NOT new.category_id
	OR old.employment_type_mask <> new.employment_type_mask OR old.currency IS NOT new.currency OR old.min_salary IS NOT new.min_salary
	OR old.max_salary IS NOT new.max_salary OR old.pay_period IS NOT new.pay_period OR old.department_id IS NOT new.department_id BEGIN
	DELETE FROM listing_search WHERE rowid = new.listed_at;
	INSERT INTO listing_search (rowid, title, forms, company, skills, city, scope)
	SELECT listed_at, title, forms, company, skills, city, scope FROM listed_jobs_as_search WHERE listed_at = new.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_search_deleted` AFTER DELETE ON `listed_jobs` BEGIN
	DELETE FROM listing_search WHERE rowid = old.listed_at;
END;
--> statement-breakpoint
CREATE TRIGGER `search_words_ended` AFTER INSERT ON `search_words`
WHEN length(new.word) >= 9 AND new.word NOT GLOB '*[^a-z]*' BEGIN
	INSERT OR IGNORE INTO search_word_ends (letters) SELECT (SELECT group_concat(letter, '') FROM (SELECT substr(new.word, value, 1) AS letter FROM json_each('[64,63,62,61,60,59,58,57,56,55,54,53,52,51,50,49,48,47,46,45,44,43,42,41,40,39,38,37,36,35,34,33,32,31,30,29,28,27,26,25,24,23,22,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1]') WHERE value <= length(new.word)));
	INSERT OR IGNORE INTO search_words (word)
	SELECT substr(new.word, -n) FROM (
		SELECT n, substr(letters, 1, n) AS start FROM (SELECT (SELECT group_concat(letter, '') FROM (SELECT substr(new.word, value, 1) AS letter FROM json_each('[64,63,62,61,60,59,58,57,56,55,54,53,52,51,50,49,48,47,46,45,44,43,42,41,40,39,38,37,36,35,34,33,32,31,30,29,28,27,26,25,24,23,22,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1]') WHERE value <= length(new.word))) AS letters),
			(SELECT value AS n FROM json_each('[6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(new.word) - 3)
	) WHERE ((SELECT substr(letters, n + 1, 1) FROM search_word_ends WHERE letters > start AND letters < start || '{' ORDER BY letters LIMIT 1)
		<> (SELECT substr(letters, n + 1, 1) FROM search_word_ends WHERE letters > start AND letters < start || '{' ORDER BY letters DESC LIMIT 1));
END;
--> statement-breakpoint
CREATE TRIGGER `search_words_removed` AFTER DELETE ON `search_words` BEGIN
	DELETE FROM search_word_parts WHERE word_id = old.id AND part IN (
		SELECT substr(part, 1, second - 1) || substr(part, second + 1)
		FROM (
			SELECT substr(start, 1, first.value - 1) || substr(start, first.value + 1) AS part, second.value AS second
			FROM (SELECT substr(old.word, 1, 8) AS start),
				json_each('[1,2,3,4,5,6,7,8,9]') first, json_each('[1,2,3,4,5,6,7,8,9]') second
			WHERE second.value = 9 OR length(old.word) >= 8
		)
	);
	DELETE FROM search_word_ends WHERE letters = (SELECT group_concat(letter, '') FROM (SELECT substr(old.word, value, 1) AS letter FROM json_each('[64,63,62,61,60,59,58,57,56,55,54,53,52,51,50,49,48,47,46,45,44,43,42,41,40,39,38,37,36,35,34,33,32,31,30,29,28,27,26,25,24,23,22,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1]') WHERE value <= length(old.word)));
END;
