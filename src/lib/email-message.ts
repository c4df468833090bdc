/** An email message, its delivery, and its form in transit: ASCII lines with encoded headers (RFC 5322, 2047, 2045). */
import { crc32 } from './crc32.ts';
import { EMAIL_LENGTH_MAX } from './email-address.ts';

export type Mailbox = { name?: string | undefined; email: string };

export type EmailMessage = {
  /** With its angle brackets. */
  messageId: string;
  date: Date;
  /** The name of the sender, whose address is always the same. Absent: the name of the service. */
  from?: string | undefined;
  to: string;
  /** The sender of the envelope, to whom reports of the delivery go (RFC 5321, 4.4). Absent: the address of the sender. */
  returnPath?: string | undefined;
  replyTo?: Mailbox | undefined;
  subject: string;
  /** Plain text; any kind of line break. */
  text: string;
  /** The HTML body. */
  html?: string | undefined;
  /** The calendar part: an iCalendar object and its method (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string } | undefined;
  /** Further headers; ASCII. */
  headers: Readonly<Record<string, string>>;
};

/** The outcome of sending. `code` is short and without personal data; `messageId` is the one that the receiver sees. */
export type Delivery =
  | { is: 'sent'; messageId: string }
  /** A temporary failure. */
  | { is: 'later'; code: string }
  /** A permanent failure. */
  | { is: 'refused'; code: string };

/** `name <a@b.example>` or the address alone; null when it is neither. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  const email = asciiAddress(bracketed ?? text.trim());
  if (email === null || !isOneLine(name)) return null;
  return name.trim() === '' ? { email } : { name: name.trim(), email };
}

/** Whether a text is one line: a line break in a header would begin another header. */
export function isOneLine(text: string): boolean {
  return !/[\r\n\0]/u.test(text);
}

/** The local part without characters that have a meaning in an envelope or a header. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/u;

/**
 * The address as every mail server takes it, or null: only a domain can be spelled in ASCII (RFC 5890). Looser than the rule
 * for new addresses, as it also takes those of the operator's settings and of older records.
 */
export function asciiAddress(email: string): string | null {
  if (email.length > EMAIL_LENGTH_MAX || !/^[^\s@<>]+@[^\s@<>]+$/u.test(email)) return null;
  const [local = '', domain = ''] = email.split('@');
  const spelled = `${local}@${asciiDomain(domain)}`;
  return PLAIN_ADDRESS.test(spelled) ? spelled : null;
}

function asciiDomain(domain: string): string {
  if (!/[^\0-\u007f]/u.test(domain)) return domain;
  return URL.parse(`http://${domain}`)?.hostname ?? domain;
}

/** The message with CRLF line ends. It has the same bytes on every attempt. */
export function mimeMessage(from: Mailbox, message: EmailMessage): string {
  const fields: [name: string, value: string][] = [
    ['From', address(from)],
    ['To', message.to],
    ...(message.replyTo ? [['Reply-To', address(message.replyTo)] as [string, string]] : []),
    ['Subject', words(message.subject)],
    // `GMT` is how dates were written once (RFC 5322, 4.3).
    ['Date', message.date.toUTCString().replace('GMT', '+0000')],
    ['Message-ID', message.messageId],
    ...Object.entries(message.headers),
    ['MIME-Version', '1.0'],
  ];
  return `${headerOf(fields)}${bodyOf(message)}`;
}

function headerOf(fields: readonly (readonly [name: string, value: string])[]): string {
  return fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
}

/** From the field that says what it is. Of two parts the last is the better one (RFC 2046, 5.1.4). */
function bodyOf({ messageId, text, html, calendar }: EmailMessage): string {
  const parts = [partOf('plain', text)];
  if (html !== undefined) parts.push(partOf('html', html));
  // A reader that knows no calendar takes the one before.
  if (calendar) parts.push(partOf('calendar', calendar.text, `; method=${calendar.method}`));
  const [only = ''] = parts;
  if (parts.length === 1) return only;
  // Of the message itself, so that it stays the same; and never a line of quoted-printable, where `=_` means nothing.
  const boundary = `=_${crc32(messageId).toString(16)}`;
  const type = headerOf([['Content-Type', `multipart/alternative; boundary="${boundary}"`]]);
  return `${type}\r\n${parts.map((part) => `--${boundary}\r\n${part}`).join('')}--${boundary}--\r\n`;
}

function partOf(kind: 'plain' | 'html' | 'calendar', text: string, also = ''): string {
  const body = quotedPrintable(text);
  const header = headerOf([
    ['Content-Type', `text/${kind}; charset=utf-8${also}`],
    ['Content-Transfer-Encoding', 'quoted-printable'],
  ]);
  return `${header}\r\n${body}${body.endsWith('\r\n') ? '' : '\r\n'}`;
}

/** What fits on the line of any header; longer is folded between encoded words. */
const PLAIN_LENGTH_MAX = 60;

/** Whether it is read as it is written: spaces around a text are not. */
function isPlain(text: string): boolean {
  const isShort = text.length <= PLAIN_LENGTH_MAX && text === text.trim();
  return isShort && /^[ -~]*$/u.test(text) && !text.includes('=?');
}

function address({ name, email }: Mailbox): string {
  if (name === undefined || name === '') return email;
  const shown = isPlain(name) ? `"${name.replaceAll(/["\\]/gu, String.raw`\$&`)}"` : words(name);
  return `${shown}\r\n <${email}>`;
}

/** With `=?UTF-8?B?…?=` around it and a name before, 39 bytes are a line of at most 76 characters. */
const WORD_BYTES_MAX = 39;

/** Text of a header: as it is, or as encoded words on a line each, none of which cuts a character. */
function words(text: string): string {
  if (isPlain(text)) return text;
  const chunks: string[] = [''];
  for (const character of text.toWellFormed()) {
    const longer = `${chunks.at(-1) ?? ''}${character}`;
    if (Buffer.byteLength(longer) > WORD_BYTES_MAX) chunks.push(character);
    else chunks[chunks.length - 1] = longer;
  }
  return chunks
    .map((chunk) => `=?UTF-8?B?${Buffer.from(chunk).toString('base64')}?=`)
    .join('\r\n ');
}

/** A line has 76 characters, the last of which may say that it goes on. */
const ENCODED_LENGTH_MAX = 75;

function quotedPrintable(text: string): string {
  return text
    .toWellFormed()
    .split(/\r\n|[\r\n]/u)
    .map(quotedLine)
    .join('\r\n');
}

function quotedLine(line: string): string {
  const bytes = Buffer.from(line);
  let done = '';
  let current = '';
  for (const [index, byte] of bytes.entries()) {
    const isSpace = byte === 0x20 || byte === 0x09;
    // A space at the end of a line is lost on some ways.
    const isLiteral = isSpace ? index < bytes.length - 1 : byte > 0x20 && byte < 0x7f;
    const token =
      isLiteral && byte !== 0x3d
        ? String.fromCodePoint(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (current.length + token.length > ENCODED_LENGTH_MAX) {
      done += `${current}=\r\n`;
      current = '';
    }
    current += token;
  }
  return done + current;
}
