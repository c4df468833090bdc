/** What is kept of the bytes of an email. */
import { deliveryReport } from '#lib/delivery-report.ts';
import type { DeliveryReport } from '#lib/delivery-report.ts';
import { cleanHtml } from '#lib/clean-html.ts';
import { parseMessage } from '#lib/parse-email.ts';
import type { ParsedMessage } from '#lib/parse-email.ts';
import {
  ATTACHMENTS_MAX,
  HEADER_BYTES_MAX,
  hasFewLines,
  hasFewParts,
  isReport,
  LEVELS_MAX,
  plainLine,
  plainMessageId,
  plainText,
  replyHtml,
} from '../rules.ts';
import type { HeaderLine } from '../rules.ts';

export type ParsedEmail = {
  headers: readonly HeaderLine[];
  from: { name: string; email: string };
  subject: string;
  /** Clean. */
  html: string;
  messageId: string | null;
  attachments: readonly { name: string; bytes: Uint8Array }[];
  /** Of a mail server that has not delivered an email. */
  report: DeliveryReport | null;
};

const REPORTED = /^(?:message\/|text\/rfc822-headers)/u;

/** Null for what is beyond the limits, or no email. */
export async function parseEmail(bytes: Uint8Array): Promise<ParsedEmail | null> {
  const { buffer, byteOffset, byteLength } = bytes;
  const raw = Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
  if (!hasFewLines(raw) || !hasFewParts(raw)) return null;
  try {
    const limits = { levelsMax: LEVELS_MAX, headerBytesMax: HEADER_BYTES_MAX };
    return toParsed(await parseMessage(bytes, limits));
  } catch {
    // The message of the error may quote the email.
    return null;
  }
}

function toParsed(email: ParsedMessage): ParsedEmail {
  const { headers, from, subject = '', text = '', html = '', messageId, attachments } = email;
  const written = plainText(text);
  return {
    headers,
    from: { name: plainLine(from?.name ?? ''), email: plainLine(from?.address ?? '') },
    subject: plainLine(subject),
    html: written.trim() === '' ? cleanHtml(plainText(html)) : replyHtml(written),
    messageId: plainMessageId(messageId),
    // The parts of a report are no documents.
    attachments: attachments
      .filter(({ isInline, type }) => !isInline && !(isReport(headers) && REPORTED.test(type)))
      .slice(0, ATTACHMENTS_MAX)
      .map(({ name, bytes }) => ({ name: plainLine(name), bytes })),
    report: isReport(headers) ? deliveryReport(attachments) : null,
  };
}
