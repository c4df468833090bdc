/** What a candidate reads whose answers have ended the application: the default email, and what follows every such email. */
import { openDictionary } from '#lib/dictionaries.ts';
import { recruitingScreening } from '#translations';
import type english from '#translations/en/recruiting.json';

export const { wordsFor: rejectionWords } =
  openDictionary<(typeof english)['screening']>(recruitingScreening);
