/**
 * The words of the career pages for a language. The Workers of the career sites and of the background have all of them in their bundles,
 * as an isolate needs several; that of the API has English, and loads the others with those of forms.
 */
import { openDictionary } from '#lib/dictionaries.ts';
import type { Plural, Shaped } from '#lib/language.ts';
import { careersPages } from '#translations';
import type english from '#translations/en/careers.json';

type English = (typeof english)['pages'];

export type Words = Shaped<Omit<English, keyof OwnWords>, Plural> & OwnWords;

/** What each language has for itself. */
type OwnWords = {
  /** Replace `inCity` for names with a certain beginning. */
  cityForms: readonly (readonly [start: string, form: string])[];
  /** By ISO 3166-1 code, where `inAnyCountry` does not do. */
  inCountry: Readonly<Record<string, string>>;
};

const dictionary = openDictionary<Words>(careersPages);

export const { add: addWords, put: putWords, wordsFor } = dictionary;
