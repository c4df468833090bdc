/** What a person can do: the lists of skills first, then the names found anywhere. */
import { isIdeographic, plain } from './letters.ts';
import { hasBullet, type Line, withoutBullet } from './lines.ts';
import { periodsOf } from './dates.ts';
import { headingOf } from './headings.ts';
import { isLevel } from './spoken.ts';
import { skillAliases } from './words/skill-aliases.ts';
import { listedSkills, plainSkills } from './words/skill-names.ts';
import { phrases } from './words/phrases.ts';

/** Longer texts are sentences. */
const SKILL_LENGTH_MAX = 40;
const SKILL_WORDS_MAX = 5;
/** Six pages of skills. */
const LINES_MAX = 300;
/** A list beyond this helps nobody. */
const SKILLS_MAX = 80;
/** A label before a list of skills has so many words at most. */
const LABEL_WORDS_MAX = 5;
/** The longest name of a skill, in words. */
const NAME_WORDS_MAX = 4;
/** A line that reaches this share of the column's width goes on in the next. */
const FULL_LINE = 0.82;

const canonical = new Map(
  Object.entries(skillAliases).flatMap(([name, list]) =>
    [name, ...phrases(list)].map((alias) => [skillKey(alias), name] as const),
  ),
);
const plainByKey = new Map(plainSkills.map((name) => [skillKey(name), name]));
const listedByKey = new Map(
  [...plainSkills, ...listedSkills].map((name) => [skillKey(name), name]),
);

