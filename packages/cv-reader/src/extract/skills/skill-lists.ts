/** Splits lists of skills into items, without labels, levels and remarks. */
import { withCentredCells } from '../columns/centred-cells.ts';
import { periodsOf } from '../dates/dates.ts';
import { areHobbies } from '../sections/heading-stems.ts';
import { headingOf, isDocumentTitle } from '../sections/headings.ts';
import { isIdeographic, plain } from '../text-folding.ts';
import { hasBullet, type Line, withoutBullet } from '../lines.ts';
import { LABEL_WORDS_MAX, labelParts } from './skill-labels.ts';
import { andWord, columnEdge, paragraphsOf } from './skill-paragraphs.ts';
import { skillGroupsOf } from './skill-groups.ts';
import { isKnownSkill, isListed, mentions } from './skill-dictionary.ts';
import {
  isGroupTitle,
  isSkillLevel,
  isTraits,
  knownSkillsIn,
  withoutTableHeads,
} from './skill-tables.ts';
import { isLevel } from './spoken-languages.ts';

/** Longer texts are sentences, not skills. */
const SKILL_LENGTH_MAX = 40;
const SKILL_WORDS_MAX = 5;
/** Lines of a skills section, about six pages. */
const LINES_MAX = 300;

/** Returns the items of the lists in order. */
export function itemsIn(lines: readonly Line[], all: readonly Line[] = lines): string[] {
  const edge = columnEdge(lines, all);
  return withoutLevelsBehind(itemsOfGroups(lines, edge));
}

/** Items of which most end with a level: `Python advanced`, `Excel basic`. */
const LEVELLED_MIN = 3;

/** The levels of skills that stand behind each with a space only. */
function withoutLevelsBehind(items: readonly string[]): string[] {
  const bare = items.map((item) => {
    const [, name = '', last = ''] = /^(.*\S)\s(\S+)$/u.exec(item) ?? [];
    return name !== '' && isLevel(last) && !isKnownSkill(item) ? name : null;
  });
  const count = bare.filter((name) => name !== null).length;
  const isLevelled = count >= LEVELLED_MIN && count * 2 > items.length;
  return items.map((item, at) => (isLevelled ? bare[at] : null) ?? item);
}

function itemsOfGroups(lines: readonly Line[], edge: ReturnType<typeof columnEdge>): string[] {
  return skillGroupsOf(withCentredCells(withoutTableHeads(lines.slice(0, LINES_MAX)))).flatMap(
    (group) => {
      const texts = paragraphsOf(group, edge);
      return areSentences(texts) || areExamples(texts)
        ? texts.flatMap((text) => (hasBullet(text) ? mentions(text) : itemsOf(text)))
        : texts.flatMap((text) => itemsOf(text));
    },
  );
}

/** Whether most bullets tell what someone did, as in a CV that is ordered by skills. */
function areSentences(texts: readonly string[]): boolean {
  const bullets = texts.filter((text) => hasBullet(text));
  const told = bullets.filter((text) => isSentence(withoutBullet(text)));
  return told.length > 1 && told.length * 2 >= bullets.length;
}

/** Words of what was done with a skill, on average. */
const EXAMPLE_WORDS_MIN = 3.5;

/** Whether bullets below a list of skills tell what was done with them: `Moodle, Excel` above `• Introduced Moodle at school`. */
function areExamples(texts: readonly string[]): boolean {
  const at = texts.findIndex((text) => hasBullet(text));
  const [above, bullets] = [texts[at - 1], texts.filter((text) => hasBullet(text))];
  if (above === undefined || bullets.length === 0 || above.split(/[,;、،]/u).length < FEW)
    return false;
  const words = bullets.map((text) => withoutBullet(text).split(' ').length);
  const mean = words.reduce((sum, count) => sum + count, 0) / words.length;
  const isList = bullets.some((text) => /[,;、،:]\s/u.test(text) || isListed(withoutBullet(text)));
  return mean >= EXAMPLE_WORDS_MIN && !isList;
}

/** Items behind a skill that are a remark. */
const FEW = 2;

/** `Retail - Customer service, Merchandising` and `Tools. Word, Excel`: a dash or a point ends the label of a list. */
const loosely = /^([^,;:.\t|/]{2,40}?)(?:\s[-–—]|\.)\s(.+[,;、،].+)$/u;

