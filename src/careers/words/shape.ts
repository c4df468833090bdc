/** The types a dictionary keeps: English's keys, with the plural forms of its own language. */

import type { en } from './en.ts';

/** Forms by plural category (CLDR); `other` is always there. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The keys of English with `P` for plural forms. */
export type Translated<P> = Shaped<typeof en, P>;

/** A dictionary whose language tells the categories `C` apart: a missing or foreign one does not compile. */
export type WordsWith<C extends Intl.LDMLPluralRule> = Translated<Record<C, string>>;

/** The keys of `T` with `P` for plural forms. */
export type Shaped<T, P> = T extends string
  ? string
  : T extends { one: string; other: string }
    ? P
    : { readonly [K in keyof T]: Shaped<T[K], P> };
