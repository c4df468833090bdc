/** The words of the website plugin that the career pages do not have. */
import { openDictionary } from '#lib/dictionaries.ts';
import { careersEmbed } from '#translations';
import type english from '#translations/en/careers.json';

export const { wordsFor: embedWordsFor } = openDictionary<(typeof english)['embed']>(careersEmbed);
