/** The paragraphs about CVs that could not be read, in the language of the career site. */
import { openDictionary } from '#lib/dictionaries.ts';
import { recruitingCvs } from '#translations';
import type english from '#translations/en/recruiting.json';

export const { wordsFor } = openDictionary<(typeof english)['cvs']>(recruitingCvs);
