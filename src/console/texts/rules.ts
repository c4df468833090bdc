/** Forms of texts in several languages, with lists of options: what their fields are called, and what their buttons do to them. */
import { movedItem } from '#lib/moved-item.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';
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

/** The fields of translations that a page shows at once: with 50 options, those of two languages. */
const TRANSLATED_MAX = 110;

/**
 * The languages beside the first whose texts the form has, and of these the ones it shows: all, or where a list is long, those opened
 * last. The others are carried along. What is stored in a language that the form does not have stays as it is.
 */
export function translationsOf(typed: Typed, first: string, { list, faults }: Translated) {
  const each = 2 + (list ? rowsOf(typed, list).length : 0);
  const most = Math.max(1, Math.floor(TRANSLATED_MAX / each));
  const written = writtenIn(typed).filter((language) => language !== first);
  const opened = typed['languages'];
  if (opened === undefined) {
    const held = written.length > most ? [] : written;
    return { held, shown: held };
  }
  const asked = languagesIn(opened).filter((language) => language !== first);
  const known = new Set([...written.filter((language) => !asked.includes(language)), ...asked]);
  const isWrong = (language: string) =>
    Object.keys(faults).some((name) => name.endsWith(`.${language}`));
  const held = [...known].toSorted((a, b) => Number(isWrong(a)) - Number(isWrong(b)));
  return { held, shown: held.slice(-most) };
}

type Translated = { list: ListName | undefined; faults: Readonly<Record<string, string>> };

export function writtenIn(typed: Typed): SiteLanguage[] {
  const parts = new Set(
    Object.entries(typed).flatMap(([name, text]) =>
      text.trim() === '' ? [] : [name.split('.').at(-1) ?? ''],
    ),
  );
  return siteLanguages.filter((language) => parts.has(language));
}

function languagesIn(text: string): SiteLanguage[] {
  return text.split(',').flatMap((one) => siteLanguages.filter((language) => language === one));
}

/** The language that was chosen comes last. */
function withLanguage(typed: Typed): Typed {
  const chosen = typed['add_language'] ?? '';
  const others = languagesIn(typed['languages'] ?? '').filter((language) => language !== chosen);
  return { ...typed, languages: [...others, ...languagesIn(chosen)].join(',') };
}

/** The form with what is stored in these languages, where it has no fields for them. Rows are the same by their id. */
export function withStored(
  typed: Typed,
  stored: Typed,
  languages: readonly SiteLanguage[] = siteLanguages,
): Typed {
  if (typed['languages'] === undefined) return typed;
  const entriesOf = (row: Row, nameOf: (language: string) => string) =>
    languages.flatMap((language) => {
      const text = row[language];
      return text === undefined ? [] : [[nameOf(language), text] as const];
    });
  const rows = lists.flatMap((list) => {
    const ids = rowsOf(typed, list).map((row) => row['id']);
    return rowsOf(stored, list).flatMap((row) => {
      const at = row['id'] ? ids.indexOf(row['id']) : -1;
      return at < 0 ? [] : entriesOf(row, (language) => rowField(list, at, language));
    });
  });
  const texts = ['label', 'help'].flatMap((name) =>
    entriesOf(textsOf(stored, name), (language) => `${name}.${language}`),
  );
  return { ...Object.fromEntries([...texts, ...rows]), ...typed };
}

/** What a button makes of the form that saves nothing: a language that was opened begins with what is stored. */
function withOpened(typed: Typed, stored: Typed): Typed {
  const opened = languagesIn(typed['languages'] ?? '').at(-1);
  return opened === undefined ? typed : withStored(typed, stored, [opened]);
}

/** What a form shows that comes again: after a conflict, what is sent next begins from what is stored now. */
export function withStoredTexts(
  { typed, status }: { typed: Typed; status: number },
  stored: Typed,
): Typed {
  const { version = '' } = stored;
  return { ...withOpened(typed, stored), ...(status === 409 && { version }) };
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
