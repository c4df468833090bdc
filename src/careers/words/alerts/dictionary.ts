/** The type of a dictionary of job alerts: the keys of English, with the plural forms of its own language. */

import type { Plural, Shaped } from '#lib/language.ts';
import type { en } from './en.ts';

export type AlertWords = Shaped<typeof en, Plural>;

/** The dictionary of a language with the plural categories `C`. */
export type AlertWordsWith<C extends Intl.LDMLPluralRule> = Shaped<typeof en, Record<C, string>>;
