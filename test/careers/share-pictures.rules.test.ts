/** How the pictures of jobs are drawn: letters of each script, in their order, on lines that fit, as a valid PNG. */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contentOf, pictureKey } from '#careers/share-pictures/rules/content.ts';
import {
  drawable,
  fontNames,
  fontsNeeded,
  lettersOf,
} from '#careers/share-pictures/rules/letters.ts';
import { broken, cut, shortened, widthOf } from '#careers/share-pictures/rules/lines.ts';
import { drawPicture } from '#careers/share-pictures/rules/picture.ts';
import type { PictureText } from '#careers/share-pictures/rules/picture.ts';
import { Canvas } from '#lib/canvas.ts';
import { imageSize } from '#lib/image.ts';
import { OutlineFont, UNITS_PER_EM } from '#lib/outline-font.ts';
import { toPng } from '#lib/png.ts';
import { inDrawnOrder, isRightToLeft } from '#lib/text-order.ts';

const fonts = new Map(
  fontNames.map((name) => {
    const { buffer, byteOffset, length } = readFileSync(`public/fonts/${name}.outlines`);
    return [name, new OutlineFont(buffer.slice(byteOffset, byteOffset + length))];
  }),
);

const job: PictureText = {
  site: {
    hostname: 'karriere-de.example',
    name: 'Karriere Deutschland',
    language: 'de-DE',
    hue: 6,
  },
  title: 'Pflegefachkraft (m/w/d)',
  employer: 'Rheinbogen Kliniken',
  pay: '3.600–4.200 € pro Monat',
  place: 'Köln · Deutschland',
};

function letters(text: string) {
  const found = lettersOf(fonts, text, 'bold');
  if (!found) throw new Error(`no letters for ${text}`);
  return found;
}

function linesOf(lines: readonly (readonly { text: string }[])[] | null): string[] | null {
  return lines && lines.map((line) => line.map(({ text }) => text).join(''));
}

