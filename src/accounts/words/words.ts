/** The dictionaries of the accounts, the one for a language, and how its texts and mails are filled. */

import { en } from './en.ts';
import type { Translated } from './shape.ts';

export type Words = Translated;
export type MailKind = keyof Words['mails'];

export interface MailValues {
  link?: string;
  company?: string;
  /** A connected account, and where it is. */
  account?: string;
  provider?: string;
  /** How long the link is valid, in the one unit the mail names. */
  hours?: number;
  days?: number;
}

const dictionaries: ReadonlyMap<string, Words> = new Map<string, Words>([['en', en]]);

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The words of a BCP 47 tag: of the variant, else of the base language, else English. */
export function wordsFor(language: string): Words {
  return dictionaries.get(spoken(language)) ?? en;
}

/** The language the pages speak to who asked for `language`: what `lang` has to say. */
export function spoken(language: string): string {
  const [base = ''] = language.split('-');
  return [language, base].find((tag) => dictionaries.has(tag)) ?? 'en';
}

/** The writing direction of a language, for the `dir` attribute. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [base = ''] = language.split('-');
  return rightToLeft.has(base) ? 'rtl' : 'ltr';
}

/** Puts `values` at their `{name}`; a name without a value stays as it is. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

export function mailText(
  language: string,
  kind: MailKind,
  { hours, days, ...values }: MailValues,
): { subject: string; text: string } {
  const { subject, text } = wordsFor(language).mails[kind];
  const all = {
    ...values,
    ...(hours === undefined ? {} : { hours: duration(language, hours, 'hour') }),
    ...(days === undefined ? {} : { days: duration(language, days, 'day') }),
  };
  return {
    // A subject is one line, whatever a company is called.
    subject: filled(subject, all).replaceAll(/\s+/g, ' '),
    text: filled(text, all),
  };
}

function duration(language: string, count: number, unit: 'hour' | 'day'): string {
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(spoken(language), format).format(count);
}
