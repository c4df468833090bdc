/** Reads labelled rows: `Position: Welder`, `会社名 株式会社…`. */
import { compact } from '../text-folding.ts';
import { keysOf } from '../lexicon.ts';
import { kindByWords, type LabelWords, labelWordsOf } from './label-words.ts';
import {
  aboutLabels,
  areaLabels,
  dateLabels,
  degreeLabels,
  dutyLabels,
  employerLabels,
  schoolLabels,
  titleLabels,
} from '../words/labels.ts';
import {
  addressLabels,
  emailLabels,
  nameLabels,
  phoneLabels,
  privateLabels,
} from '../words/labels-of-persons.ts';
import {
  askedAreas,
  askedDegrees,
  askedEmployers,
  askedFacts,
  askedSchools,
  askedTitles,
} from '../words/label-fillers.ts';

export type LabelKind =
  | 'title'
  | 'employer'
  | 'about'
  | 'date'
  | 'school'
  | 'degree'
  | 'area'
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'private';

const keys: readonly (readonly [kind: LabelKind, keys: ReadonlySet<string>])[] = [
  ['title', keysOf(titleLabels)],
  ['employer', keysOf(employerLabels)],
  ['about', keysOf(aboutLabels)],
  ['date', keysOf(dateLabels)],
];
const schoolKeys: typeof keys = [
  ['school', keysOf(schoolLabels)],
  ['degree', keysOf(degreeLabels)],
  ['area', keysOf(areaLabels)],
  ['about', keysOf(aboutLabels)],
  ['date', keysOf(dateLabels)],
];
const jobWords = labelWordsOf<LabelKind>([
  ['title', askedTitles],
  ['employer', askedEmployers],
  ['about', askedFacts],
  ['date', dateLabels],
]);
const schoolWords = labelWordsOf<LabelKind>([
  ['school', askedSchools],
  ['degree', askedDegrees],
  ['area', askedAreas],
  ['about', askedFacts],
  ['date', dateLabels],
]);
const personWords = labelWordsOf<LabelKind>([
  ['name', nameLabels],
  ['phone', phoneLabels],
  ['email', emailLabels],
  ['address', addressLabels],
  ['private', privateLabels],
]);
/** Labels of what someone did that have a line of their own, and name nothing. */
const aloneKeys = keysOf(dutyLabels);
const nameKeys = keysOf(nameLabels);
const personKeys: typeof keys = [
  ['name', nameKeys],
  ['phone', keysOf(phoneLabels)],
  ['email', keysOf(emailLabels)],
  ['address', keysOf(addressLabels)],
  ['private', keysOf(privateLabels)],
];

function wordsOfKinds(kinds: typeof keys): LabelWords<LabelKind> {
  return kinds === keys ? jobWords : kinds === schoolKeys ? schoolWords : personWords;
}

/** Length of a label. */
const LABEL_LENGTH_MAX = 60;

/** A row with its cells, without its date. */
type Labelled = { cells: readonly string[]; period: unknown };

/** Labels of at least this length may be broken over two or three lines. */
const LONG_LABEL_MIN = 18;
const longKeys = [...keys, ...schoolKeys]
  .flatMap(([, known]) => Array.from(known))
  .filter((key) => key.length >= LONG_LABEL_MIN);

/** Whether two texts below each other are the beginning of a label, or all of it. */
export function isLabelStart(above: string, below: string): boolean {
  const key = compact(above);
  if (key.length < 6 || below.length > LABEL_LENGTH_MAX) return false;
  const both = `${key}${compact(below)}`;
  return longKeys.some((long) => long.startsWith(both) && long.length > key.length);
}

export type Label = { kind: LabelKind; rest: string };

/** What a column of a table is about, by its name; null if it is no known one. */
export function columnKindOf(text: string, section: 'work' | 'education'): LabelKind | null {
  if (text.length > LABEL_LENGTH_MAX) return null;
  const known = section === 'work' ? keys : schoolKeys;
  const [first = '', ...others] = text.split('/');
  // `School / training centre` is about what its first name says.
  const kind = kindOf(text, known);
  const firstKind = others.length > 0 && kind === null ? kindOf(first.trim(), known) : null;
  return kind ?? (firstKind === 'school' || firstKind === 'employer' ? firstKind : null);
}

/** Returns the label and value of a row of a job. */
export function labelOf(row: Labelled): Label | null {
  return labelIn(row.cells, keys, row.period !== null);
}

const runIn = /(?:^|[,;|]\s*)([^,;:|]{2,40}):\s*([^,;:|]+)/gu;
const RUN_IN_MIN = 2;

/** Labels that follow one another in a text: `Contract: full-time, Position: Welder, Hours: 40`. */
export function labelsWithin(text: string): Label[] {
  const pairs = [...text.matchAll(runIn)];
  if (pairs.length < RUN_IN_MIN) return [];
  return pairs.flatMap(([, label = '', rest = '']): Label[] => {
    const kind = kindOf(label.trim(), keys);
    return kind ? [{ kind, rest: rest.trim() }] : [];
  });
}

/** Whether a row has a label for a name. */
export function isLabelled(cells: readonly string[], period: unknown): boolean {
  const row = { cells, period };
  const label = labelOf(row) ?? schoolLabelOf(row);
  return label !== null && label.kind !== 'about';
}

/** Returns the label and value of a row of a school. */
export function schoolLabelOf(row: Labelled): Label | null {
  return labelIn(row.cells, schoolKeys, row.period !== null);
}

/** Returns the label and value of a line about the person. */
export function personLabelOf(cells: readonly string[]): Label | null {
  return labelIn(cells, personKeys, false);
}

