/**
 * The words of job alerts for a language. The Worker of the background has all of them in its bundle; that of the API has English, and
 * loads the others with those of forms.
 */
import { openDictionary } from '#lib/dictionaries.ts';
import type { Plural, Shaped } from '#lib/language.ts';
import { careersAlerts } from '#translations';
import type english from '#translations/en/careers.json';

export type AlertWords = Shaped<(typeof english)['alerts'], Plural>;

const dictionary = openDictionary<AlertWords>(careersAlerts);

export const { add: addAlertWords, put: putAlertWords, wordsFor: alertWordsFor } = dictionary;
