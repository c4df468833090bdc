/** Jobs and schools in an arrangement drawn by seed: the order of the names, what stands between them, and where the period is. */
import type { Job, School } from '../cv.ts';
import type { Sheet } from '../family.ts';
import { sentences } from '../html/page.ts';
import { type Row, type Text, line } from './model.ts';

/** What stands before an employer in running text. */
const atWords: Readonly<Record<string, string>> = {
  en: 'at',
  de: 'bei',
  fr: 'chez',
  es: 'en',
  it: 'presso',
  nl: 'bij',
  sv: 'på',
};

const places = [
  'left',
  'left',
  'right',
  'right',
  'above',
  'below',
  'last',
  'brackets',
  'first',
] as const;
type Place = (typeof places)[number];

type Entry = { names: readonly [Text, Text]; city: string | null; period: string; texts: string[] };

/** How all entries of a section are arranged. */
type Arrangement = {
  place: Place;
  /** Between the two names; null puts them on two lines. */
  between: string | null;
  /** Between the second name and the town; null leaves the town out. */
  beforeCity: string | null;
  cityLine: boolean;
  texts: 'bullets' | 'prose' | 'dashes' | 'paragraph';
  isApart: boolean;
};

function arrangementOf({ random, cv }: Sheet, isAtSuited: boolean): Arrangement {
  const at = atWords[cv.language];
  const between = random.pick([', ', ' | ', ' – ', ' · ', ' - ', null, null, null, null]);
  return {
    place: random.pick(places),
    between: at && random.chance(0.12) && isAtSuited ? ` ${at} ` : between,
    beforeCity: random.pick([', ', ', ', ' | ', ' – ', null, null]),
    cityLine: random.chance(0.2),
    texts: random.pick(['bullets', 'bullets', 'bullets', 'prose', 'dashes', 'paragraph']),
    isApart: random.chance(0.6),
  };
}

export function jobRows(sheet: Sheet): Row[] {
  const { cv, wording, random } = sheet;
  const [isTitleFirst, isTable, isLabelled] = [
    random.chance(0.55),
    random.chance(0.08),
    random.chance(0.08),
  ];
  const looks = looksOf(sheet);
  const arrangement = arrangementOf(sheet, isTitleFirst);
  if (isTable) return [jobTable(sheet, isTitleFirst)];
  if (isLabelled) return cv.work.flatMap((job) => labelledJob(sheet, job));
  return cv.work.flatMap((job) => {
    const names = [job.title, job.employer];
    if (!isTitleFirst) names.reverse();
    const [first = '', second = ''] = names;
    return entryRows(arrangement, {
      names: [
        { text: first, ...looks[0] },
        { text: second, ...looks[1] },
      ],
      city: job.city,
      period: wording.period(job.start, job.end),
      texts: sentences(job),
    });
  });
}

/** A table with a head, as forms have it. */
function jobTable({ cv, wording }: Sheet, isTitleFirst: boolean): Row {
  const cells = (period: string, title: string, employer: string) =>
    isTitleFirst ? [period, title, employer] : [period, employer, title];
  return {
    kind: 'table',
    head: cells(wording.label('dates'), wording.label('position'), wording.label('employer')),
    rows: cv.work.map(({ title, employer, start, end }) =>
      cells(wording.period(start, end), title, employer),
    ),
  };
}

function labelledJob({ wording }: Sheet, job: Job): Row[] {
  return [
    line(`${wording.label('dates')}: ${wording.period(job.start, job.end)}`),
    line(`${wording.label('employer')}: ${job.employer}`),
    line(`${wording.label('position')}: ${job.title}`),
    { kind: 'bullets', items: sentences(job) },
    { kind: 'gap' },
  ];
}

