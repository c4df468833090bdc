/** A picture of a person as PNG, for the place of the photo: a head and shoulders in two greys. */
import { strToU8, zlibSync } from 'fflate';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const [WIDTH, HEIGHT] = [120, 150];
const [BACK, FRONT] = [0xdd, 0x88];

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

const four = (n: number): number[] => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

function chunk(name: string, data: Uint8Array | number[]): number[] {
  const body = new Uint8Array([...strToU8(name), ...data]);
  return [...four(data.length), ...body, ...four(crc(body))];
}

function isPerson(x: number, y: number): boolean {
  const head = (x - 60) ** 2 / 27 ** 2 + (y - 58) ** 2 / 34 ** 2;
  const body = (x - 60) ** 2 / 54 ** 2 + (y - 150) ** 2 / 48 ** 2;
  return head < 1 || body < 1;
}

export function portrait(): Uint8Array {
  const rows = Array.from({ length: HEIGHT }, (_, y) => [
    0,
    ...Array.from({ length: WIDTH }, (__, x) => (isPerson(x, y) ? FRONT : BACK)),
  ]);
  return new Uint8Array([
    ...SIGNATURE,
    ...chunk('IHDR', [...four(WIDTH), ...four(HEIGHT), 8, 0, 0, 0, 0]),
    ...chunk('IDAT', zlibSync(new Uint8Array(rows.flat()))),
    ...chunk('IEND', []),
  ]);
}

/** For pages: the picture as an address of its own. */
export const portraitUrl = (): string =>
  `data:image/png;base64,${Buffer.from(portrait()).toString('base64')}`;
