/** Removing metadata from pictures, of any bytes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageType } from '#lib/image.ts';
import { withoutMetadata } from '#lib/image-metadata.ts';
import { bytes, exif, taggedPictures } from '../support/tagged-pictures.ts';

const jpegOf = (content: string) => bytes(`\xff\xd8${content}\xff\xda\0\x02pixels\xff\xd9`);
const exifSegment = (content: string) =>
  `\xff\xe1\0${String.fromCharCode(content.length + 8)}Exif\0\0${content}`;

describe('withoutMetadata', () => {
  test.each([
    ['upright', exif(1)],
    ['turned in no known way', exif(9)],
    ['without the tag', exif(null, 'Ada')],
    ['that breaks off', exif(6).slice(0, 15)],
    ['whose directory is beyond its end', 'MM\0*\x7f\0\0\0'],
    ['of nothing', ''],
  ])('leaves no Exif of a picture %s', (_, content) => {
    expect(withoutMetadata(jpegOf(exifSegment(content)))).toEqual(jpegOf(''));
  });

  test.each(Object.entries(taggedPictures))('changes a %s once', (_, { sent, stored }) => {
    expect(withoutMetadata(sent)).toEqual(stored);
    expect(withoutMetadata(stored)).toEqual(stored);
  });

  test('copies what is no picture', () => {
    expect(withoutMetadata(bytes('%PDF-1.7'))).toEqual(bytes('%PDF-1.7'));
  });

  test('takes pictures that break off or are damaged', () => {
    const damaged = fc
      .record({
        picture: fc.constantFrom(...Object.values(taggedPictures)),
        end: fc.nat(400),
        changes: fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 4 }),
      })
      .map(({ picture: { sent }, end, changes }) => {
        const copy = sent.slice(0, end);
        for (const [at, byte] of changes) if (at < copy.length) copy[at] = byte;
        return copy;
      });
    fc.assert(
      fc.property(damaged, (picture) => {
        const cleaned = withoutMetadata(picture);
        expect(imageType(cleaned)).toEqual(imageType(picture));
        // A header may be completed, and Exif that breaks off.
        expect(cleaned.length).toBeLessThanOrEqual(picture.length + 12);
      }),
      { numRuns: 300 },
    );
  });
});
