/** The dictionaries of the account pages, loaded without the service. */
import { loadWords } from '#accounts/words/words.ts';
import { readAccountFile } from '../../tools/account-words.ts';

export function loadAccountWords(language: string): Promise<void> {
  return loadWords(language, readAccountFile);
}
