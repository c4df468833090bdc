/** What an email that came to a reply address is: its limits, who or what wrote it, and which part of it is quoted. */
import { emailKey } from '#lib/email-key.ts';
import { htmlOf } from '#lib/html.ts';
import { MINUTE_MS } from '#lib/time.ts';
import type { ReceivedKind } from '#vocabulary/emails.ts';

/** What is read within a second and 64 MB. */
export const RAW_BYTES_MAX = 10 * 1024 * 1024;
/** An application gets so many an hour: two machines that answer each other send thousands. */
export const HOURLY_MAX = 60;
/** A mail program writes a handful. */
export const PARTS_MAX = 100;
export const LEVELS_MAX = 20;
/** A file of 10 MB has 140,000 in base64; a million take 15 seconds to parse. */
export const LINES_MAX = 200_000;
export const HEADER_BYTES_MAX = 256 * 1024;
export const ATTACHMENTS_MAX = 10;
/** Documents of an application: further attachments stay in the message. */
export const DOCUMENTS_MAX = 100;
/** Longer than a person writes. */
export const TEXT_LENGTH_MAX = 100_000;
export const NAME_LENGTH_MAX = 200;

/** A message is parsed again after this where its process has ended. */
export const LEASE_MS = 5 * MINUTE_MS;
export const ATTEMPTS_MAX = 3;
export const HOUR_MS = 60 * MINUTE_MS;

export type HeaderLine = { key: string; value: string };

function valuesOf(headers: readonly HeaderLine[], name: string): string[] {
  return headers.flatMap(({ key, value }) => (key === name ? [value.trim().toLowerCase()] : []));
}

const BULK = /^(?:bulk|junk|list|auto_reply)\b/u;

/** Whether a machine wrote it (RFC 3834, RFC 6522): nobody is told of it, and nothing answers it. */
export function isAutomatic(headers: readonly HeaderLine[]): boolean {
  const submitted = valuesOf(headers, 'auto-submitted');
  return (
    submitted.some((value) => !/^no\b/u.test(value)) ||
    valuesOf(headers, 'precedence').some((value) => BULK.test(value)) ||
    valuesOf(headers, 'return-path').includes('<>') ||
    isReport(headers) ||
    ['x-autoreply', 'x-autorespond'].some((name) => valuesOf(headers, name).length > 0)
  );
}

/** Whether it reports of an email, as a mail server does that could not deliver it. */
export function isReport(headers: readonly HeaderLine[]): boolean {
  return valuesOf(headers, 'content-type').some((value) => value.startsWith('multipart/report'));
}

/** Two senders are nobody: mail programs show either. */
export function isFromCandidate(
  headers: readonly HeaderLine[],
  address: string,
  candidateKey: string,
): boolean {
  return valuesOf(headers, 'from').length === 1 && emailKey(address) === candidateKey;
}

/** Whether it has as many lines as can be read in time. `text` has a character for each byte. */
export function hasFewLines(text: string): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines <= LINES_MAX;
}

/** Whether it has as many parts as can be read. `text` has a character for each byte. */
export function hasFewParts(text: string): boolean {
  const named = new Set<string>();
  for (const [, quoted, plain] of text.matchAll(
    /boundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/giu,
  )) {
    named.add(`--${quoted ?? plain ?? ''}`);
    if (named.size > PARTS_MAX) return false;
  }
  // A name in pieces (RFC 2231) is not put together here: every line that may be a boundary counts.
  const isCounted = /boundary\*/iu.test(text) ? () => true : (line: string) => named.has(line);
  let parts = 0;
  for (let at = text.indexOf('\n--'); at >= 0; at = text.indexOf('\n--', at + 1)) {
    const line = text.slice(at + 1, at + LINE_MAX).split(/[\r\n]/u, 1)[0] ?? '';
    if (isCounted(line.trimEnd())) parts++;
    if (parts > PARTS_MAX) return false;
  }
  return true;
}

/** A line of a message has at most 998 characters, and a boundary 70. */
const LINE_MAX = 256;

/** The line of a mail program above what it quotes, in whatever language. */
const SEPARATOR =
  /^(?:-{2,} ?[^-\n]{3,60} ?-{2,}|_{20,}|(?:From|Von|De|Da|Od|Van|差出人|من): .*@.*)$/u;

/** The lines that were written, and those that are quoted below them. Quotes between lines are answered one by one, and stay. */
export function splitQuote(text: string): { own: string; quoted: string } {
  const lines = text.trimEnd().split('\n');
  const separator = lines.findIndex((line, at) => at > 0 && SEPARATOR.test(line.trim()));
  const starts = [separator, startOfQuote(lines)].filter((at) => at >= 0);
  const from = starts.length === 0 ? lines.length : Math.min(...starts);
  return {
    own: lines.slice(0, from).join('\n').trim(),
    quoted: lines.slice(from).join('\n').trim(),
  };
}

const isBlank = (line = '') => line.trim() === '';

/** The first line of the quote at the end, with the one or two above that say of whom it is; -1 without one. */
function startOfQuote(lines: readonly string[]): number {
  if (lines.at(-1)?.startsWith('>') !== true) return -1;
  let first = lines.length - 1;
  for (let at = first; at >= 0 && (lines[at]?.startsWith('>') || isBlank(lines[at])); at--) {
    if (!isBlank(lines[at])) first = at;
  }
  let above = first - 1;
  while (above >= 0 && isBlank(lines[above])) above--;
  if (!/[:：]\s*$/u.test(lines[above] ?? '')) return first;
  // "On Monday, 30 November, Ada" and "<ada@…> wrote:": some programs break it.
  const isBroken = !/\d/u.test(lines[above] ?? '') && /\d/u.test(lines[above - 1] ?? '');
  return isBroken ? above - 1 : above;
}

/** Plain text as HTML, with what is quoted in a `blockquote`. */
export function replyHtml(text: string): string {
  const { own, quoted } = splitQuote(text);
  return `${htmlOf(own)}${quoted === '' ? '' : `<blockquote>${htmlOf(quoted)}</blockquote>`}`;
}

/** Text that D1 and JSON take, with plain line ends. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, TEXT_LENGTH_MAX)
    .toWellFormed();
}

/** The same as one short line: of a subject, a name or an address. */
export function plainLine(text: string): string {
  const line = plainText(text.slice(0, TEXT_LENGTH_MAX)).replaceAll(/\s+/gu, ' ').trim();
  return line.slice(0, NAME_LENGTH_MAX).toWellFormed();
}

/** Null for what cannot stand in a header of an answer. */
export function plainMessageId(text: string | undefined): string | null {
  return text !== undefined && /^<[\w.!#$%&'*+/=?^`{|}~@-]{1,250}>$/u.test(text) ? text : null;
}

export function kindOf(headers: readonly HeaderLine[]): Exclude<ReceivedKind, 'unreadable'> {
  return isAutomatic(headers) ? 'automatic' : 'reply';
}
