/** Detecting image types by their first bytes (decisions: update-logo). */
import { describe, expect, test } from 'vitest';
import { imageType } from '#lib/image.ts';

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
