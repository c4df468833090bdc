-- A word that is only the end of others is no word of any title: Pfleger of Altenpfleger and Heilerziehungspfleger. An end of six letters or more
-- with different letters before it becomes a word of `search_words`, so that misspelt words are compared with it, too.
-- `letters` are those of words in Latin letters from the last to the first: words of one end follow each other, and two lookups tell
-- whether all have the same letter before it.
CREATE TABLE `search_word_ends` (
	`letters` text PRIMARY KEY NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO search_word_ends (letters) SELECT (SELECT group_concat(letter, '') FROM (SELECT substr(word, value, 1) AS letter FROM json_each('[64,63,62,61,60,59,58,57,56,55,54,53,52,51,50,49,48,47,46,45,44,43,42,41,40,39,38,37,36,35,34,33,32,31,30,29,28,27,26,25,24,23,22,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1]') WHERE value <= length(word))) FROM search_words
WHERE length(word) >= 9 AND word NOT GLOB '*[^a-z]*';
--> statement-breakpoint
INSERT OR IGNORE INTO search_words (word)
SELECT DISTINCT substr(word, -n) FROM (
	SELECT word, n, substr(letters, 1, n) AS start FROM (SELECT word, (SELECT group_concat(letter, '') FROM (SELECT substr(word, value, 1) AS letter FROM json_each('[64,63,62,61,60,59,58,57,56,55,54,53,52,51,50,49,48,47,46,45,44,43,42,41,40,39,38,37,36,35,34,33,32,31,30,29,28,27,26,25,24,23,22,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1]') WHERE value <= length(word))) AS letters FROM search_words
		WHERE length(word) >= 9 AND word NOT GLOB '*[^a-z]*'),
		(SELECT value AS n FROM json_each('[6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]'))
	WHERE n <= length(word) - 3
) WHERE ((SELECT substr(letters, n + 1, 1) FROM search_word_ends WHERE letters > start AND letters < start || '{' ORDER BY letters LIMIT 1)
		<> (SELECT substr(letters, n + 1, 1) FROM search_word_ends WHERE letters > start AND letters < start || '{' ORDER BY letters DESC LIMIT 1));
--> statement-breakpoint
-- Triggers do not fire themselves here: an end has no ends.
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
