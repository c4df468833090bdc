/** How the name of a place may be written: as it is declined, with another letter at its end, or with the word for a city. */
import { slug } from '#lib/fold.ts';

/** A name, and the ends that stand for its own after a preposition. */
const endings: readonly (readonly [end: RegExp, own: readonly string[]])[] = [
  // Polish: w Lublinie, w Warszawie, w Krakowie, w Gdańsku, w Łodzi, w Katowicach, w Bydgoszczy, w Gdyni.
  [/(?<=[a-z]{3})nie$/u, ['n', 'na', 'no']],
  [/(?<=[a-z]{3})(?<=[^n])ie$/u, ['', 'a', 'o']],
  [/(?<=[a-z]{3})u$/u, ['', 'o']],
  [/(?<=[a-z]{2})zi$/u, ['z', 'dz']],
  [/(?<=[a-z]{3})ach$/u, ['e', 'y', 'a']],
  [/(?<=[a-z]{3})czy$/u, ['cz']],
  [/(?<=[a-z]{3})i$/u, ['', 'ia']],
  [/(?<=[a-z]{3})ej-([a-z]+)$/u, ['a-$1']],
];

const arabic = /^\p{Script=Arabic}/u;
const han = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+$/u;

/** Of the United States, Canada and Australia: no other country writes a code behind its towns. */
const stateCodes: ReadonlySet<string> = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN ' +
    'TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS NT NU ON PE QC SK YT NSW VIC QLD TAS ACT'
  ).split(' '),
);

export function isStateCode(text: string): boolean {
  return stateCodes.has(text);
}

/** What a text may be as a place, the likeliest first. */
export function slugsOfPlace(text: string): string[] {
  const own = slug(text);
  if (own === '') return [];
  if (han.test(own)) return [...new Set([own, own.replace(/(?<=..)[市区町村県府都]$/u, '')])];
  if (arabic.test(own)) return [...new Set([own, ...arabicSpellings(own)])];
  return [own];
}

/** The same with the endings that a name has after a preposition. */
export function declined(slugs: readonly string[]): string[] {
  const others = slugs.flatMap((one) =>
    endings.flatMap(([end, own]) =>
      end.test(one) ? own.map((last) => one.replace(end, last)) : [],
    ),
  );
  return [...new Set([...slugs, ...others])];
}

/** ة and ه, the seats of the hamza, and the preposition that is written with the word. */
function arabicSpellings(name: string): string[] {
  const plain = name.replace(/^ب(?=.{3})/u, '');
  return [name, plain].flatMap((one) => [
    one,
    one.replace(/ه$/u, 'ة'),
    one.replace(/ة$/u, 'ه'),
    one.replace(/^ا/u, 'أ'),
    one.replace(/^[أإآ]/u, 'ا'),
    one.replace(/ى$/u, 'ي'),
  ]);
}
