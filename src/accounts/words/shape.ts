/** The types of the dictionaries: the keys of the English ones, with the plural forms of their own language. */

import type { Plural, Shaped } from '#lib/language.ts';
import type { en } from './en.ts';
import type { en as enMails } from './mails/en.ts';

export type Words = Shaped<typeof en, Plural>;

/** The dictionary of a language with the plural categories `C`: a missing or foreign form does not compile. */
export type WordsWith<C extends Intl.LDMLPluralRule> = Shaped<typeof en, Record<C, string>>;

export type MailKind = keyof typeof enMails;
export type MailWords = Readonly<Record<MailKind, { subject: string; text: string }>>;
