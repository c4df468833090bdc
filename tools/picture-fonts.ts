/**
 * Makes the letters of the pictures of jobs in `public/fonts` from Noto Sans (Debian's `fonts-noto-core` and `fonts-noto-cjk`, under the
 * SIL Open Font License).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Font } from 'harfbuzzjs';
import { glyphKey, letterForms, ligatureKey, pairKey } from '#lib/outline-font.ts';
import type { LetterForm } from '#lib/outline-font.ts';
import {
  alefs,
  arabicLetters,
  japaneseLetters,
  LAM,
  latinLetters,
} from './picture-fonts/letters.ts';
import { fontFile, glyphOf, kerningOf, openFont } from './picture-fonts/write.ts';
import type { Letter } from './picture-fonts/write.ts';

const FOLDER = 'public/fonts';
const NOTO = '/usr/share/fonts/truetype/noto';
const NOTO_CJK = '/usr/share/fonts/opentype/noto';

/** Makes its neighbour take the form that it has beside a joined letter. */
const JOINER = '\u200D';
const wrappers: Readonly<Record<LetterForm, (text: string) => string>> = {
  isolated: (text) => text,
  initial: (text) => `${text}${JOINER}`,
  medial: (text) => `${JOINER}${text}${JOINER}`,
  final: (text) => `${JOINER}${text}`,
};

/** Letters whose pairs are kerned; those with accents stand as these do. */
const kerned = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,-/&');

/** Two letters, and the second one in the form that it has after the first. */
type Pair = readonly [first: string, second: string, shown: string];

/** Arabic letters that do not join the next one, which often reach below it. */
const REACHING = 'رزژڑوؤدذاأإآة';

function arabicPairs(): Pair[] {
  const letters = arabicLetters().map((point) => String.fromCodePoint(point));
  return Array.from(REACHING).flatMap((first) =>
    letters.map((second): Pair => [first, second, `${second}${JOINER}`]),
  );
}

const plain = (point: number): Letter => ({
  key: glyphKey(point),
  text: String.fromCodePoint(point),
});

const TATWEEL = 0x640;

/** A letter in the forms that differ from how it stands alone: a letter that joins nothing has one. */
function joined(font: Font): Letter[] {
  const letters = arabicLetters().flatMap((point) => {
    const text = String.fromCodePoint(point);
    const alone = JSON.stringify(glyphOf(font, text));
    return letterForms.flatMap((form): Letter[] => {
      const wrapped = wrappers[form](text);
      const isOther = JSON.stringify(glyphOf(font, wrapped)) !== alone;
      return form === 'isolated' || isOther || point === TATWEEL
        ? [{ key: glyphKey(point, form), text: wrapped }]
        : [];
    });
  });
  const ligatures = alefs.flatMap((alef) =>
    (['isolated', 'final'] as const).map((form) => ({
      key: ligatureKey(alef, form),
      text: wrappers[form](String.fromCodePoint(LAM, alef)),
    })),
  );
  return [...letters, ...ligatures];
}

const scripts: readonly {
  name: string;
  path: string;
  lettersOf: (font: Font) => Letter[];
  pairsOf?: () => Pair[];
}[] = [
  ...(['Bold', 'Regular'] as const).flatMap((weight) => [
    {
      name: `latin-${weight.toLowerCase()}`,
      path: `${NOTO}/NotoSans-${weight}.ttf`,
      lettersOf: () => latinLetters().map(plain),
      pairsOf: () => kerned.flatMap((a) => kerned.map((b): Pair => [a, b, b])),
    },
    {
      name: `arabic-${weight.toLowerCase()}`,
      path: `${NOTO}/NotoSansArabic-${weight}.ttf`,
      lettersOf: joined,
      pairsOf: arabicPairs,
    },
  ]),
  // In one weight: it is as large as all others together, eight times.
  {
    name: 'japanese-bold',
    path: `${NOTO_CJK}/NotoSansCJK-Bold.ttc`,
    lettersOf: () => japaneseLetters().map(plain),
  },
];

mkdirSync(FOLDER, { recursive: true });
for (const { name, path, lettersOf, pairsOf } of scripts) {
  // The first font of the collection is the Japanese one.
  const font = openFont(path);
  const glyphs = new Map(
    lettersOf(font).flatMap(({ key, text }) => {
      const glyph = glyphOf(font, text);
      return glyph ? [[key, glyph] as const] : [];
    }),
  );
  const kernings = (pairsOf?.() ?? []).flatMap(([a, b, shown]) => {
    const kerning = kerningOf(font, a, shown);
    return kerning === 0 ? [] : [[pairKey(a.charCodeAt(0), b.charCodeAt(0)), kerning] as const];
  });
  const bytes = fontFile(glyphs, new Map(kernings));
  writeFileSync(`${FOLDER}/${name}.outlines`, bytes);
  process.stdout.write(
    `${name}: ${glyphs.size} letters, ${kernings.length} pairs, ${bytes.length} bytes\n`,
  );
}
