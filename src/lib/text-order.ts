/**
 * In which order the letters of a line stand from left to right, where it has words of both directions: the Unicode Bidirectional
 * Algorithm (UAX 9) without marks that embed or isolate, which are removed before.
 */

type Type = 'L' | 'R' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'ON';

const patterns: readonly (readonly [RegExp, Type])[] = [
  [/[\u0660-\u0669\u066B\u066C]/u, 'AN'],
  [/[0-9\u06F0-\u06F9]/u, 'EN'],
  [/[\p{Script=Arabic}\p{Script=Hebrew}]/u, 'R'],
  [/\p{L}/u, 'L'],
  [/[+\-\u2212]/u, 'ES'],
  [/[,./:\u00A0\u202F\u060C]/u, 'CS'],
  [/[#%\u00B0\p{Sc}]/u, 'ET'],
];

const mirrored: ReadonlyMap<string, string> = new Map(
  ['()', '[]', '{}', '<>', '«»', '‹›', '（）', '「」'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);

/** The direction of a text is that of its first letter that has one. */
export function isRightToLeft(text: string): boolean {
  for (const letter of text) {
    const type = typeOf(letter);
    if (type === 'L' || type === 'R') return type === 'R';
  }
  return false;
}

/** A letter, or a pair that is written as one, with its place in the text. */
type Placed<Letter> = { letter: Letter; isRtl: boolean };

/** The letters in the order in which they are drawn, and whether each stands in a text that is written from right to left. */
export function inDrawnOrder<Letter extends { text: string }>(
  letters: readonly Letter[],
  isRtl: boolean,
): Placed<Letter>[] {
  const levels = levelsOf(
    letters.map(({ text }) => typeOf(text)),
    isRtl,
  );
  const placed = letters.map((letter, index) => ({
    letter,
    level: levels[index] ?? 0,
    isRtl: (levels[index] ?? 0) % 2 === 1,
  }));
  for (let level = 2; level >= 1; level--) reverseRuns(placed, (item) => item.level >= level);
  return placed;
}

/** What opens in a text from right to left looks as what closes. */
export function mirrorOf(text: string): string {
  return mirrored.get(text) ?? text;
}

function typeOf(text: string): Type {
  const [letter = ''] = text;
  return patterns.find(([pattern]) => pattern.test(letter))?.[1] ?? 'ON';
}

/** Rules W2 to W7, N1, N2 and I1, I2. */
function levelsOf(given: readonly Type[], isRtl: boolean): number[] {
  const base = isRtl ? 'R' : 'L';
  const types = [...given];
  let strong: Type = base;
  for (const [index, type] of types.entries()) {
    if (type === 'L' || type === 'R') strong = type;
    if (type === 'EN' && strong === 'R') types[index] = 'AN';
  }
  joinNumbers(types);
  strong = base;
  for (const [index, type] of types.entries()) {
    if (type === 'L' || type === 'R') strong = type;
    if (type === 'EN' && strong === 'L') types[index] = 'L';
    if (type === 'ES' || type === 'ET' || type === 'CS') types[index] = 'ON';
  }
  settleNeutrals(types, base);
  return types.map((type) => {
    if (isRtl) return type === 'R' ? 1 : 2;
    if (type === 'L') return 0;
    return type === 'R' ? 1 : 2;
  });
}

/** A separator between two digits is part of the number, and so is a currency beside one. */
function joinNumbers(types: Type[]): void {
  for (let index = 1; index + 1 < types.length; index++) {
    const [before, type, after] = [types[index - 1], types[index], types[index + 1]];
    const joins = (type === 'ES' && before === 'EN') || (type === 'CS' && isNumber(before));
    if (joins && before === after && before !== undefined) types[index] = before;
  }
  for (const [index, type] of types.entries()) {
    if (type !== 'ET') continue;
    let end = index;
    while (types[end] === 'ET') end++;
    if (types[index - 1] === 'EN' || types[end] === 'EN') types.fill('EN', index, end);
  }
}

/** What has no direction takes that of both its neighbours, or of the line where they differ. */
function settleNeutrals(types: Type[], base: 'L' | 'R'): void {
  for (let index = 0; index < types.length; index++) {
    if (types[index] !== 'ON') continue;
    let end = index;
    while (types[end] === 'ON') end++;
    const before = index === 0 ? base : directionOf(types[index - 1]);
    const after = end === types.length ? base : directionOf(types[end]);
    types.fill(before === after ? before : base, index, end);
    index = end - 1;
  }
}

function isNumber(type: Type | undefined): boolean {
  return type === 'EN' || type === 'AN';
}

/** Numbers count as written from right to left here. */
function directionOf(type: Type | undefined): 'L' | 'R' {
  return type === 'L' ? 'L' : 'R';
}

function reverseRuns<Item>(items: Item[], isIn: (item: Item) => boolean): void {
  let begin = 0;
  while (begin < items.length) {
    let end = begin;
    for (const item of items.slice(begin)) {
      if (!isIn(item)) break;
      end++;
    }
    items.splice(begin, end - begin, ...items.slice(begin, end).toReversed());
    begin = Math.max(begin + 1, end);
  }
}
