/** The English words of the console. */
import { loadWords, wordsFor } from '#console/words/words.ts';
import { readWordFile } from '../translations.ts';

await loadWords('en', readWordFile);

export const english = wordsFor('en');
