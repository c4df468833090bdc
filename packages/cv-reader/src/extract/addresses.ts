/** Finds email and web addresses in a CV. They are never requested. */
import type { Line } from './lines.ts';

/** RFC 5321 allows 254 characters. */
const EMAIL_LENGTH_MAX = 254;
const PROFILES_MAX = 8;

const email =
  /[a-z0-9][\w.%+'-]{0,63}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,150})\.[\p{L}]{2,24}(?![\p{L}\p{N}@])/iu;
/** The first part of an address that is broken over two lines. */
const openEnd = /[\w.%+'-]{1,64}@[\p{L}\p{N}.-]{0,120}$/u;
const openStart = /(?:^|\s)[a-z0-9_%+'-][\w.%+'-]{0,63}[._-]?$/u;

/** Returns the first email address of the lines, joined if it is broken over two. */
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

/** Joins an address whose domain continues on the next line. */
function joinedEmail(text: string, below: string): string | null {
  const start = openEnd.exec(text)?.[0];
  const [rest] = /^[\p{L}\p{N}.-]{1,80}(?=\s|$)/u.exec(below) ?? [];
  if (!start || !rest) return null;
  const domain = start.slice(start.indexOf('@') + 1);
  const isWhole = /\.\p{L}{2,24}$/u.test(domain);
  // A line with only `com` or `.br` is the rest of the domain.
  if (isWhole && !/^\.\p{L}{2,}$/u.test(rest)) return null;
  return email.exec(`${start}${rest}`)?.[0] ?? null;
}

/** Joins an address that begins on the line above: that line ends with a dot or a hyphen, or this one is only `@example.com`. */
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

/** Returns the first web address that is not a profile on a network. */
export function urlIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const found = web.exec(text)?.[0].replace(/[.,;)]+$/u, '');
    if (!found || networks.some(([, address]) => address.test(found))) continue;
    const url = found.startsWith('http') ? found : `https://${found}`;
    if (URL.canParse(url)) return url;
  }
  return null;
}
