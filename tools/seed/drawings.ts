/** The pictures of the seed's companies: logos, covers, scenes and faces of a few shapes, the same for the same company on every machine. */
import { Canvas } from '#lib/canvas.ts';
import type { Rgb } from '#lib/canvas.ts';
import { hexOf } from '#lib/colour.ts';
import type { Pen } from '#lib/outline-font.ts';

import { drawMark } from '#careers/share-pictures/rules/mark.ts';
import { randomFrom, seedOf } from './random.ts';
import type { Random } from './random.ts';

export type Size = { width: number; height: number };

export const LOGO: Size = { width: 160, height: 160 };
export const COVER: Size = { width: 960, height: 300 };
export const SCENE: Size = { width: 640, height: 480 };
export const FACE: Size = { width: 160, height: 160 };

/** The colour of a company, in degrees of its hue. */
export function hueOf(subdomain: string): number {
  return seedOf(`colour of ${subdomain}`) % 360;
}

export function brandColour(subdomain: string): string {
  return hexOf(0.45, 0.11, hueOf(subdomain));
}

export function drawLogo(subdomain: string): Canvas {
  const canvas = new Canvas(LOGO.width, LOGO.height, [255, 255, 255]);
  const size = 120;
  canvas.paint(tone(hueOf(subdomain), 0.45, 0.13), (pen) =>
    drawMark(pen, subdomain, { x: 20, y: 20, size }),
  );
  return canvas;
}

/** Large tiles of the mark, in tones that lie close together. */
export function drawCover(subdomain: string): Canvas {
  const hue = hueOf(subdomain);
  const random = randomFrom(seedOf(`cover of ${subdomain}`));
  const canvas = new Canvas(COVER.width, COVER.height, tone(hue, 0.4, 0.1));
  const tones = [tone(hue, 0.46, 0.11), tone(hue + 25, 0.52, 0.11), tone(hue - 30, 0.6, 0.1)];
  for (const [index, colour] of tones.entries()) {
    const size = 340 - index * 90;
    for (let x = random.int(-200, 0); x < COVER.width; x += size + random.int(100, 220)) {
      const y = random.int(-120, COVER.height - 100);
      canvas.paint(colour, (pen) => drawMark(pen, `${subdomain} ${index} ${x}`, { x, y, size }));
    }
  }
  return canvas;
}

/** In the order of their texts in `page-texts.ts`. */
export const scenes = [drawDesk, drawMeeting, drawBuilding] as const;

function drawDesk(subdomain: string): Canvas {
  const { canvas, hue, random } = scene(subdomain, 'desk');
  canvas.paint(tone(hue, 0.88, 0.04), rect(60, 50, 520, 250));
  for (let x = 75; x < 560; x += 62) {
    const height = random.int(60, 190);
    canvas.paint(tone(hue + 20, 0.72, 0.05), rect(x, 300 - height, 48, height));
  }
  canvas.paint(tone(hue, 0.97, 0.01), rect(312, 50, 14, 250));
  canvas.paint(tone(60, 0.55, 0.07), rect(20, 350, 600, 26));
  canvas.paint(tone(60, 0.42, 0.06), rect(60, 376, 22, 104));
  canvas.paint(tone(60, 0.42, 0.06), rect(558, 376, 22, 104));
  canvas.paint(tone(hue, 0.3, 0.03), rect(220, 230, 190, 110));
  canvas.paint(tone(hue, 0.62, 0.12), rect(230, 240, 170, 90));
  canvas.paint(tone(hue, 0.3, 0.03), rect(190, 338, 250, 12));
  plant(canvas, 500, 350);
  canvas.paint(tone(hue - 40, 0.65, 0.12), rect(120, 312, 34, 38));
  return canvas;
}

function drawMeeting(subdomain: string): Canvas {
  const { canvas, hue, random } = scene(subdomain, 'meeting');
  canvas.paint(tone(hue, 0.97, 0.01), rect(180, 40, 280, 130));
  for (let line = 0; line < 4; line++) {
    canvas.paint(tone(hue, 0.75, 0.08), rect(205, 62 + line * 24, random.int(90, 230), 8));
  }
  const seats = [110, 240, 390, 520];
  for (const x of seats) figure(canvas, x, 250, random);
  canvas.paint(tone(60, 0.6, 0.07), ellipse(320, 400, 290, 70));
  canvas.paint(tone(60, 0.68, 0.07), ellipse(320, 390, 290, 66));
  for (const x of [180, 320, 450]) {
    canvas.paint(tone(hue, 0.95, 0.01), rect(x - 34, 380, 68, 12));
  }
  return canvas;
}

