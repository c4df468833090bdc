/** The dictionaries of career sites for tests without the Worker, whose entry point adds them. */
import { alertDictionaries } from '#careers/words/alerts/dictionaries.ts';
import { addAlertWords } from '#careers/words/alerts/words.ts';
import { dictionaries } from '#careers/words/dictionaries.ts';
import { addWords } from '#careers/words/words.ts';

export function addCareerWords(): void {
  addWords(dictionaries);
  addAlertWords(alertDictionaries);
}
