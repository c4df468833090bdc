/** Pictures as cameras and programs write them: with a position, a name and more beside the pixels. */

/** Converts each Latin-1 character to a byte. */
export const bytes = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));

/** Stands in every piece that says something beside the pixels. */
export const SECRET = 'secret-position';
/** 6: to be turned clockwise by a quarter. */
const TURNED = 6;

const word = (value: number) => String.fromCharCode(value >> 8, value & 0xff);
const long = (value: number) => `${word(value >>> 16)}${word(value & 0xffff)}`;
const backward = (text: string) => Array.from(text).toReversed().join('');

/** Exif with one tag that turns the picture, or none. */
export function exif(turned: number | null, more = ''): string {
  const tag = turned === null ? '' : `\x01\x12\0\x03${long(1)}${word(turned)}\0\0`;
  const artist = more === '' ? '' : `\x01\x3b\0\x02${long(more.length)}${long(8)}`;
  const count = word((tag === '' ? 0 : 1) + (artist === '' ? 0 : 1));
  return `MM\0*${long(8 + more.length)}${more}${count}${tag}${artist}${long(0)}`;
}

/** As Exif of little-endian cameras has it. */
const littleExif = `II*\0${backward(long(8))}\x02\0\x12\x01\x03\0\x01\0\0\0${backward(long(TURNED))}\x3b\x01\x02\0${backward(long(99))}${SECRET}`;

const segment = (marker: number, content: string) =>
  `\xff${String.fromCharCode(marker)}${word(content.length + 2)}${content}`;

const jpegShown = {
  jfif: segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
  profile: segment(0xe2, 'ICC_PROFILE\0\x01\x01colours'),
  adobe: segment(0xee, 'Adobe\0\x64\0\0\0\0\x01'),
  frame: segment(0xc2, '\x08\0\x20\0\x10\x01\x01\x11\0'),
  scan: `${segment(0xda, '\x01\x01\0\0\x3f\0')}pixels\xff\0\xff\xd0pixels`,
};
const scanAgain = `${segment(0xda, '\x01\x01\0\0\x3f\0')}more\xff\xd9`;

const chunk = (type: string, content: string) => `${long(content.length)}${type}${content}\0\0\0\0`;
const pngStart = `\x89PNG\r\n\x1a\n${chunk('IHDR', `${long(16)}${long(32)}\x08\x02\0\0\0`)}`;
const pngShown = `${chunk('gAMA', long(45_455))}${chunk('tRNS', 'sixsix')}`;
const pngPixels = `${chunk('IDAT', 'pixels')}${chunk('fdAT', '\0\0\0\x01pixels')}`;
const pngEnd = chunk('IEND', '');
/** With the CRC-32 of its type and content. */
const pngTurned = `${long(exif(TURNED).length)}eXIf${exif(TURNED)}\xd6\x67\x4b\x69`;

const riffChunk = (type: string, content: string) =>
  `${type}${backward(long(content.length))}${content}${content.length % 2 === 0 ? '' : '\0'}`;
const riff = (content: string) => `RIFF${backward(long(4 + content.length))}WEBP${content}`;
const extended = (flags: number) =>
  riffChunk('VP8X', `${String.fromCharCode(flags)}\0\0\0\x0f\0\0\x1f\0\0`);
const webpShown = `${riffChunk('ICCP', 'odd')}${riffChunk('VP8 ', 'pixels')}`;
const [PROFILE, EXIF, XMP] = [0x20, 0x08, 0x04];

export type TaggedPicture = { sent: Uint8Array; stored: Uint8Array };

/** What is sent, and what is stored of it. */
export const taggedPictures = {
  jpg: {
    sent: bytes(
      [
        '\xff\xd8',
        jpegShown.jfif,
        segment(0xe1, `Exif\0\0${exif(TURNED, SECRET)}`),
        segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`),
        jpegShown.profile,
        segment(0xe2, `MPF\0${SECRET}`),
        segment(0xed, `Photoshop 3.0\0${SECRET}`),
        segment(0xeb, `JUMBF${SECRET}`),
        jpegShown.adobe,
        segment(0xfe, SECRET),
        jpegShown.frame,
        jpegShown.scan,
        segment(0xfe, SECRET),
        scanAgain,
        `\0\0\0\x18ftypmp42${SECRET}`,
      ].join(''),
    ),
    stored: bytes(
      [
        '\xff\xd8',
        jpegShown.jfif,
        segment(0xe1, `Exif\0\0${exif(TURNED)}`),
        jpegShown.profile,
        jpegShown.adobe,
        jpegShown.frame,
        jpegShown.scan,
        scanAgain,
      ].join(''),
    ),
  },
  png: {
    sent: bytes(
      [
        pngStart,
        chunk('eXIf', exif(TURNED, SECRET)),
        pngShown,
        chunk('tEXt', `Comment\0${SECRET}`),
        chunk('zTXt', SECRET),
        chunk('tIME', SECRET),
        pngPixels,
        chunk('iTXt', `XML:com.adobe.xmp\0${SECRET}`),
        chunk('caBX', SECRET),
        pngEnd,
        SECRET,
      ].join(''),
    ),
    stored: bytes(`${pngStart}${pngTurned}${pngShown}${pngPixels}${pngEnd}`),
  },
  webp: {
    sent: bytes(
      `${riff(`${extended(PROFILE | EXIF | XMP)}${webpShown}${riffChunk('EXIF', `Exif\0\0${littleExif}`)}${riffChunk('XMP ', SECRET)}`)}${SECRET}`,
    ),
    stored: bytes(
      riff(`${extended(PROFILE | EXIF)}${webpShown}${riffChunk('EXIF', exif(TURNED))}`),
    ),
  },
} as const satisfies Record<string, TaggedPicture>;