function looseLabel(text: string): { label: string; rest: string } | null {
  const [, label = '', rest = ''] = loosely.exec(text) ?? [];
  if (label === '' || label.split(' ').length > LABEL_WORDS_MAX || isSentence(rest)) return null;
  // `SQL - joins, views` is a skill with a remark.
  const isItem = isKnownSkill(label) && rest.split(/[,;、،]/u).length <= FEW;
  return isItem ? null : { label, rest };
}

const separators = /[,;•●▪■◆·‧|│／｜、，；،؛\t\n○◦✓✔➢►▸‣]|\s[/–—-]\s|\s{3,}|\s\*\s/u;

/** The title of a group: `<環境・ツール>`. */
const framedTitle = /^[<＜〈《【[][^<>＜＞]{2,30}[>＞〉》】\]]$/u;

function itemsOf(paragraph: string): string[] {
  const cells = paragraph.split('\t');
  // Columns of bulleted items have no label.
  if (cells.length > 1 && cells.every((cell) => hasBullet(cell)))
    return cells.flatMap((cell) => itemsOf(cell));
  const text = withoutBullet(paragraph);
  if (framedTitle.test(text)) return [];
  const label = labelParts(text) ?? looseLabel(text);
  if (label) {
    // `Python: 5 years` and `Excel\tadvanced` have a level, `Tools: Git` has a label.
    if (label.rest === '' || isTraits(label.label) || areHobbies(label.label)) return [];
    if (isRating(label.rest)) return cleanItems([label.label]);
    if (/^[^:\t]*\t/u.test(text) && !isLabel(label.label, label.rest))
      return [label.label, label.rest].flatMap((part) => itemsOf(part));
    return itemsOf(label.rest);
  }
  const [first = '', ...others] = byPoint(text);
  // `Software. Sage` has a label.
  if (others.length > 0)
    return cleanItems(
      isGroupTitle(first) || headingOf(first) !== null ? others : [first, ...others],
    );
  if (isSentence(text)) return mentions(text);
  return cleanItems(splitList(text));
}

/** Whether a first cell is a label: it is a heading, or a list follows. */
function isLabel(label: string, rest: string): boolean {
  return headingOf(label) !== null || (/[,;、·•]/u.test(rest) && !isListed(label));
}

/** Splits at commas and other separators outside brackets. */
function splitList(text: string): string[] {
  const inner: string[] = [];
  const outside = text.replace(
    /\([^()]{0,120}\)/gu,
    (bracket) => `\uE000${inner.push(bracket) - 1}\uE000`,
  );
  const list = outside
    .split(separators)
    .map((item) => item.replace(/\uE000(\d+)\uE000/gu, (_, index) => inner[Number(index)] ?? ''));
  const dotted = list.length === 1 && text.includes('・') ? text.split('・') : list;
  const last = dotted.at(-1);
  return last === undefined ? [] : [...dotted.slice(0, -1), ...byAnd(last, dotted.length)];
}

/** Splits the last two items (`Word and Excel`) if one of them is a known skill. */
function byAnd(last: string, count: number): string[] {
  const match = andWord.exec(last);
  if (!match || isListed(last)) return [last];
  const parts = [last.slice(0, match.index), last.slice(match.index + match[0].length)];
  const known = parts.filter((part) => isKnownSkill(part));
  return known.length === 2 || (known.length === 1 && count > 1) ? parts : [last];
}

/** Splits at full stops used as separators: `Word. Excel. Teamwork.`. */
function byPoint(text: string): string[] {
  const parts = text
    .split(/(?<=\p{L}{4}|\p{Lu}{3})\.(?:\s+(?=\p{Lu})|$)/u)
    .filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => part.split(' ').length <= SKILL_WORDS_MAX)
    ? parts
    : [text];
}

/** Lines to fill in, and the number of an item: `b)`. */
const noItem = /_{3}|^(?:\p{L}|\d{1,2})[.)]$/u;

/** How well someone commands what follows: `熟练掌握Java`. */
const command =
  /^(?:能够?)?(?:熟练)?(?:掌握|使用|运用|精通|熟悉|了解)(?=\S)|^(?:proficient|experienced|skilled|fluent|good|strong|advanced) (?:in|with|knowledge of|command of) (?=\S)/iu;