describe('letters', () => {
  // As HarfBuzz 12 sets them in Noto Sans Arabic Bold, in units of the outlines.
  test.each([
    ['أخصائي', 1710],
    ['مزرعة', 1295],
    ['محمية', 1447],
    ['العملاء', 1483],
    ['مدرسة', 1571],
    ['إنجليزية', 1721],
    ['شمسية', 1822],
  ])('of %s are joined as they are written', (word, width) => {
    expect(Math.abs(widthOf(letters(word)) * UNITS_PER_EM - width)).toBeLessThan(word.length);
  });

  test('of Arabic differ by where they stand', () => {
    const [alone, ...others] = ['ه', 'هم', 'مهم', 'مه'].map((word) =>
      letters(word).find(({ text }) => text === 'ه'),
    );
    const glyphs = new Set([alone, ...others].map((letter) => letter?.glyph));
    expect(glyphs.size).toBe(4);
    expect(letters('سلام').map(({ text }) => text)).toEqual(['س', 'لا', 'م']);
  });

  test('are there for every title, name and script of the seed', () => {
    const texts: string[] = [];
    for (const name of ['titles', 'companies', 'company-names', 'cities', 'domains']) {
      JSON.parse(readFileSync(`tools/seed/data/${name}.json`, 'utf8'), (_, value: unknown) => {
        if (typeof value === 'string' && value !== '') texts.push(value);
        return value;
      });
    }
    expect(texts.length).toBeGreaterThan(3000);
    const missing = texts.filter((text) => lettersOf(fonts, drawable(text), 'regular') === null);
    expect(missing).toEqual([]);
  });

  test.each(['护', '한국어', 'ไทย', 'हिन्दी', 'עברית'])('of %s are not there', (text) => {
    expect(lettersOf(fonts, drawable(text), 'bold')).toBeNull();
  });

  test.each([
    ['👩‍⚕️ Nurse 🚀', 'Nurse'],
    ['Koch\u00AD\u200B (m\u2060/w)', 'Koch (m/w)'],
    ['مُهَنْدِسٌ', 'مهندس'],
    ['Cafe\u0301 \n Bar', 'Café Bar'],
    ['Acme® GmbH™', 'Acme® GmbH™'],
  ])('that are drawn of %j are %j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });

  test('of no more scripts are loaded than are needed', () => {
    expect(fontsNeeded(['Nurse'])).toEqual(['latin-regular', 'latin-bold']);
    expect(fontsNeeded(['Nurse', 'ممرض'])).not.toContain('japanese-bold');
    expect(fontsNeeded(['看護師'])).toContain('japanese-bold');
  });

  test('stand nearer to each other where they are kerned', () => {
    const sum = letters('AV').reduce((total, { advance }) => total + advance, 0);
    expect(widthOf(letters('AV'))).toBeLessThan(sum);
    expect(widthOf(letters('ÄV'))).toBeCloseTo(widthOf(letters('AV')));
  });
});

describe('the order of letters', () => {
  const drawn = (text: string, isRtl = isRightToLeft(text)) =>
    inDrawnOrder(
      Array.from(text, (letter) => ({ text: letter })),
      isRtl,
    )
      .map(({ letter }) => letter.text)
      .join('');

  test.each([
    ['abc', 'abc'],
    ['אבג', 'גבא'],
    // As browsers show them, with letters of Hebrew, which do not join, for all of that direction.
    ['אב 123 גד', 'דג 123 בא'],
    ['אב SQL גד', 'דג SQL בא'],
    ['אב 1,200.50 גד', 'דג 1,200.50 בא'],
    ['SQL אב גד Go', 'SQL דג בא Go'],
    // Signs that open and close are mirrored when they are drawn.
    ['א (Go) ב', 'ב )Go( א'],
    ['אב 10% גד', 'דג %10 בא'],
    ['', ''],
  ])('%j is drawn as %j', (text, expected) => {
    expect(drawn(text)).toBe(expected);
  });
});

describe('lines', () => {
  test('are about as long as each other, and end at words', () => {
    const lines = broken(letters('Senior Software Engineer for Payments'), 14, 3);
    expect(linesOf(lines)).toEqual(['Senior Software', 'Engineer for Payments']);
  });

  test('that are too many, or a word that is too long, are none', () => {
    expect(broken(letters('one two three four'), 3, 2)).toBeNull();
    expect(broken(letters('Donaudampfschifffahrt'), 5, 3)).toBeNull();
  });

  test('of Japanese end anywhere but before a sign that begins no line', () => {
    const lines = linesOf(broken(letters('シニアエンジニア、クラウド（基盤）'), 9, 3)) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).not.toMatch(/^[、）ニャー]|（$/u);
  });

  test('of what is too long end with an ellipsis', () => {
    const long = letters('Informationstechnologie und noch viel mehr davon');
    expect(linesOf([shortened(fonts, long, 8, 'bold')])?.[0]).toMatch(/^Informati.*…$/u);
    const lines = cut(fonts, long, 5, 2, 'bold');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(5);
    expect(linesOf(lines)?.[1]).toMatch(/…$/u);
  });
});

