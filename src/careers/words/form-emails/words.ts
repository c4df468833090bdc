/** The words of the emails that forms send. They are in the bundle: an email is written with a change, and needs no file. */
import { openDictionary } from '#lib/dictionaries.ts';
import { careersEmails } from '#translations';
import type english from '#translations/en/careers.json';

export type FormEmailWords = (typeof english)['emails'];

export const { wordsFor: formEmailWordsFor } = openDictionary<FormEmailWords>(careersEmails);
