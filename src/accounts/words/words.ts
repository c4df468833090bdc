/** The dictionaries of the account pages, and how their texts and messages are filled in. */

import { en } from './en.ts';
import type { Translated } from './shape.ts';

export type Words = Translated;
export type MailKind = keyof Words['mails'];

export interface MailValues {
  link?: string;
  company?: string;
  application?: string;
  /** The name of a connected account. */
  account?: string;
  provider?: string;
  /** How long the link is valid, in the unit that the message names. */
  hours?: number;
  days?: number;
}

const dictionaries: ReadonlyMap<string, Words> = new Map<string, Words>([['en', en]]);

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The dictionary of a BCP 47 tag: the exact tag, else its base language, else English. */
export function wordsFor(language: string): Words {
  return dictionaries.get(supportedLanguage(language)) ?? en;
}

/** The language that pages use for a requested one: the value of the `lang` attribute. */
export function supportedLanguage(language: string): string {
  const [base = ''] = language.split('-');
  return [language, base].find((tag) => dictionaries.has(tag)) ?? 'en';
}

/** The writing direction of a language, for the `dir` attribute. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [base = ''] = language.split('-');
  return rightToLeft.has(base) ? 'rtl' : 'ltr';
}

/** Replaces each `{name}` with its value. A name without a value is kept. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
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
    ...(hours === undefined ? {} : { hours: formatDuration(language, hours, 'hour') }),
    ...(days === undefined ? {} : { days: formatDuration(language, days, 'day') }),
  };
  return {
    // A subject has one line, even if a company's name has several.
    subject: fillText(subject, all).replaceAll(/\s+/g, ' '),
    text: fillText(text, all),
  };
}

function formatDuration(language: string, count: number, unit: 'hour' | 'day'): string {
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(supportedLanguage(language), format).format(count);
}