export function schoolRows(sheet: Sheet): Row[] {
  const { cv, wording, random } = sheet;
  const isDegreeFirst = random.chance(0.55);
  const looks = looksOf(sheet);
  const arrangement = arrangementOf(sheet, isDegreeFirst);
  const joint = random.pick([' ', ', ', ' – ']);
  const has = (school: School) => `${school.degree}${joint}${school.area}`;
  return cv.education.flatMap((school) => {
    const names = [has(school), school.institution];
    if (!isDegreeFirst) names.reverse();
    const [first = '', second = ''] = names;
    return entryRows(
      { ...arrangement, texts: 'bullets' },
      {
        names: [
          { text: first, ...looks[0] },
          { text: second, ...looks[1] },
        ],
        city: random.chance(0.5) ? school.city : null,
        period: wording.period(school.start, school.end),
        texts: [],
      },
    );
  });
}

function looksOf({ random }: Sheet): Omit<Text, 'text'>[] {
  return random.pick([
    [{ isBold: true }, {}],
    [{ isBold: true }, { isItalic: true }],
    [{}, { isBold: true }],
    [{}, {}],
    [{ isBold: true }, { isBold: true }],
  ]);
}

function entryRows(how: Arrangement, entry: Entry): Row[] {
  const {
    names: [first, second],
    city,
    period,
  } = entry;
  const town = city !== null && how.beforeCity !== null ? city : null;
  const after: Text[] = town === null || how.cityLine ? [] : [{ text: `${how.beforeCity}${town}` }];
  const own = town !== null && how.cityLine ? [line(town)] : [];
  const lines: Text[][] =
    how.between === null
      ? [[first], [second, ...after]]
      : [[first, { text: how.between }, second, ...after]];
  const texts = textRows(how, entry.texts);
  const gap: Row[] = how.isApart ? [{ kind: 'gap' }] : [];
  if (how.texts === 'paragraph' && entry.texts.length > 0)
    return [...paragraphRows(how, lines, period, entry.texts), ...gap];
  const rows = lines.map((one): Row => ({ kind: 'line', texts: one }));
  const [head] = lines;
  const others = rows.slice(1);
  switch (how.place) {
    case 'left':
      return [
        { kind: 'beside', left: { text: period }, rows: [...rows, ...own, ...texts] },
        ...gap,
      ];
    case 'right':
      return [
        { kind: 'line', texts: head ?? [], right: { text: period } },
        ...others,
        ...own,
        ...texts,
        ...gap,
      ];
    case 'above':
      return [line(period), ...rows, ...own, ...texts, ...gap];
    case 'below':
      return [...rows, line(period), ...own, ...texts, ...gap];
    case 'last':
      return [
        ...rows.slice(0, -1),
        line(...(lines.at(-1) ?? []), ` | ${period}`),
        ...own,
        ...texts,
        ...gap,
      ];
    case 'brackets':
      return [line(...(head ?? []), ` (${period})`), ...others, ...own, ...texts, ...gap];
    case 'first':
      return [line(`${period}: `, ...(head ?? [])), ...others, ...own, ...texts, ...gap];
  }
}

/** The names, the period and the texts in one running paragraph. */
function paragraphRows(
  { place }: Arrangement,
  lines: readonly Text[][],
  period: string,
  texts: readonly string[],
): Row[] {
  const names = lines.map((one) => one.map(({ text }) => text).join('')).join(', ');
  const told = texts.map((text) => text.replace(/[.。]$/u, '')).join('; ');
  if (place === 'left' || place === 'above')
    return [
      {
        kind: 'beside',
        left: { text: period },
        rows: [{ kind: 'prose', text: `${names}. ${told}.` }],
      },
    ];
  return [{ kind: 'prose', text: `${period}: ${names}. ${told}.` }];
}

function textRows({ texts }: Arrangement, items: readonly string[]): Row[] {
  if (items.length === 0) return [];
  if (texts === 'prose') return [{ kind: 'prose', text: items.map((one) => ended(one)).join(' ') }];
  if (texts === 'dashes') return items.map((one) => line(`– ${one}`));
  return [{ kind: 'bullets', items }];
}

function ended(text: string): string {
  return /[.。!?]$/u.test(text) ? text : `${text}.`;
}