function drawBuilding(subdomain: string): Canvas {
  const { canvas, hue, random } = scene(subdomain, 'building');
  canvas.paint(tone(230, 0.9, 0.04), rect(0, 0, SCENE.width, 400));
  canvas.paint([255, 255, 255], ellipse(150, 90, 90, 22));
  canvas.paint([255, 255, 255], ellipse(500, 60, 70, 18));
  const [left, width] = [150, 340];
  const top = random.int(90, 140);
  canvas.paint(tone(hue, 0.62, 0.08), rect(left, top, width, 400 - top));
  canvas.paint(tone(hue, 0.5, 0.09), rect(left + width, top + 60, 90, 340 - top));
  for (let y = top + 24; y < 330; y += 46) {
    for (let x = left + 22; x < left + width - 30; x += 54) {
      const isLit = random.chance(0.3);
      canvas.paint(isLit ? tone(90, 0.93, 0.08) : tone(230, 0.8, 0.05), rect(x, y, 34, 28));
    }
  }
  canvas.paint(tone(hue, 0.3, 0.05), rect(left + 140, 340, 60, 60));
  canvas.paint(tone(140, 0.6, 0.09), rect(0, 400, SCENE.width, 80));
  for (const x of [60, 590]) {
    canvas.paint(tone(60, 0.42, 0.06), rect(x - 7, 340, 14, 70));
    canvas.paint(tone(145, 0.5, 0.1), ellipse(x, 310, 46, 56));
  }
  return canvas;
}

/** A head and shoulders, of no one in particular. */
export function drawFace(subdomain: string, number: number): Canvas {
  const random = randomFrom(seedOf(`face ${number} of ${subdomain}`));
  const canvas = new Canvas(
    FACE.width,
    FACE.height,
    tone(hueOf(subdomain) + number * 40, 0.85, 0.06),
  );
  figure(canvas, 80, 76, random, 1.2);
  return canvas;
}

const skins = [
  [0.88, 0.045],
  [0.78, 0.06],
  [0.62, 0.07],
  [0.47, 0.06],
] as const;
const hairs = [
  [0.25, 0.02],
  [0.3, 0.04],
  [0.4, 0.06],
  [0.6, 0.01],
] as const;

/** The middle of the head is at `x` and `y`. */
function figure(canvas: Canvas, x: number, y: number, random: Random, scale = 1): void {
  const [lightness, chroma] = random.pick(skins);
  const [hairLightness, hairChroma] = random.pick(hairs);
  const size = 32 * scale;
  const clothes = tone(random.int(0, 359), 0.5, 0.1);
  const hair = tone(60, hairLightness, hairChroma);
  if (random.chance(0.5)) canvas.paint(hair, ellipse(x, y + size * 0.4, size * 1.15, size * 1.35));
  canvas.paint(clothes, ellipse(x, y + size * 2.6, size * 1.75, size * 1.5));
  canvas.paint(
    tone(60, lightness - 0.06, chroma),
    rect(x - size * 0.32, y + size * 0.6, size * 0.64, size * 0.7),
  );
  canvas.paint(hair, ellipse(x, y - size * 0.25, size * 1.05, size));
  canvas.paint(tone(60, lightness, chroma), ellipse(x, y + size * 0.1, size * 0.85, size));
}

function plant(canvas: Canvas, x: number, y: number): void {
  canvas.paint(tone(40, 0.6, 0.1), rect(x - 22, y - 44, 44, 44));
  for (const [dx, dy] of [
    [-26, -80],
    [0, -100],
    [26, -80],
  ] as const) {
    canvas.paint(tone(145, 0.52, 0.11), ellipse(x + dx, y + dy, 20, 44));
  }
}

function scene(subdomain: string, name: string) {
  const hue = hueOf(subdomain);
  return {
    hue,
    random: randomFrom(seedOf(`${name} of ${subdomain}`)),
    canvas: new Canvas(SCENE.width, SCENE.height, tone(hue, 0.93, 0.025)),
  };
}

function rect(x: number, y: number, width: number, height: number) {
  return (pen: Pen) => {
    pen.moveTo(x, y);
    pen.lineTo(x + width, y);
    pen.lineTo(x + width, y + height);
    pen.lineTo(x, y + height);
  };
}

/** How far the control points of a curve are for a quarter of a circle. */
const BOW = 0.5523;

function ellipse(x: number, y: number, across: number, down: number) {
  const [bowX, bowY] = [across * BOW, down * BOW];
  return (pen: Pen) => {
    pen.moveTo(x + across, y);
    pen.cubicTo(x + across, y + bowY, x + bowX, y + down, x, y + down);
    pen.cubicTo(x - bowX, y + down, x - across, y + bowY, x - across, y);
    pen.cubicTo(x - across, y - bowY, x - bowX, y - down, x, y - down);
    pen.cubicTo(x + bowX, y - down, x + across, y - bowY, x + across, y);
  };
}

function tone(hue: number, lightness: number, chroma: number): Rgb {
  const hex = hexOf(lightness, chroma, (hue + 720) % 360);
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}
