/** When a value is the same as the expected one. */
import type { Location } from '../../src/resume.ts';

/** Names by which the same thing goes: either may be expected and either given. */
const sameSkills = [
  ['microsoft excel', 'excel', 'ms excel'],
  ['google cloud platform', 'google cloud'],
  ['postgresql', 'postgres'],
  ['javascript', 'js'],
  ['node.js', 'nodejs', 'node js'],
  ['vue.js', 'vue', 'vuejs'],
  ['adobe photoshop', 'photoshop'],
  ['adobe illustrator', 'illustrator'],
  ['adobe indesign', 'indesign'],
  ['microsoft 365', 'office 365', 'm365'],
  ['scikit-learn', 'sklearn'],
  ['apache kafka', 'kafka'],
  ['apache spark', 'spark'],
  ['apache airflow', 'airflow'],
  ['amazon web services', 'aws'],
  ['go', 'golang'],
  ['html', 'html5'],
  ['css', 'css3'],
  ['microsoft office', 'ms office'],
  ['microsoft powerpoint', 'powerpoint'],
  ['microsoft word', 'word'],
  ['kubernetes', 'k8s'],
  ['react', 'react.js', 'reactjs'],
  ['tailwind css', 'tailwind'],
];

export type City = { city: string; countryCode: string };

/** Whether a place is in the right country, and in the right town if it has one. */
export function isSamePlace(wanted: City, given: Location): boolean {
  const isAbroad = given.countryCode !== undefined && given.countryCode !== wanted.countryCode;
  return !isAbroad && (given.city === undefined || key(wanted.city) === key(given.city));
}

export function isSameText(wanted: string, given: string): boolean {
  return normal(wanted) === normal(given);
}

export function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‐‑–—]/gu, '-')
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether a name is the expected one, or as it is in capitals, which have no ß and in Greek no accents. */
export function isSamePerson(wanted: string, given: string): boolean {
  if (normal(wanted) === normal(given)) return true;
  const isCapital = given === given.toUpperCase() && given !== given.toLowerCase();
  return isCapital && normal(inCapitals(wanted)) === normal(inCapitals(given));
}

function inCapitals(text: string): string {
  return (
    text
      .toUpperCase()
      // Turkish has a capital with a point.
      .replaceAll('İ', 'I')
      .normalize('NFD')
      .replace(/(?<=\p{Script=Greek})\p{M}/gu, '')
      .normalize('NFC')
  );
}

const HAN = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}`;

/** Marks that Arabic is written with or without: عمّان and عمان are one town. */
const vowelMarks = /[\u064B-\u0652]/gu;

/** Programs set a space between Chinese or Japanese and Latin letters: WMS 系统 and WMS系统 are the same. */
const besideHan = new RegExp(
  String.raw`(?<=[${HAN}]) (?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}]) (?=[${HAN}])`,
  'gu',
);

export function key(text: string): string {
  return normal(text)
    .replace(vowelMarks, '')
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/\.(?=\s|$)/gu, '')
    .replace(besideHan, '')
    .trim();
}

export function skillKey(text: string): string {
  const own = key(text);
  return sameSkills.find((names) => names.includes(own))?.[0] ?? own;
}

/** The shorter of two names may be a part of the other, if it is half of it. */
export function isSameName(a: string, b: string): boolean {
  const [short = '', long = ''] = [key(a).replaceAll(' ', ''), key(b).replaceAll(' ', '')].sort(
    (x, y) => x.length - y.length,
  );
  if (short === '') return false;
  return (
    short === long ||
    (short.length >= 3 && long.includes(short) && short.length / long.length >= 0.5)
  );
}

/** A year is right whatever its month. */
export function isDate(wanted: string | null, given: string | undefined): boolean {
  if (wanted === null) return given === undefined;
  return given !== undefined && given.startsWith(wanted);
}
