/** Forms of texts in several languages, with lists of options: what their fields are called, and what their buttons do to them. */
import { movedItem } from '#lib/moved-item.ts';
import { siteLanguages } from '#vocabulary.ts';
import type { SiteLanguage } from '#vocabulary.ts';
import type { Texts } from '#vocabulary/questions.ts';

export type Typed = Readonly<Record<string, string>>;

/** Rows of a list: `option.0.id`, and a text in each language, `option.0.de`. */
export const lists = ['option', 'band'] as const;
export type ListName = (typeof lists)[number];
type Row = Readonly<Record<string, string>>;

/** What people see where a list is empty: a choice has at least two options. */
const ROWS_FIRST = 3;
/** As many as a question, or a field, can have. */
const ROWS_MAX = 50;

export type TextsPurpose =
  | { name: 'save' | 'language' }
  | { name: 'add'; list: ListName }
  | { name: 'up' | 'down' | 'drop'; list: ListName; at: number };

/** What the button of a form says: `up.option.2` moves the third option. Anything else saves. */
export function purposeOf(text = ''): TextsPurpose {
  const [name, list, at = ''] = text.split('.');
  const found = lists.find((one) => one === list);
  if (name === 'add' && found) return { name, list: found };
  if ((name === 'up' || name === 'down' || name === 'drop') && found && /^\d{1,2}$/u.test(at)) {
    return { name, list: found, at: Number(at) };
  }
  return { name: name === 'language' ? 'language' : 'save' };
}

const ROW_FIELD = /^(?<list>[a-z]+)\.(?<at>\d{1,2})\.(?<part>[a-z]+)$/u;

/** The rows of a list, without gaps. */
export function rowsOf(typed: Typed, list: ListName): Row[] {
  const rows: Record<string, string>[] = [];
  for (const [name, text] of Object.entries(typed)) {
    const { list: found, at, part = '' } = ROW_FIELD.exec(name)?.groups ?? {};
    if (found !== list) continue;
    const row = (rows[Number(at)] ??= {});
    row[part] = text;
  }
  return rows.flatMap((row) => (row ? [row] : []));
}

/** The form as it was sent, with its rows numbered from 0: a form that leaves one out is read as without it. */
export function compacted(typed: Typed): Typed {
  return lists.reduce((form, list) => withRows(form, list, rowsOf(form, list)), typed);
}

export function rowField(list: ListName, at: number, part: string): string {
  return `${list}.${at}.${part}`;
}

/** A row that nothing was typed into: it is left out. An option that is stored has an id. */
export function isBlank(row: Row): boolean {
  return Object.values(row).every((text) => text.trim() === '');
}

/** The fields of the form with other rows. */
export function withRows(typed: Typed, list: ListName, rows: readonly Row[]): Typed {
  const others = Object.entries(typed).filter(([name]) => !name.startsWith(`${list}.`));
  const fields = rows.flatMap((row, at) =>
    Object.entries(row).map(([part, text]) => [rowField(list, at, part), text] as const),
  );
  return Object.fromEntries([...others, ...fields]);
}

/** The form with rows to type into. */
export function withBlankRows(typed: Typed, list: ListName): Typed {
  const rows = rowsOf(typed, list);
  const blank = Math.max(1, ROWS_FIRST - rows.length);
  return withRows(typed, list, [...rows, ...blankRows(blank)].slice(0, ROWS_MAX));
}

function blankRows(count: number): Row[] {
  return Array.from({ length: count }, () => ({ id: '' }));
}

/** What a button that saves nothing makes of the form; null for one that saves. */
export function rearranged(typed: Typed, purpose: TextsPurpose): Typed | null {
  if (!('list' in purpose)) return purpose.name === 'language' ? withLanguage(typed) : null;
  const rows = rowsOf(typed, purpose.list);
  return withRows(typed, purpose.list, rowsAfter(rows, purpose));
}

type RowPurpose = Extract<TextsPurpose, { list: ListName }>;

function rowsAfter(rows: readonly Row[], purpose: RowPurpose): readonly Row[] {
  if (purpose.name === 'add') return [...rows, ...blankRows(1)].slice(0, ROWS_MAX);
  if (purpose.name === 'drop') return rows.filter((_, at) => at !== purpose.at);
  return movedItem(rows, purpose.at, purpose.name === 'up' ? -1 : 1);
}

/** The languages of a form: the first, and those that a text is in or that were added. */
export function languagesOf(typed: Typed, first: string): SiteLanguage[] {
  const added = (typed['languages'] ?? '').split(',');
  const written = Object.entries(typed).flatMap(([name, text]) =>
    text.trim() === '' ? [] : [name.split('.').at(-1) ?? ''],
  );
  const found = new Set([...added, ...written]);
  return siteLanguages.filter((language) => language !== first && found.has(language));
}

function withLanguage(typed: Typed): Typed {
  const languages = [typed['languages'] ?? '', typed['add_language'] ?? ''];
  return { ...typed, languages: languages.filter((one) => one !== '').join(',') };
}

/** The texts of a field by language: `label.en`, `label.de`. */
export function textsOf(typed: Typed, name: string): Texts {
  const texts: Texts = {};
  for (const language of siteLanguages) {
    const text = (typed[`${name}.${language}`] ?? '').trim();
    if (text !== '') texts[language] = text;
  }
  return texts;
}

/** The fields of texts. */
export function typedTexts(name: string, texts: Texts | null = {}): Typed {
  const entries = Object.entries(texts ?? {});
  return Object.fromEntries(entries.map(([language, text]) => [`${name}.${language}`, text]));
}

const KEY_LENGTH = 36;

/** A key made from a text, unlike those of `taken`: a to z, digits and `_`, from a letter. */
export function keyFrom(text: string, fallback: string, taken: readonly string[] = []): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/gu, '_')
    .slice(0, KEY_LENGTH)
    .replaceAll(/^[_\d]+|_+$/gu, '');
  const key = plain === '' ? fallback : plain;
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? key : `${key}_${n}`;
    if (!taken.includes(free)) return free;
  }
}

/** Rows with something in them, each with an id and its number in the form. */
export function filledRows(typed: Typed, list: ListName, first: string) {
  const filled = rowsOf(typed, list).flatMap((row, at) => (isBlank(row) ? [] : [{ row, at }]));
  const taken = filled.flatMap(({ row }) => (row['id'] ? [row['id']] : []));
  return filled.map(({ row, at }) => {
    const id = row['id'] || keyFrom(row[first] ?? '', list, taken);
    taken.push(id);
    return { id, at, row, labels: textsOf(typed, `${list}.${at}`) };
  });
}
