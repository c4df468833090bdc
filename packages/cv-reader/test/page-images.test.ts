/** The pictures of scanned pages: JPEG as it is, pixels as PNG, and nothing that shows no page. */
import { readFileSync } from 'node:fs';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseCv, scannedPagesOf } from '../src/index.ts';
import { bytesOf, concat, deflatedBlanks } from './support/bytes.ts';
import type { Bytes } from './support/bytes.ts';
import { hostilePdfs } from './support/hostile-pdfs.ts';
import { imageOf, pagesOf } from './support/scans.ts';

const scanned = readFileSync(`${import.meta.dirname}/fixtures/scanned.pdf`);
const JPEG = concat('\u00ff\u00d8\u00ff\u00e0', 'what only a camera understands', '\u00ff\u00d9');

const jpeg = (more = '') => imageOf({ stream: JPEG, more: `/Filter /DCTDecode ${more}` });

/** Rows of pixels, no two alike. */
function pixelsOf(row: number, height: number): Bytes {
  return Uint8Array.from(
    { length: row * height },
    (_, at) => (at * 7 + Math.floor(at / row)) % 251,
  );
}

/** Reads a PNG with one part of data, as its specification says. */
function readPng(bytes: Uint8Array) {
  const png = Buffer.from(bytes);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.byteLength;) {
    const size = png.readUInt32BE(at);
    expect(png.readUInt32BE(at + 8 + size)).toBe(crc32(png.subarray(at + 4, at + 8 + size)));
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const [header, data] = [chunks.get('IHDR'), chunks.get('IDAT')];
  if (!header || !data) throw new Error('It has no header or no data.');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(data);
  const size = rows.byteLength / height;
  const lines = Array.from({ length: height }, (_, at) =>
    rows.subarray(at * size, (at + 1) * size),
  );
  for (const line of lines) expect(line[0]).toBe(0);
  return {
    width,
    height,
    bits: header[8],
    color: header[9],
    pixels: new Uint8Array(Buffer.concat(lines.map((line) => line.subarray(1)))),
  };
}

/** The only image of a document of one page. */
function onlyImage(bytes: Bytes) {
  const { images, pages } = scannedPagesOf(bytes);
  expect(pages).toBe(1);
  expect(images).toHaveLength(1);
  return images[0] ?? expect.fail('There is no image.');
}