/** The number of an entry before its first label: `1) Company name: Hotel Park`. */
const entryNumber = /^\d{1,2}[.)]\s+(?=\p{L}[^:]*:)/u;

/** The number of a question before a label: `2. Full name`. */
const questionNumber = /^\d{1,2}[.)]\s?(?=\p{L})/u;

function withoutNumber(text: string, kinds: typeof keys): string {
  const bare = text.replace(questionNumber, '');
  if (bare === text) return text;
  return entryNumber.test(text) || kindOf(bare, kinds) !== null ? bare : text;
}

function labelIn(cells: readonly string[], kinds: typeof keys, isDated: boolean): Label | null {
  const [numbered = '', ...others] = cells;
  const first = withoutNumber(numbered, kinds);
  const parts = /^[【[]?([^:】\]]{1,60})(?::|[】\]])\s*(.*)$/u.exec(first);
  const named = kinds === personKeys && others.length === 0 && !parts ? spacedName(first) : null;
  if (named !== null) return { kind: 'name', rest: named };
  const isAlone = !parts && others.length === 0 && !isDated && kinds !== personKeys;
  if (isAlone && aloneKeys.has(compact(first))) return { kind: 'about', rest: '' };
  const label = parts?.[1] ?? (isAlone ? '' : first);
  if (label === '' || label.length > LABEL_LENGTH_MAX) return null;
  const kind = kindOf(label, kinds);
  if (!kind) return null;
  const rest = [parts?.[2] ?? '', ...others]
    .filter((part) => part !== '')
    .join(', ')
    .replace(/^:\s*/u, '')
    .trim();
  return { kind, rest };
}

/** Words of a label for a name: `Nome e cognome`. */
const LABEL_WORDS_MAX = 4;

/** `氏名 小林 誠`, `Nome e cognome Anna Rossi`: only a space separates label and value. */
function spacedName(text: string): string | null {
  const words = text.split(/\s+/u);
  for (let count = Math.min(LABEL_WORDS_MAX, words.length); count > 0; count--) {
    const label = words.slice(0, count).join(' ');
    const rest = words.slice(count).join(' ');
    const isShort = count > 1 || (label.length >= 2 && label.length <= 8);
    if (!isShort || !nameKeys.has(compact(label))) continue;
    return rest.length >= 2 && rest.length <= 41 ? rest : null;
  }
  return null;
}

const between =
  /\s?[/／・·|&]\s?|,\s|\s(?:or|oder|ou|o|of|lub|nebo|eller|или|або)\s|(?<=\p{Script=Han})[及と](?=\p{Script=Han})/u;

/** `役職・職種`, `Phone / Mobile`: the kind of all of its parts. */
function kindOfParts(label: string, kinds: typeof keys): LabelKind | null {
  const parts = label.split(between);
  if (parts.length < 2) return null;
  const words = wordsOfKinds(kinds);
  const found = parts.map((part) => {
    const key = compact(part);
    return kinds.find(([, known]) => known.has(key))?.[0] ?? kindByWords(part, words, 'about');
  });
  return found.every((kind) => kind !== null && kind === found[0]) ? (found[0] ?? null) : null;
}

/** The ending of the plural in brackets: `Nachname(n)`. */
const plural = /\(\p{L}{1,3}\)/gu;
/** The other gender behind a slash: `Kandidat/in`, `Candidato/a`. */
const gendered = /(?<=\p{L}{3})[/*_·](?:in|innen|a|as|o|os|e|es|ka|ra|trice|euse|ка|ца|ה|ת|ית)$/u;
/** `Name and address of the employer` asks for the employer. */
const nameOf =
  /^(?:(?:full\s)?name(?:\s(?:and|&)\s(?:address|location|type))?\sof(?:\sthe)?|nom\set\s(?:adresse|type|lieu)\sde(?:\sla|\sl['’]|\s)|nombre\sy\s(?:dirección|domicilio|tipo)\sde(?:l|\sla)?|nome\se\s(?:indirizzo|endereço|tipo|morada|sede)\sd(?:el|i|o|a|e)(?:la|l['’])?|name\sund\s(?:anschrift|adresse|sitz|art)\sde[rs]|naam\sen\s(?:adres|soort)\svan(?:\sde|\shet)?|nazwa\si\s(?:adres|rodzaj)|název\sa\s(?:adresa|typ))\s*(?=\p{L}{4})/iu;
/** What a form asks for: `Dates (from – to)`. */
const remark = /(?<=\p{L}\s)\([^()]{1,30}\)$/u;

function kindOf(given: string, kinds: typeof keys): LabelKind | null {
  // `Diploma (Nursing)` is no label with a remark.
  const bare = compact(given.replace(remark, ''));
  if (remark.test(given) && kinds.some(([kind, known]) => kind === 'date' && known.has(bare)))
    return 'date';
  const label = given.replace(gendered, '').trim();
  const key = compact(label.replace(plural, ''));
  const asked = compact(label.replace(nameOf, ''));
  const whole =
    kinds.find(([, known]) => known.has(key)) ?? kinds.find(([, known]) => known.has(asked));
  const parted = whole ? null : kindOfParts(label, kinds);
  if (parted) return parted;
  if (whole) return whole[0];
  if (key.length < LONG_LABEL_MIN) return kindByWords(label, wordsOfKinds(kinds), 'about');
  const begun = kinds.find(([, known]) =>
    [...known].some((one) => one.length >= LONG_LABEL_MIN && key.startsWith(one)),
  );
  return begun?.[0] ?? kindByWords(label, wordsOfKinds(kinds), 'about');
}
