/** The type of a dictionary: the keys of English, with the plural forms of its own language. */

import type { en } from './en.ts';

/** Forms by plural category (CLDR); `other` always exists. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export type Words = Translated<Plural>;

/** The keys of English with `P` for plural forms. */
export type Translated<P> = Shaped<typeof en, P>;

/** The dictionary of a language with the plural categories `C`: a missing or foreign form does not compile. */
export type WordsWith<C extends Intl.LDMLPluralRule> = Translated<Record<C, string>>;

/** The keys of `T` with `P` for plural forms. */
export type Shaped<T, P> = T extends string
  ? string
  : T extends { one: string; other: string }
    ? P
    : { readonly [K in keyof T]: Shaped<T[K], P> };
