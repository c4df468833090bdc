/** The dictionaries of the account pages, loaded without the service. */
import { loadWords } from '#accounts/words/words.ts';
import { accountWords } from '../../tools/account-words.ts';

export function loadAccountWords(language: string): Promise<void> {
  return loadWords(language, (path) => {
    const found = Object.entries(accountWords).find(([tag]) => path === `/words/${tag}.json`);
    return Promise.resolve(found ? JSON.stringify(found[1]) : null);
  });
}
