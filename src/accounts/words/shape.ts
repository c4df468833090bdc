/** The type of a dictionary: the keys of the English one, with the plural forms of its own language. */

import type { Plural, Shaped } from '#lib/language.ts';
import type { en } from './en.ts';

export type Words = Shaped<typeof en, Plural>;

/** The dictionary of a language with the plural categories `C`: a missing or foreign form does not compile. */
export type WordsWith<C extends Intl.LDMLPluralRule> = Shaped<typeof en, Record<C, string>>;
