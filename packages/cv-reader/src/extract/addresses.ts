/** E-mail addresses and web addresses in a CV; none of them is ever asked for. */
import type { Line } from './lines.ts';

/** RFC 5321 allows 254; what is longer is no address anybody typed. */
const EMAIL_LENGTH_MAX = 254;
const PROFILES_MAX = 8;

const email =
  /[a-z0-9][\w.%+'-]{0,63}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,150})\.[\p{L}]{2,24}(?![\p{L}\p{N}@])/iu;
/** What may be the first part of an address that was broken. */
const openEnd = /[\w.%+'-]{1,64}@[\p{L}\p{N}.-]{0,120}$/u;
const openStart = /(?:^|\s)[a-z0-9_%+'-][\w.%+'-]{0,63}[._-]?$/u;

/** The first e-mail address of the lines, put together where it was broken over two. */
export function emailIn(lines: readonly Line[]): string | null {
  for (const [index, line] of lines.entries()) {
    for (const [at, cell] of line.cells.entries()) {
      const text = cell.text.replace(/\s?[[(](?:at|@)[\])]\s?/iu, '@');
      if (!text.includes('@')) continue;
      const below = cellBelow(lines, index, at, cell.x);
      const found =
        joinedEmail(text, below) ??
        precededEmail(lines, index, cell.x, text) ??
        email.exec(text)?.[0];
      if (found && found.length <= EMAIL_LENGTH_MAX) return found.replace(/^['.]+/u, '');
    }
  }
  return null;
}

/** An address whose domain does not end where its line does. */
function joinedEmail(text: string, below: string): string | null {
  const start = openEnd.exec(text)?.[0];
  const [rest] = /^[\p{L}\p{N}.-]{1,80}(?=\s|$)/u.exec(below) ?? [];
  if (!start || !rest) return null;
  const domain = start.slice(start.indexOf('@') + 1);
  const isWhole = /\.\p{L}{2,24}$/u.test(domain);
  // A line that only says `com` or `.br` is no line of its own.
  if (isWhole && !/^\.\p{L}{2,}$/u.test(rest)) return null;
  return email.exec(`${start}${rest}`)?.[0] ?? null;
}

/** An address of which the line above holds the beginning: it ends with a dot or a hyphen, or the line is only `@example.com`. */
function precededEmail(
  lines: readonly Line[],
  index: number,
  x: number,
  text: string,
): string | null {
  const above = lines[index - 1]?.cells.find((cell) => Math.abs(cell.x - x) < 30)?.text ?? '';
  const start = openStart.exec(above)?.[0].trim();
  if (!start) return null;
  const isBare = text.startsWith('@');
  if (!isBare && !/^[\w.%+'-]{1,64}@/u.test(text)) return null;
  if (!isBare && !/[._-]$/u.test(start)) return null;
  return email.exec(`${start}${text}`)?.[0] ?? null;
}

function cellBelow(lines: readonly Line[], index: number, at: number, x: number): string {
  const below = lines[index + 1]?.cells;
  if (!below) return '';
  const near = x > 0 ? below.find((cell) => Math.abs(cell.x - x) < 30) : (below[at] ?? below[0]);
  return near?.text ?? '';
}

export type Profile = { network: string; username: string; url: string };

const networks: readonly (readonly [network: string, address: RegExp])[] = [
  ['LinkedIn', /(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/([\p{L}\p{N}_%-]{2,100})/iu],
  ['GitHub', /github\.com\/([\w-]{1,39})/iu],
  ['GitLab', /gitlab\.com\/([\w.-]{1,60})/iu],
  ['Xing', /xing\.com\/profile\/([\w-]{2,100})/iu],
  ['Behance', /behance\.net\/([\w-]{2,60})/iu],
  ['Dribbble', /dribbble\.com\/([\w-]{2,60})/iu],
  ['Stack Overflow', /stackoverflow\.com\/users\/(\d{1,12})/iu],
  ['X', /(?:^|[\s/.])(?:twitter|x)\.com\/(\w{2,30})/iu],
  ['Medium', /medium\.com\/(@[\w.-]{2,60})/iu],
  ['Kaggle', /kaggle\.com\/([\w-]{2,60})/iu],
  ['Instagram', /instagram\.com\/([\w.]{2,40})/iu],
  ['Facebook', /facebook\.com\/([\w.]{2,60})/iu],
];

export function profilesIn(text: string): Profile[] {
  const profiles: Profile[] = [];
  for (const [network, address] of networks) {
    const match = address.exec(text);
    if (!match?.[1]) continue;
    const url = match[0].replace(/^[\s/.]+/u, '').replace(/[.-]+$/u, '');
    profiles.push({ network, username: match[1], url: `https://${url}` });
  }
  return profiles.slice(0, PROFILES_MAX);
}

const web =
  /(?:https?:\/\/|www\.)[\p{L}\p{N}][\p{L}\p{N}.-]{0,100}\.\p{L}{2,24}(?::\d{2,5})?(?:\/[\w\-./~%?=&#+]{0,200})?/u;

/** The first web address that is no profile. */
export function urlIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const found = web.exec(text)?.[0].replace(/[.,;)]+$/u, '');
    if (!found || networks.some(([, address]) => address.test(found))) continue;
    const url = found.startsWith('http') ? found : `https://${found}`;
    if (URL.canParse(url)) return url;
  }
  return null;
}