/** The sign of a chip: `#Photoshop`. */
const tag = /^#\s?(?=\p{L})/u;

function cleanItems(items: readonly string[]): string[] {
  return items.flatMap((item) => {
    if (item.trim() === '' || isRating(item) || isGroupTitle(item) || noItem.test(item)) return [];
    const { name, inside } = withoutRemark(item);
    const short = withoutLevel(name)
      .replace(command, '')
      .replace(tag, '')
      .replace(/^[\s.:–—-]+|[\s.,:;–—-]+$/gu, '')
      .trim();
    const found = knownSkillsIn(short) ?? (isSkillLike(short) ? [short] : mentions(short));
    const parts = inside === '' ? [] : splitList(inside).map((part) => part.trim());
    // `Office (Word, Excel)` is three skills, `Google Cloud Platform (GCP)` is one.
    const within = parts.length > 1 ? parts.filter((part) => isListed(part)) : [];
    return [...bySlash(found), ...within];
  });
}

/** Splits `HTML/CSS`, but not `CI/CD` and `TCP/IP`. */
function bySlash(items: readonly string[]): string[] {
  return items.flatMap((item) => {
    if (!item.includes('/') || isKnownSkill(item)) return [item];
    const parts = item.split('/').map((part) => part.trim());
    return parts.every((part) => isKnownSkill(part)) ? parts : [item];
  });
}

/** Remarks in brackets after a skill: level, duration, or parts of it. */
function withoutRemark(item: string): { name: string; inside: string } {
  const match = /^([^()]{1,80})\s?\(([^()]{1,120})\)\s*$/u.exec(item.trim());
  if (!match) return { name: item.replace(/\([^()]{0,120}\)/gu, ' ').trim(), inside: '' };
  const [, name = '', inside = ''] = match;
  return { name: name.trim(), inside: isRating(inside) ? '' : inside };
}

const stars = /[★☆●○■□▪▫◆◇⬤✩✭]+|\p{Nd}{1,3}\s?[%٪]|\b\d{1,2}\s?\/\s?\d{1,2}\b/gu;
const years =
  /(?:^|\s)\d{1,2}\+?\s?(?:years?|yrs?|jahre?|ans?|años?|anos?|anni|anno|jaar|lat|lata|yıl|let|roky|år|лет|года|роки|років|χρόνια|שנים|سنوات|साल|年|년)(?:\s|$).*$/u;

/** Whether a text is a level or a duration. */
function isRating(text: string): boolean {
  const rest = text.replace(stars, '').trim();
  if (rest === '') return true;
  if (years.test(plain(rest)) && rest.split(' ').length <= 5) return true;
  const parts = rest.split(/[,;\t]/u).map((part) => withoutRemark(part).name);
  return parts.every(
    (part) =>
      ((isLevel(part) || isSkillLevel(part)) && !isKnownSkill(part)) || /^\d{1,4}$/u.test(part),
  );
}

function withoutLevel(name: string): string {
  const bare = name.replace(stars, ' ').trim();
  const parts = /^(.{2,40}?)\s?[:–—-]\s(.{2,30})$/u.exec(bare);
  return parts?.[1] && isRating(parts[2] ?? '')
    ? parts[1]
    : bare.replace(/(?:^|\s)\d{1,2}\+?\s?(?:years?|yrs?|Jahre?|ans|años|anos|anni)$/u, '').trim();
}

/** Whether a text can be a skill: short, with letters, and not a date, address or sentence. */
function isSkillLike(text: string): boolean {
  if (text.length > SKILL_LENGTH_MAX || !/[\p{L}]/u.test(text)) return false;
  if (isDocumentTitle(text) || (text.length < 2 && !isListed(text))) return false;
  if (/@|https?:|www\./iu.test(text) || periodsOf(text).some(({ isSingle }) => !isSingle))
    return false;
  if (/[.!?。]$/u.test(text) && text.includes(' ')) return false;
  return text.split(' ').length <= SKILL_WORDS_MAX;
}

function isSentence(text: string): boolean {
  if (isIdeographic.test(text)) return /[。]|(?:ます|です|できる|ました)/u.test(text);
  const parts = text.split(separators);
  return parts.every((part) => {
    const bare = part.replace(/\([^()]{0,120}\)\s*$/u, '').trim();
    return bare.split(' ').length > SKILL_WORDS_MAX;
  });
}