/** `C`, `C++` and `C#` are three; `Node.js` and `NodeJS` one. */
function skillKey(text: string): string {
  return plain(text).replace(/[^\p{L}\p{M}\p{N}+#]+/gu, '');
}

/** `printed` is how the CV writes it, where that is another name. */
export type Skill = { name: string; key: string; printed: string | null };

/** The name a skill is kept under; as printed where it has no other. */
export function skillOf(text: string): Skill {
  const key = skillKey(text);
  const name = canonical.get(key) ?? text;
  return { name, key: skillKey(name), printed: skillKey(name) === key ? null : text };
}

/** The skills of lists, in their order. */
export function listedIn(lines: readonly Line[]): Skill[] {
  const items: string[] = [];
  for (const text of paragraphsOf(lines.slice(0, LINES_MAX))) items.push(...itemsOf(text));
  return unique(items.map((item) => skillOf(item))).slice(0, SKILLS_MAX);
}

/** The skills that are named in running text; only names that mean nothing else. */
export function mentionedIn(texts: readonly string[]): Skill[] {
  return unique(
    texts.flatMap((text) => namedIn(text, plainByKey).map((name) => skillOf(name))),
  ).slice(0, SKILLS_MAX);
}

export function unique(skills: readonly Skill[]): Skill[] {
  const seen = new Set<string>();
  return skills.filter(({ key }) => {
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Cells and lines, with what was broken over two lines put together. */
function paragraphsOf(lines: readonly Line[]): string[] {
  const right = Math.max(0, ...lines.map((line) => endOf(line)));
  const left = Math.min(...lines.map(({ x }) => x));
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const text = line.cells.map((cell) => cell.text).join('\t');
    const isFull = endOf(line) - left >= FULL_LINE * (right - left) && right > 0;
    const above = paragraphs.at(-1);
    if (above !== undefined && isOpen && goesOn(above, text))
      paragraphs.splice(-1, 1, joinedLines(above, text));
    else paragraphs.push(text);
    isOpen = line.isPlaced ? isFull || /[,;、،&/]$/u.test(text) : /[,;、،&/]$/u.test(text);
  }
  return paragraphs;
}

function joinedLines(above: string, text: string): string {
  return isIdeographic.test(above.at(-1) ?? '') && isIdeographic.test(text[0] ?? '')
    ? `${above}${text}`
    : `${above} ${text}`;
}

function endOf({ cells }: Line): number {
  const last = cells.at(-1);
  return last ? last.x + last.width : 0;
}

/** A line goes on in the next where a list of it was cut, not where each line is an item. */
function goesOn(above: string, text: string): boolean {
  if (hasBullet(text) || text.includes('\t') || labelParts(text) !== null) return false;
  if (/[,;、،&/]$/u.test(above)) return true;
  const isList = /[,;、،•·|]/u.test(above) || /[,;、،•·|]/u.test(text);
  return isList || /^\p{Ll}/u.test(text);
}

/** `Frameworks: React, Vue` in label and list; null where there is no label. */
function labelParts(text: string): { label: string; rest: string } | null {
  const match =
    /^([^:\t]{2,45}?)\s?(?::\s|：|:(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}])|:?\t|:$)(.*)$/u.exec(
      text,
    );
  if (!match) return null;
  const [, label = '', rest = ''] = match;
  if (label.split(' ').length > LABEL_WORDS_MAX || /[,;、]/u.test(label)) return null;
  return { label: withoutBullet(label).trim(), rest: rest.trim() };
}

const separators = /[,;•●▪■◆·‧|│、，；،؛\t\n○◦✓✔➢►▸‣]|\s[/–—-]\s|\s{3,}|\s\*\s/u;

function itemsOf(paragraph: string): string[] {
  const text = withoutBullet(paragraph);
  const label = labelParts(text);
  if (label) {
    // `Python: 5 years` and `Excel\tadvanced` tell how well; `Tools: Git` tells what kind.
    if (label.rest === '') return [];
    if (isRating(label.rest)) return cleaned([label.label]);
    if (text.includes('\t') && !text.includes(':') && !isLabel(label.label, label.rest))
      return [label.label, label.rest].flatMap((part) => itemsOf(part));
    return itemsOf(label.rest);
  }
  const pointed = byPoint(text);
  if (pointed.length > 1) return cleaned(pointed);
  if (isSentence(text)) return namedIn(text, plainByKey);
  return cleaned(split(text));
}

/** A first cell is a label where it is what a section may be called, or a list follows. */
function isLabel(label: string, rest: string): boolean {
  return headingOf(label) !== null || (/[,;、·•]/u.test(rest) && !listedByKey.has(skillKey(label)));
}

/** At commas and signs outside brackets. */
function split(text: string): string[] {
  const outside = text.replace(/\(([^()]{0,120})\)/gu, (inside) =>
    inside
      .replaceAll(',', '\u0001')
      .replaceAll('、', '\u0002')
      .replaceAll('/', '\u0003')
      .replaceAll('·', '\u0004')
      .replaceAll(';', '\u0005'),
  );
  const list = outside
    .split(separators)
    .map((item) =>
      item
        .replaceAll('\u0001', ',')
        .replaceAll('\u0002', '、')
        .replaceAll('\u0003', '/')
        .replaceAll('\u0004', '·')
        .replaceAll('\u0005', ';'),
    );
  const dotted = list.length === 1 && text.includes('・') ? text.split('・') : list;
  const last = dotted.at(-1);
  return last === undefined ? [] : [...dotted.slice(0, -1), ...byAnd(last, dotted.length)];
}

const andWord =
  /\s(?:and|und|et|y|e|en|i|ve|a|och|og|ja|és|și|и|та|і|και)\s|\s?&\s(?=\p{L})|\sو(?=\p{L})/u;

/** The last two of a list, `Word and Excel`, where one of them is a skill by itself. */
function byAnd(last: string, count: number): string[] {
  const match = andWord.exec(last);
  if (!match || listedByKey.has(skillKey(last))) return [last];
  const parts = [last.slice(0, match.index), last.slice(match.index + match[0].length)];
  const known = parts.filter((part) => isKnownSkill(part));
  return known.length === 2 || (known.length === 1 && count > 1) ? parts : [last];
}

/** `Word. Excel. Teamwork.`: points where others write commas. */
function byPoint(text: string): string[] {
  const parts = text
    .split(/(?<=\p{L}{4}|\p{Lu}{3})\.(?:\s+(?=\p{Lu})|$)/u)
    .filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => part.split(' ').length <= SKILL_WORDS_MAX)
    ? parts
    : [text];
}

function cleaned(items: readonly string[]): string[] {
  return items.flatMap((item) => {
    if (item.trim() === '' || isRating(item)) return [];
    const { name, inside } = withoutRemark(item);
    const short = withoutLevel(name)
      .replace(/^[\s.:–—-]+|[\s.,:;–—-]+$/gu, '')
      .trim();
    const found = isSkillLike(short) ? [short] : namedIn(short, plainByKey);
    const within =
      inside === ''
        ? []
        : split(inside).filter(
            (part) => listedByKey.has(skillKey(part)) && split(inside).length > 1,
          );
    return [...bySlash(found), ...within.map((part) => part.trim())];
  });
}

/** `HTML/CSS` is two, `CI/CD` and `TCP/IP` are one. */
function bySlash(items: readonly string[]): string[] {
  return items.flatMap((item) => {
    if (!item.includes('/') || listedByKey.has(skillKey(item)) || canonical.has(skillKey(item)))
      return [item];
    const parts = item.split('/').map((part) => part.trim());
    return parts.every((part) => isKnownSkill(part)) ? parts : [item];
  });
}

/** What stands in brackets after a skill: how well, since when, or which parts of it. */
function withoutRemark(item: string): { name: string; inside: string } {
  const match = /^([^()]{1,80})\s?\(([^()]{1,120})\)\s*$/u.exec(item.trim());
  if (!match) return { name: item.replace(/\([^()]{0,120}\)/gu, ' ').trim(), inside: '' };
  const [, name = '', inside = ''] = match;
  return { name: name.trim(), inside: isRating(inside) ? '' : inside };
}

const stars = /[★☆●○■□▪▫◆◇⬤✩✭]+|\b\d{1,3}\s?%|\b\d{1,2}\s?\/\s?\d{1,2}\b/gu;
const years =
  /(?:^|\s)\d{1,2}\+?\s?(?:years?|yrs?|jahre?|ans|años|anos|anni|jaar|lat|lata|yıl|let|roky|år|лет|года|роки|років|χρόνια|שנים|سنوات|साल|年|년)(?:\s|$).*$/u;

/** Whether a text says how well or how long, and not what. */
function isRating(text: string): boolean {
  const rest = text.replace(stars, '').trim();
  if (rest === '') return true;
  if (years.test(plain(rest)) && rest.split(' ').length <= 5) return true;
  const parts = rest.split(/[,;]/u).map((part) => withoutRemark(part).name);
  return parts.every((part) => isLevel(part) && !isKnownSkill(part));
}

function withoutLevel(name: string): string {
  const bare = name.replace(stars, ' ').trim();
  const parts = /^(.{2,40}?)\s?[:–—-]\s(.{2,30})$/u.exec(bare);
  return parts?.[1] && isRating(parts[2] ?? '')
    ? parts[1]
    : bare.replace(/(?:^|\s)\d{1,2}\+?\s?(?:years?|yrs?|Jahre?|ans|años|anos|anni)$/u, '').trim();
}

/** Short, of letters, and no date, address or sentence. */
function isSkillLike(text: string): boolean {
  if (text.length > SKILL_LENGTH_MAX || !/[\p{L}]/u.test(text)) return false;
  if (text.length < 2 && !listedByKey.has(skillKey(text))) return false;
  if (/@|https?:|www\./iu.test(text) || periodsOf(text).some(({ isSingle }) => !isSingle))
    return false;
  if (/[.!?。]$/u.test(text) && text.includes(' ')) return false;
  return text.split(' ').length <= SKILL_WORDS_MAX;
}

function isSentence(text: string): boolean {
  if (isIdeographic.test(text)) return /[。]|(?:ます|です|できる|ました)/u.test(text);
  const parts = text.split(separators);
  return parts.every((part) => part.trim().split(' ').length > SKILL_WORDS_MAX);
}

/** The names of a dictionary in a text, by its words. */
function namedIn(text: string, names: ReadonlyMap<string, string>): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}.][\p{L}\p{M}\p{N}.+#]*/gu)];
  const found: string[] = [];
  for (let index = 0; index < words.length; index++) {
    for (let count = Math.min(NAME_WORDS_MAX, words.length - index); count >= 1; count--) {
      const first = words[index];
      const last = words[index + count - 1];
      if (!first || !last) continue;
      const written = text.slice(first.index, last.index + last[0].length);
      const name = names.get(skillKey(written));
      if (name === undefined || !isPrinted(written, name)) continue;
      found.push(written.replace(/\.$/u, ''));
      index += count - 1;
      break;
    }
  }
  return found;
}

/** Letters that are no words: `SEM` and `MAG` are skills, `sem` and `mag` are not. */
function isPrinted(written: string, name: string): boolean {
  if (/[,;(]/u.test(written)) return false;
  if (name.length > 4 || isIdeographic.test(name)) return true;
  return written.replace(/\.$/u, '') === name || written === written.toUpperCase();
}

function isKnownSkill(text: string): boolean {
  return listedByKey.has(skillKey(text)) || canonical.has(skillKey(text));
}
