/** A picture that is filled with shapes, one colour each, with smooth edges: what it takes to draw letters and marks. */
import type { Pen } from './outline-font.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** How many shades an edge has between two colours. More are not seen, and the palette would fill up. */
const SHADES = 16;
const PALETTE_MAX = 256;

/** In pixels: how far a curve may be from the lines that are drawn for it. */
const FLATNESS = 0.2;
const CURVE_LINES_MAX = 24;

/**
 * Areas add up: how much of a pixel is inside a shape is the sum of what the lines of its outline cover to the left, in their
 * direction (as in font-rs by Raph Levien). So a shape costs its outline and the rows that it is in, whatever its form.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** The number of the colour of each pixel. */
  readonly pixels: Uint8Array;
  readonly palette: Rgb[];
  readonly #coverage: Float32Array;
  readonly #stride: number;
  /** Of blended colours, by the colour below, the one above and the shade. */
  readonly #blends = new Map<number, number>();
  readonly #colours = new Map<string, number>();

  constructor(width: number, height: number, background: Rgb) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height);
    this.palette = [];
    this.#stride = width + 2;
    this.#coverage = new Float32Array(this.#stride * height);
    this.#colourOf(background);
  }

  /** Fills what `draw` outlines. */
  paint(colour: Rgb, draw: (pen: Pen) => void): void {
    const pen = new OutlinePen(this.#coverage, this.#stride, this.width, this.height);
    draw(pen);
    pen.close();
    const above = this.#colourOf(colour);
    for (let y = pen.top; y < pen.bottom; y++) this.#paintRow(y, pen, above);
  }

  #paintRow(y: number, { left, right }: OutlinePen, above: number): void {
    const row = y * this.#stride;
    const end = Math.min(right, this.width);
    let covered = 0;
    for (let x = left; x < end; x++) {
      covered += this.#coverage[row + x] ?? 0;
      const shade = Math.round(Math.min(1, Math.abs(covered)) * SHADES);
      if (shade === 0) continue;
      const pixel = y * this.width + x;
      this.pixels[pixel] = this.#blend(this.pixels[pixel] ?? 0, above, shade);
    }
    this.#coverage.fill(0, row + left, row + right + 1);
  }

  #blend(below: number, above: number, shade: number): number {
    if (shade === SHADES || below === above) return above;
    const key = (below * PALETTE_MAX + above) * SHADES + shade;
    const known = this.#blends.get(key);
    if (known !== undefined) return known;
    const [from, to] = [this.palette[below] ?? [0, 0, 0], this.palette[above] ?? [0, 0, 0]];
    const part = shade / SHADES;
    const mix = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
    const blended = this.#colourOf([mix(0), mix(1), mix(2)]);
    this.#blends.set(key, blended);
    return blended;
  }

  #colourOf(colour: Rgb): number {
    const key = colour.join();
    const known = this.#colours.get(key);
    if (known !== undefined) return known;
    const isFull = this.palette.length === PALETTE_MAX;
    const index = isFull ? nearestOf(this.palette, colour) : this.palette.push(colour) - 1;
    this.#colours.set(key, index);
    return index;
  }
}

function nearestOf(palette: readonly Rgb[], [red, green, blue]: Rgb): number {
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

/** Writes the lines of an outline into the coverage. */
class OutlinePen implements Pen {
  /** The rows and columns that it has touched: from `top`, before `bottom`, and so on. */
  top: number;
  bottom = 0;
  left: number;
  right = 0;
  readonly #coverage: Float32Array;
  readonly #stride: number;
  readonly #width: number;
  readonly #height: number;
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  constructor(coverage: Float32Array, stride: number, width: number, height: number) {
    this.#coverage = coverage;
    this.#stride = stride;
    this.#width = width;
    this.#height = height;
    this.top = height;
    this.left = width;
  }

  moveTo(x: number, y: number): void {
    this.close();
    [this.#x, this.#y, this.#startX, this.#startY] = [x, y, x, y];
  }

  lineTo(x: number, y: number): void {
    this.#cover(this.#x, this.#y, x, y);
    [this.#x, this.#y] = [x, y];
  }

  quadraticTo(x1: number, y1: number, x: number, y: number): void {
    const [x0, y0] = [this.#x, this.#y];
    const bend = Math.hypot(x0 - 2 * x1 + x, y0 - 2 * y1 + y) / 4;
    const lines = linesFor(bend);
    for (let index = 1; index <= lines; index++) {
      const [t, u] = [index / lines, 1 - index / lines];
      this.lineTo(u * u * x0 + 2 * u * t * x1 + t * t * x, u * u * y0 + 2 * u * t * y1 + t * t * y);
    }
  }

  cubicTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const [x0, y0] = [this.#x, this.#y];
    const bend =
      Math.max(
        Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
        Math.hypot(x1 - 2 * x2 + x, y1 - 2 * y2 + y),
      ) * 0.75;
    const lines = linesFor(bend);
    for (let index = 1; index <= lines; index++) {
      const [t, u] = [index / lines, 1 - index / lines];
      const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      this.lineTo(a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y);
    }
  }

  close(): void {
    this.lineTo(this.#startX, this.#startY);
  }

  #cover(fromX: number, fromY: number, toX: number, toY: number): void {
    if (fromY === toY) return;
    const direction = fromY < toY ? 1 : -1;
    const [x0, y0, x1, y1] = direction === 1 ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
    const slope = (x1 - x0) / (y1 - y0);
    const first = Math.max(0, Math.floor(y0));
    const end = Math.min(this.#height, Math.ceil(y1));
    if (first >= end) return;
    this.top = Math.min(this.top, first);
    this.bottom = Math.max(this.bottom, end);
    for (let row = first; row < end; row++) {
      const [above, below] = [Math.max(row, y0), Math.min(row + 1, y1)];
      const left = x0 + (above - y0) * slope;
      const right = x0 + (below - y0) * slope;
      this.#coverRow(
        row,
        (below - above) * direction,
        Math.min(left, right),
        Math.max(left, right),
      );
    }
  }

  /** A line of the height `part` inside one row, between two positions. What is beside the picture counts at its edge. */
  #coverRow(row: number, part: number, left: number, right: number): void {
    const [from, to] = [this.#within(left), this.#within(right)];
    const base = row * this.#stride;
    const first = Math.floor(from);
    const last = Math.max(first + 1, Math.ceil(to));
    this.left = Math.min(this.left, first);
    this.right = Math.max(this.right, last);
    if (last === first + 1) {
      const beyond = part * ((from + to) / 2 - first);
      this.#add(base + first, part - beyond);
      this.#add(base + last, beyond);
      return;
    }
    // How much of the line is left of each border between pixels, and so how much area it leaves to the right of it.
    const steepness = part / (to - from);
    let before = 0;
    for (let x = first; x < last; x++) {
      const [a, b] = [Math.max(from, x), Math.min(to, x + 1)];
      const height = (b - a) * steepness;
      const inside = height * (x + 1 - (a + b) / 2);
      this.#add(base + x, inside + before);
      before = height - inside;
    }
    this.#add(base + last, before);
  }

  #within(x: number): number {
    return Math.min(this.#width, Math.max(0, x));
  }

  #add(index: number, value: number): void {
    this.#coverage[index] = (this.#coverage[index] ?? 0) + value;
  }
}

function linesFor(bend: number): number {
  return Math.min(CURVE_LINES_MAX, Math.max(1, Math.ceil(Math.sqrt(bend / FLATNESS))));
}
