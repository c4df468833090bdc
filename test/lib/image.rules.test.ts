/** Detecting image types and sizes by their first bytes (decisions: update-logo). */
import { describe, expect, test } from 'vitest';
import { imageSize, imageType } from '#lib/image.ts';

const PNG = { contentType: 'image/png', extension: 'png' };
const JPEG = { contentType: 'image/jpeg', extension: 'jpg' };
const WEBP = { contentType: 'image/webp', extension: 'webp' };

/** Converts each Latin-1 character to a byte. */
const bytes = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));

const png = '\x89PNG\r\n\x1a\n';

describe('imageType', () => {
  test.each([
    ['PNG', `${png}\0\0\0\rIHDR`, PNG],
    ['JPEG with a JFIF header', '\xff\xd8\xff\xe0\0\x10JFIF\0', JPEG],
    ['JPEG with an Exif header', '\xff\xd8\xff\xe1\0\x10Exif\0', JPEG],
    ['JPEG with neither', '\xff\xd8\xff\xdb', JPEG],
    ['WebP, lossy', 'RIFF\x24\0\0\0WEBPVP8 ', WEBP],
    ['WebP, lossless', 'RIFF\x24\0\0\0WEBPVP8L', WEBP],
    ['WebP, animated', 'RIFF\x24\0\0\0WEBPVP8X', WEBP],
  ])('detects %s', (_, text, type) => {
    expect(imageType(bytes(text))).toEqual(type);
    expect(imageType(bytes(`${text}${'\0'.repeat(1000)}`))).toEqual(type);
  });

  test.each([
    ['nothing', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG after a declaration', '<?xml version="1.0"?><svg/>'],
    ['GIF', 'GIF89a\x01\0\x01\0'],
    ['BMP', 'BM\x46\0\0\0'],
    ['an icon', '\0\0\x01\0\x01\0'],
    ['TIFF', 'II*\0'],
    ['AVIF', '\0\0\0\x20ftypavif'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7'],
    ['a sound in RIFF', 'RIFF\x24\0\0\0WAVEfmt '],
    ['WEBP at no place of its own', 'RIFFWEBP'],
    ['WEBP without RIFF', 'XXXX\x24\0\0\0WEBPVP8 '],
    ['PNG that was sent as text', png.replaceAll('\r\n', '\n')],
    ['PNG after a space', ` ${png}`],
    ['PNG after a byte order mark', `\xef\xbb\xbf${png}`],
    ['the name of PNG', 'PNG\r\n\x1a\n'],
    ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
    ['half the mark of JPEG', '\xff\xd8'],
  ])('returns null for %s', (_, text) => {
    expect(imageType(bytes(text))).toBeNull();
  });

  test.each([
    ['PNG', png],
    ['WebP', 'RIFF\x24\0\0\0WEBP'],
  ])('returns null for an incomplete signature of %s', (_, mark) => {
    for (let length = 0; length < mark.length; length++) {
      expect(imageType(bytes(mark.slice(0, length)))).toBeNull();
    }
    expect(imageType(bytes(mark))).not.toBeNull();
  });

  test('reads a view of a larger buffer from the start of the view', () => {
    const memory = bytes(`junk${png}`);
    expect(imageType(memory.subarray(4))).toEqual(PNG);
    expect(imageType(memory)).toBeNull();
  });
});

describe('imageSize', () => {
  /** The first bytes of images that programs wrote, and their sizes. */
  const real = {
    'a PNG': ['89504e470d0a1a0a0000000d49484452000000100000002008060000001ff3ff61', 16, 32],
    'a JPEG': [
      `ffd8ffe000104a46494600010100000100010000ffdb0043${'00'.repeat(65)}ffc0001108002000100301220002110103110 1`,
      16,
      32,
    ],
    'a progressive JPEG after fill bytes': ['ffd8ffe00004abcdffffffc2001108002000100301', 16, 32],
    'a lossy WebP': ['524946461a000000574542505650382030000000d001009d012a1000200001', 16, 32],
    'a lossless WebP': ['524946461a000000574542505650384c0d0000002f0fc0071007', 16, 32],
    'an extended WebP': [
      '524946461a000000574542505650385'.concat('80a000000100000000f00001f0000'),
      16,
      32,
    ],
  } as const;

  const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

  test.each(Object.entries(real))('reads the size of %s', (_, [hex, width, height]) => {
    expect(imageSize(bytesOf(hex))).toEqual({ width, height });
    expect(imageSize(Buffer.concat([Buffer.alloc(9), bytesOf(hex)]).subarray(9))).toEqual({
      width,
      height,
    });
  });

  test.each(Object.entries(real))('reads no size where %s breaks off', (_, [hex]) => {
    const whole = bytesOf(hex);
    const sizes = Array.from(whole, (__, length) => imageSize(whole.subarray(0, length)));
    const firstRead = sizes.findIndex((size) => size !== null);
    expect(sizes.slice(0, 16)).toEqual(Array.from({ length: 16 }, () => null));
    const read = sizes.slice(firstRead === -1 ? sizes.length : firstRead);
    expect(read).toEqual(read.map(() => imageSize(whole)));
  });

  test.each([
    ['a PNG without a header', `${png}\0\0\0\rIDAT\0\0\0\x01\0\0\0\x01`],
    ['a JPEG whose scan comes first', '\xff\xd8\xff\xda\0\x11\x08\0\x20\0\x10\0\0'],
    ['a JPEG without markers', '\xff\xd8\xff\xe0\0\x04\0\0\0\0\0\0\0\0\0'],
    ['a JPEG of empty segments', `\xff\xd8${'\xff\xe0\0\0'.repeat(1000)}`],
    ['a WebP of another kind', `RIFF\x24\0\0\0WEBPVP9 ${'\x01'.repeat(20)}`],
    ['a GIF', 'GIF89a\x01\0\x01\0'],
  ])('reads no size of %s', (_, text) => {
    expect(imageSize(bytes(text))).toBeNull();
  });
});