describe('a scanned page', () => {
  test('of a printed CV comes as the JPEG that the file has, and has no text', async () => {
    const before = Uint8Array.from(scanned);
    expect((await parseCv(scanned, { now: new Date(0) })).status).toBe('no_text');
    const { page, contentType, bytes } = onlyImage(scanned);
    expect({ page, contentType }).toEqual({ page: 1, contentType: 'image/jpeg' });
    expect([...bytes.subarray(0, 3), ...bytes.subarray(-2)]).toEqual([255, 216, 255, 255, 217]);
    expect(Buffer.from(scanned).indexOf(bytes)).toBeGreaterThan(0);
    expect(Uint8Array.from(scanned)).toEqual(before);
  });

  test('that is packed twice is unpacked once', () => {
    const stream = Uint8Array.from(deflateSync(JPEG));
    const image = imageOf({ stream, more: '/Filter [/FlateDecode /DCTDecode]' });
    expect(onlyImage(pagesOf([image])).bytes).toEqual(JPEG);
  });

  test.each([
    ['gray', '/ColorSpace /DeviceGray /BitsPerComponent 8', 500, { bits: 8, color: 0 }],
    ['black and white', '/ColorSpace /DeviceGray /BitsPerComponent 1', 63, { bits: 1, color: 0 }],
    ['color', '/ColorSpace /DeviceRGB /BitsPerComponent 8', 1500, { bits: 8, color: 2 }],
    [
      'calibrated color',
      '/ColorSpace [/CalRGB << >>] /BitsPerComponent 8',
      1500,
      { bits: 8, color: 2 },
    ],
  ] as const)('in %s without loss comes as PNG, pixel by pixel', (_, more, row, expected) => {
    const pixels = pixelsOf(row, 700);
    const stream = Uint8Array.from(deflateSync(pixels));
    const image = imageOf({ stream, more: `${more} /Filter /FlateDecode` });
    const { contentType, bytes } = onlyImage(pagesOf([image]));
    expect(contentType).toBe('image/png');
    expect(readPng(bytes)).toEqual({ width: 500, height: 700, ...expected, pixels });
  });

  test('is unpacked where its rows are differences (PNG predictor "up")', () => {
    const rows = Array.from({ length: 700 }, (_, at) =>
      concat('\u0002', new Uint8Array(500).fill(at === 0 ? 9 : 1)),
    );
    const parameters = '/DecodeParms << /Predictor 15 /Colors 1 /Columns 500 >>';
    const image = imageOf({
      stream: Uint8Array.from(deflateSync(concat(...rows))),
      more: `/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode ${parameters}`,
    });
    const { pixels } = readPng(onlyImage(pagesOf([image])).bytes);
    expect([pixels[0], pixels[500], pixels[699 * 500]]).toEqual([9, 10, (9 + 699) % 256]);
  });

  test('is the largest image, also within a form', () => {
    const logo = imageOf({
      stream: bytesOf('a logo'),
      width: 450,
      height: 450,
      more: '/Filter /DCTDecode',
    });
    const form = {
      dict: '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /Im 6 0 R >> >>',
      stream: '/Im Do',
    };
    expect(onlyImage(pagesOf([logo, form, jpeg()])).bytes).toEqual(JPEG);
    expect(onlyImage(pagesOf([logo])).bytes).toEqual(bytesOf('a logo'));
  });

  test.each([
    ['of a fax machine', imageOf({ stream: JPEG, more: '/Filter /CCITTFaxDecode' })],
    ['of JBIG2', imageOf({ stream: JPEG, more: '/Filter /JBIG2Decode' })],
    [
      'that is a logo',
      imageOf({ stream: JPEG, width: 399, height: 2000, more: '/Filter /DCTDecode' }),
    ],
    [
      'of which rows are missing',
      imageOf({ stream: pixelsOf(500, 699), more: '/ColorSpace /DeviceGray /BitsPerComponent 8' }),
    ],
    [
      'that would come out as its negative',
      imageOf({
        stream: pixelsOf(63, 700),
        more: '/ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]',
      }),
    ],
    [
      'of other colors',
      imageOf({ stream: pixelsOf(2000, 700), more: '/ColorSpace /DeviceCMYK /BitsPerComponent 8' }),
    ],
  ])('%s is left out', (_, image) => {
    expect(scannedPagesOf(pagesOf([image]))).toEqual({ images: [], pages: 1 });
  });

  test('has its number, also after pages without an image', () => {
    const { images, pages } = scannedPagesOf(pagesOf([jpeg()], [], [jpeg()]));
    expect(pages).toBe(3);
    expect(images.map(({ page }) => page)).toEqual([1, 3]);
  });
});

describe('the pages of a scan', () => {
  test('are at most fifteen', () => {
    const { images, pages } = scannedPagesOf(
      pagesOf(...Array.from({ length: 20 }, () => [jpeg()])),
    );
    expect(pages).toBe(20);
    expect(images.map(({ page }) => page)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
  });

  test('are at most 10 MB together; a smaller page may follow a larger one', () => {
    const sized = (size: number) => [
      imageOf({ stream: new Uint8Array(size).fill(65), more: '/Filter /DCTDecode' }),
    ];
    const { images } = scannedPagesOf(
      pagesOf(sized(6_000_000), sized(4_000_001), sized(4_000_000)),
    );
    expect(images.map(({ page }) => page)).toEqual([1, 3]);
  });

  test('that unpack to more than there is room for are left out, and the others are not', () => {
    const bomb = imageOf({
      stream: concat('\u0078\u009c', deflatedBlanks(300)),
      width: 15_000,
      height: 20_000,
      more: '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
    });
    const { images } = scannedPagesOf(pagesOf([bomb], [jpeg()]));
    expect(images.map(({ page }) => page)).toEqual([2]);
  });

  test('are not found in what is no PDF', () => {
    for (const text of ['', 'Hello', '%PDF-1.4', '%PDF-1.4\ntrailer << /Root 1 0 R >>']) {
      expect(scannedPagesOf(bytesOf(text))).toEqual({ images: [], pages: 0 });
    }
  });

  test.each(Object.entries(hostilePdfs))('end for the hostile document "%s"', (_, [, make]) => {
    expect(scannedPagesOf(make()).images.length).toBeLessThanOrEqual(15);
  });
});
