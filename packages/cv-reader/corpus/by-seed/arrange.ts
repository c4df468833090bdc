/** Arranges a CV by seed: which parts, in which order, under which headings. No two CVs have the same layout. */
import { extras } from '../extras.ts';
import type { Sheet } from '../family.ts';
import { birthDate, cityLine, titledName } from '../html/page.ts';
import type { HeadingKind } from '../words.ts';
import { jobRows, schoolRows } from './entries.ts';
import { skillRows, spokenRows } from './lists.ts';
import { type Arranged, line, type Part, type PartKey, type Row } from './model.ts';

const orders: readonly (readonly PartKey[])[] = [
  ['summary', 'work', 'education', 'skills', 'languages', 'extra'],
  ['summary', 'skills', 'work', 'education', 'languages', 'extra'],
  ['summary', 'education', 'work', 'skills', 'languages', 'extra'],
  ['work', 'education', 'languages', 'skills', 'extra'],
  ['skills', 'languages', 'work', 'extra', 'education'],
  ['summary', 'work', 'skills', 'extra', 'education', 'languages'],
];

/** `hasAside`: whether the printer can set a narrow column. */
export function arrange(sheet: Sheet, hasAside: boolean): Arranged {
  const { cv, random } = sheet;
  const isAside = hasAside && random.chance(0.5);
  const aside: PartKey[] = isAside
    ? random.pick<PartKey[]>([
        ['contact', 'skills', 'languages'],
        ['contact', 'skills', 'languages', 'education'],
        ['contact', 'languages'],
        ['contact', 'summary', 'skills'],
      ])
    : [];
  const isContactPart = isAside || random.chance(0.15);
  const contact = contactRows(sheet, isAside);
  const title = headingStyle(sheet);
  const own = new Map<PartKey, () => Part[]>([
    ['summary', () => [part('summary', 'summary', [{ kind: 'prose', text: cv.summary }])]],
    ['work', () => [part('work', 'work', jobRows(sheet))]],
    ['education', () => [part('education', 'education', schoolRows(sheet))]],
    ['skills', () => [part('skills', 'skills', skillRows(sheet))]],
    ['languages', () => [part('languages', 'languages', spokenRows(sheet))]],
    ['extra', () => extraParts(sheet, title)],
  ]);
  function part(key: PartKey, kind: HeadingKind, rows: readonly Row[]): Part {
    return { key, title: title(sheet.wording.heading(kind)), rows };
  }
  const parts = random.pick(orders).flatMap((key) => own.get(key)?.() ?? []);
  return {
    name: titledName(sheet),
    label: random.chance(0.6) ? cv.label : null,
    head: isContactPart ? [] : contact,
    parts: [...(isContactPart ? [part('contact', 'contact', contact)] : []), ...parts].filter(
      ({ rows }) => rows.length > 0,
    ),
    aside,
  };
}

function extraParts(sheet: Sheet, heading: (text: string) => string): Part[] {
  const isListed = sheet.random.chance(0.5);
  return extras(sheet).map(({ title, lines }) => ({
    key: 'extra',
    title: heading(title),
    rows: isListed ? [{ kind: 'bullets', items: lines }] : lines.map((one) => line(one)),
  }));
}

/** Signs before a heading: an icon of a font, a picture character, a box. */
const signs = ['', '', '', '', '', '', '\u{1f4bc} ', '■ ', '› ', '◆ '];

/** How all headings are written. */
function headingStyle({ random, cv }: Sheet): (text: string) => string {
  const sign = random.pick(signs);
  const style = random.pick([
    'as is',
    'as is',
    'as is',
    'capitals',
    'capitals',
    'apart',
    'colon',
    'numbered',
  ] as const);
  let count = 0;
  return (text) => {
    if (style === 'capitals') return sign + capitals(text, cv.language);
    if (style === 'apart' && /^[\p{Script=Latin}\s]+$/u.test(text))
      return capitals(text, cv.language)
        .split(' ')
        .map((word) => Array.from(word).join(' '))
        .join('   ');
    if (style === 'colon') return `${text}:`;
    if (style === 'numbered') return `${++count}. ${text}`;
    return sign + text;
  };
}

function capitals(text: string, language: string): string {
  return text.toLocaleUpperCase(language);
}

const shapes = [
  'one line',
  'one line',
  'two lines',
  'labels',
  'labels',
  'labels beside',
  'lines',
] as const;

function contactRows(sheet: Sheet, isNarrow: boolean): Row[] {
  const { cv, wording, random } = sheet;
  const shape = isNarrow
    ? random.pick(['lines', 'labels', 'titles'] as const)
    : random.pick(shapes);
  const sign = random.pick([' | ', ' • ', ' · ', ', ', ' / ', ' – ']);
  const address = random.chance(0.6)
    ? `${cv.address.street}, ${cityLine(sheet)}`
    : random.pick([cityLine(sheet), `${cityLine(sheet)}, ${cv.address.country}`]);
  const phone = random.chance(0.5) ? cv.phone.international : cv.phone.national;
  const url = random.chance(0.5) ? cv.links[0]?.url : undefined;
  const pairs: [string, string][] = [
    [wording.label('address'), address],
    [wording.label(random.chance(0.5) ? 'phone' : 'mobile'), phone],
    [wording.label('email'), cv.email],
    ...(random.chance(0.25)
      ? [[wording.label('birthDate'), birthDate(sheet)] as [string, string]]
      : []),
    ...(random.chance(0.2)
      ? [[wording.label('nationality'), cv.nationality] as [string, string]]
      : []),
  ];
  switch (shape) {
    case 'one line':
      return [line([address, phone, cv.email, ...(url ? [url] : [])].join(sign))];
    case 'two lines':
      return [line(address), line([phone, cv.email, ...(url ? [url] : [])].join(sign))];
    case 'labels':
      return pairs.map(([label, value]) => line({ text: `${label}: `, isBold: true }, value));
    case 'labels beside':
      return pairs.map(([label, value]) => ({
        kind: 'beside',
        left: { text: label },
        rows: [line(value)],
      }));
    case 'titles':
      return pairs.flatMap(([label, value]) => [line({ text: label, isBold: true }), line(value)]);
    case 'lines':
      return [address, phone, cv.email, ...(url ? [url] : [])].map((one) => line(one));
  }
}