describe('shapes', () => {
  const shape = (draw: Parameters<Canvas['paint']>[1]) => {
    const canvas = new Canvas(8, 8, [0, 0, 0]);
    canvas.paint([255, 255, 255], draw);
    return (x: number, y: number) => canvas.palette[canvas.pixels[y * 8 + x] ?? 0]?.[0];
  };

  test('fill what is inside, and edges by how much they cover', () => {
    const at = shape((pen) => {
      pen.moveTo(2, 2);
      pen.lineTo(5.5, 2);
      pen.lineTo(5.5, 6);
      pen.lineTo(2, 6);
    });
    expect([at(1, 3), at(2, 3), at(4, 3), at(5, 3), at(6, 3)]).toEqual([0, 255, 255, 128, 0]);
    expect([at(3, 1), at(3, 5), at(3, 6)]).toEqual([0, 255, 0]);
  });

  test('in the other direction are holes', () => {
    const at = shape((pen) => {
      const square = (from: number, to: number, isHole: boolean) => {
        const corners = [
          [from, from],
          [to, from],
          [to, to],
          [from, to],
        ] as const;
        const [first, ...others] = isHole ? corners.toReversed() : corners;
        if (first) pen.moveTo(...first);
        for (const corner of others) pen.lineTo(...corner);
      };
      square(0, 8, false);
      square(3, 5, true);
    });
    expect([at(1, 1), at(3, 3), at(4, 4), at(6, 6)]).toEqual([255, 0, 0, 255]);
  });

  test('beside the picture are cut', () => {
    const at = shape((pen) => {
      pen.moveTo(-20, -20);
      pen.lineTo(4, -20);
      pen.lineTo(4, 30);
      pen.lineTo(-20, 30);
    });
    expect([at(0, 0), at(3, 7), at(4, 4), at(7, 7)]).toEqual([255, 255, 0, 0]);
  });

  test('keep to 256 colours, however many there would be', () => {
    const canvas = new Canvas(64, 64, [0, 0, 0]);
    for (let n = 0; n < 60; n++) {
      canvas.paint([n * 4, 255 - n, n], (pen) => {
        pen.moveTo(n, 0);
        pen.lineTo(63, n + 3);
        pen.lineTo(n / 2, 63);
      });
    }
    expect(canvas.palette.length).toBeLessThanOrEqual(256);
  });
});

describe('the file', () => {
  test('is a PNG whose pixels are those of the picture', async () => {
    const canvas = drawPicture(fonts, job);
    if (!canvas) throw new Error('no picture');
    const png = await toPng(canvas);
    expect(imageSize(png)).toEqual({ width: 1200, height: 630 });
    const view = new DataView(png.buffer);
    let at = 8;
    const chunks = new Map<string, Uint8Array>();
    while (at < png.length) {
      const length = view.getUint32(at);
      chunks.set(
        new TextDecoder().decode(png.subarray(at + 4, at + 8)),
        png.subarray(at + 8, at + 8 + length),
      );
      at += length + 12;
    }
    expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    const rows = inflateSync(chunks.get('IDAT') ?? new Uint8Array());
    expect(rows.length).toBe(630 * 1201);
    expect(rows.subarray(1, 1201)).toEqual(Buffer.from(canvas.pixels.subarray(0, 1200)));
    expect(png.length).toBeLessThan(60_000);
  });

  test('is the same for the same job', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => toPng(drawPicture(fonts, job) ?? new Canvas(1, 1, [0, 0, 0]))),
    );
    expect(one).toEqual(other);
  });

  test.each([
    ['no pay', { pay: null }],
    ['no place', { place: null }],
    ['a title of 300 letters', { title: 'Kaufmännischer Leiter '.repeat(14) }],
    ['a word of 300 letters', { title: 'x'.repeat(300), employer: 'y'.repeat(300) }],
    ['a title of emoji', { title: '🚀 x' }],
  ])('is drawn with %s', (_, change) => {
    expect(drawPicture(fonts, { ...job, ...change })).not.toBeNull();
  });

  test('is none where nothing of the title can be drawn', () => {
    expect(drawPicture(fonts, { ...job, title: '🚀' })).toBeNull();
    expect(drawPicture(fonts, { ...job, employer: '삼성' })).toBeNull();
  });

  test('has another name for everything that it shows', () => {
    const { site } = job;
    const changes: Partial<PictureText>[] = [
      {},
      { title: 'A' },
      { employer: 'B' },
      { pay: null },
      { place: null },
      { site: { ...site, hue: 7 } },
      { site: { ...site, name: 'C' } },
      { site: { ...site, language: 'ar' } },
      { site: { ...site, hostname: 'd.example' } },
    ];
    const contents = new Set(changes.map((change) => contentOf({ ...job, ...change })));
    expect(contents.size).toBe(changes.length);
    expect(pictureKey({ hashId: 'bcdfghjkmn' }, 'a'.repeat(64))).toBe(
      `share/bcdfghjkmn-${'a'.repeat(32)}.png`,
    );
  });
});
