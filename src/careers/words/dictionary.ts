/** The type of a dictionary: the keys of English, with the plural forms of its own language. */

import type { Plural, Shaped } from '#lib/language.ts';
import type { en } from './en.ts';

export type Words = Translated<Plural>;

/** The keys of English with `P` for plural forms. */
export type Translated<P> = Shaped<typeof en, P>;

/** The dictionary of a language with the plural categories `C`: a missing or foreign form does not compile. */
export type WordsWith<C extends Intl.LDMLPluralRule> = Translated<Record<C, string>>;
