/** The emails to users about their account and their company, in the language of the user. */

import type { ReadFile } from '#lib/dictionaries.ts';
import { formatTimestamp } from './timestamps.ts';
import { mailWords } from './mails.ts';
import type { MailKind } from './mails.ts';
import type { WrittenMail } from '#mail/schemas.ts';
import type { ToldKind } from '#vocabulary/notifications.ts';
import { fillText, supportedLanguage } from './languages.ts';

export interface MailValues {
  link?: string;
  /** The other email address that the message is about. */
  email?: string;
  company?: string;
  application?: string;
  /** The name of a connected account. */
  account?: string;
  provider?: string;
  /** The name of a webhook. */
  webhook?: string;
  url?: string;
  id?: number;
  job?: string;
  /** The name of a member. */
  person?: string;
  /** A JSON body. */
  body?: string;
  count?: number;
  /** How long the link is valid, in the unit that the message names. */
  hours?: number;
  days?: number;
  /** ISO 8601. */
  moment?: string;
  /** That of the reader, in which the moment is written. */
  timezone?: string;
}

export async function mailText(
  ctx: { readFile: ReadFile },
  asked: string,
  kind: MailKind,
  { hours, days, moment, timezone = 'UTC', ...values }: MailValues,
): Promise<Pick<WrittenMail, 'subject' | 'text' | 'frame'>> {
  const { language, subject, text, button } = await mailWords(ctx, asked, kind);
  const { link } = values;
  const all = {
    ...values,
    ...(hours !== undefined && { hours: formatDuration(language, hours, 'hour') }),
    ...(days !== undefined && { days: formatDuration(language, days, 'day') }),
    ...(moment !== undefined && { moment: formatTimestamp({ language, timezone }, moment) }),
  };
  return {
    // A subject has one line, even if a name in it has several.
    subject: fillText(subject, all).replaceAll(/[\p{C}\p{Z}]+/gu, ' '),
    text: fillText(text, all),
    frame: {
      language,
      from: 'service',
      ...(link !== undefined && button !== undefined && { button: { label: button, url: link } }),
    },
  };
}

/** What the daily email calls each kind of news. */
export async function dailyLabels(
  ctx: { readFile: ReadFile },
  asked: string,
): Promise<Readonly<Record<ToldKind, string>>> {
  const { lines } = await mailWords(ctx, asked, 'daily');
  if (!lines) throw new Error('no lines of the daily email');
  return lines;
}

export function formatDuration(language: string, count: number, unit: 'hour' | 'day'): string {
  const format = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(supportedLanguage(language), format).format(count);
}
