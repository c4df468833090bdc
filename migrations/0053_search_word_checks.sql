-- Words of a company that is being removed. Those that no job and no name has any more leave the vocabulary for spelling.
CREATE TABLE `search_word_checks` (
	`word_id` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- A word takes along what `search_words_parted` and `search_words_ended` have made of it.
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
