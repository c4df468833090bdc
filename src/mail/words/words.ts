/** What stands around the text of an email, in the language of its reader. */
import { openDictionary } from '#lib/dictionaries.ts';
import { recruitingFrame, recruitingLegal } from '#translations';
import type english from '#translations/en/recruiting.json';

type English = typeof english;

export const { wordsFor: frameWords } = openDictionary<English['frame']>(recruitingFrame);
export const { wordsFor: legalWords } = openDictionary<English['legal']>(recruitingLegal);
