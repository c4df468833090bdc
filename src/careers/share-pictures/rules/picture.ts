/** The picture of a job for link previews: title, employer, pay and place in the colours of the site. */
import { Canvas } from '#lib/canvas.ts';
import type { Rgb } from '#lib/canvas.ts';
import { hexOf, hueDegrees } from '#lib/colour.ts';
import { directionOf } from '#lib/language.ts';
import { drawable, lettersOf } from './letters.ts';
import type { Fonts, Weight } from './letters.ts';
import { broken, cut, drawLine, shortened, widthOf } from './lines.ts';
import type { Line } from './lines.ts';
import { drawMark } from './mark.ts';

/** What Open Graph asks for. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** What is written on a picture. Another version of how it is drawn makes all pictures anew. */
export type PictureText = {
  site: { hostname: string; name: string; language: string; hue: number };
  title: string;
  employer: string;
  pay: string | null;
  place: string | null;
};

const MARGIN = 84;
const TEXT_WIDTH = PICTURE_WIDTH - 2 * MARGIN;

/** From the largest that the title fits in, above the employer. */
const titleSizes = [
  { size: 82, lines: 2 },
  { size: 62, lines: 3 },
  { size: 46, lines: 4 },
] as const;
const LINE_HEIGHT = 1.22;
const TITLE_TOP = 160;

const MARK = { y: 62, size: 60 };
const BIG_MARK = { y: -60, size: 600, beyond: 140 };
const NAME = { y: 104, size: 32 };
const EMPLOYER_SIZE = 40;
const EMPLOYER_GAP = 24;
const BOTTOM = { pay: 508, place: 566, alone: 566, paySize: 44, placeSize: 34 };

/** Null where our fonts have a letter of it not. */
export function drawPicture(fonts: Fonts, text: PictureText): Canvas | null {
  const written = {
    name: writtenIn(fonts, text.site.name, 'regular'),
    title: writtenIn(fonts, text.title, 'bold'),
    employer: writtenIn(fonts, text.employer, 'regular'),
    pay: writtenIn(fonts, text.pay ?? '', 'bold'),
    place: writtenIn(fonts, text.place ?? '', 'regular'),
  };
  const { name, title, employer, pay, place } = written;
  if (!name || !title || !employer || !pay || !place || title.length === 0) return null;

  const { canvas, colours, isRtl } = prepared(text.site);
  const write = (line: Line, colour: Rgb, y: number, size: number, indent = 0): void => {
    const width = widthOf(line) * size;
    const x = isRtl ? PICTURE_WIDTH - MARGIN - indent - width : MARGIN + indent;
    canvas.paint(colour, (pen) => drawLine(pen, line, { x, y, size }));
  };
  const short = (line: Line, size: number, weight: Weight, width: number = TEXT_WIDTH) =>
    shortened(fonts, line, width / size, weight);

  const nameIndent = MARK.size + 22;
  write(
    short(name, NAME.size, 'regular', TEXT_WIDTH - nameIndent),
    colours.soft,
    NAME.y,
    NAME.size,
    nameIndent,
  );
  const { lines, size } = fittedTitle(fonts, title);
  let y = TITLE_TOP;
  for (const line of lines) {
    y += size * LINE_HEIGHT;
    write(line, colours.white, y - size * 0.2, size);
  }
  write(
    short(employer, EMPLOYER_SIZE, 'regular'),
    colours.glow,
    y + EMPLOYER_GAP + EMPLOYER_SIZE * 0.8,
    EMPLOYER_SIZE,
  );
  write(
    short(pay, BOTTOM.paySize, 'bold'),
    colours.white,
    place.length === 0 ? BOTTOM.alone : BOTTOM.pay,
    BOTTOM.paySize,
  );
  write(short(place, BOTTOM.placeSize, 'regular'), colours.soft, BOTTOM.place, BOTTOM.placeSize);
  return canvas;
}

function writtenIn(fonts: Fonts, text: string, weight: Weight): Line | null {
  return lettersOf(fonts, drawable(text), weight);
}

function fittedTitle(fonts: Fonts, title: Line): { lines: Line[]; size: number } {
  for (const { size, lines: linesMax } of titleSizes) {
    const lines = broken(title, TEXT_WIDTH / size, linesMax);
    if (lines) return { lines, size };
  }
  const { size, lines } = titleSizes[titleSizes.length - 1] ?? titleSizes[0];
  return { lines: cut(fonts, title, TEXT_WIDTH / size, lines, 'bold'), size };
}

/** The colours of the masthead, with the mark of the site and once more, large, across the edge. */
function prepared({ hostname, language, hue }: PictureText['site']) {
  const degrees = hueDegrees(hue);
  const colours = {
    band: rgbOf(hexOf(0.38, 0.095, degrees)),
    deep: rgbOf(hexOf(0.34, 0.09, degrees)),
    glow: rgbOf(hexOf(0.84, 0.1, degrees)),
    soft: rgbOf(hexOf(0.9, 0.03, degrees)),
    white: [255, 255, 255] as const,
  };
  const isRtl = directionOf(language) === 'rtl';
  const canvas = new Canvas(PICTURE_WIDTH, PICTURE_HEIGHT, colours.band);
  const { y, size, beyond } = BIG_MARK;
  const x = isRtl ? -beyond : PICTURE_WIDTH - size + beyond;
  canvas.paint(colours.deep, (pen) => drawMark(pen, hostname, { x, y, size }));
  const markX = isRtl ? PICTURE_WIDTH - MARGIN - MARK.size : MARGIN;
  canvas.paint(colours.glow, (pen) => drawMark(pen, hostname, { ...MARK, x: markX }));
  return { canvas, colours, isRtl };
}

function rgbOf(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}
