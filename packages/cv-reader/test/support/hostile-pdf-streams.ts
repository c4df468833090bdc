/** Hostile PDFs: streams, images and fonts that unpack to far more than they are. */
import { deflateRawSync } from 'node:zlib';
import { bytesOf, deflatedBlanks, zlibOf } from './bytes.ts';
import type { Bytes } from './bytes.ts';
import type { Hostile } from './hostile-case.ts';
import { ADDRESS, CATALOG, content, HELLO, HELVETICA, PAGES, pageOf, pdf } from './pdf.ts';

const BOMB = () => zlibOf(deflatedBlanks(300));
const FOUR = () => zlibOf(deflatedBlanks(4));

function hex(bytes: Bytes): Bytes {
  return bytesOf(`${Buffer.from(bytes).toString('hex')}>`);
}

/** LZW codes of nine to twelve bits that double what they stand for, again and again. */
function lzwBomb(codes: number): Bytes {
  let bits = '';
  const put = (code: number, width: number) => {
    bits += code.toString(2).padStart(width, '0');
  };
  put(256, 9);
  put(32, 9);
  let next = 258;
  for (let at = 0; at < codes; at++) {
    const width = next + 1 >= 2048 ? 12 : next + 1 >= 1024 ? 11 : next + 1 >= 512 ? 10 : 9;
    put(Math.min(next, 4095), width);
    if (next < 4095) next++;
  }
  const whole = bits.slice(0, bits.length - (bits.length % 8));
  return Uint8Array.from(whole.match(/.{8}/gu) ?? [], (byte) => Number.parseInt(byte, 2));
}

const TYPE0 = (more: string) =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] ${more} >>`;
const CID = (more = '') => `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A ${more} >>`;
const SHOW = 'BT /F1 12 Tf 72 720 Td <00480069> Tj ET';

export const hostilePdfStreams: Readonly<Record<string, Hostile>> = {
  'a flate bomb of 300 MB': ['too_large', () => pageOf(content(BOMB(), '/Filter /FlateDecode'))],
  'a flate bomb in a flate stream': [
    'too_large',
    () => pageOf(content(zlibOf(deflateRawSync(BOMB())), '/Filter [/FlateDecode /FlateDecode]')),
  ],
  'a flate bomb in hexadecimals': [
    'too_large',
    () => pageOf(content(hex(BOMB()), '/Filter [/ASCIIHexDecode /FlateDecode]')),
  ],
  'a flate bomb whose filter is referred to': [
    'too_large',
    () => pageOf(content(BOMB(), '/Filter 6 0 R'), { more: ['[/Fl#61teDecode]'] }),
  ],
  'a bomb of LZW': ['too_large', () => pageOf(content(lzwBomb(200_000), '/Filter /LZWDecode'))],
  'a bomb of runs': [
    'too_large',
    () => pageOf(content(new Uint8Array(9_000_000).fill(129), '/Filter /RunLengthDecode')),
  ],
  'a bomb of ASCII85': [
    'too_large',
    () => pageOf(content('z'.repeat(9_000_000), '/Filter /ASCII85Decode')),
  ],
  'a bomb in an object stream': [
    'too_large',
    () =>
      pdf([
        CATALOG,
        PAGES,
        { dict: '/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode', stream: BOMB() },
      ]),
  ],
  'twenty object streams of 4 MB': [
    'too_large',
    () =>
      pdf([
        CATALOG,
        PAGES,
        ...Array.from({ length: 20 }, () => ({
          dict: '/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode',
          stream: FOUR(),
        })),
      ]),
  ],
  'a bomb in a map of characters': [
    'no_text',
    () =>
      pageOf(content(SHOW), {
        font: TYPE0('/ToUnicode 7 0 R'),
        more: [CID(), content(BOMB(), '/Filter /FlateDecode')],
      }),
  ],
  'a bomb in a font': [
    'parsed',
    () =>
      pageOf(content(HELLO), {
        font: `<< ${HELVETICA} /FontDescriptor 6 0 R >>`,
        more: [
          '<< /Type /FontDescriptor /FontName /Helvetica /Flags 4 /FontFile 7 0 R >>',
          content(BOMB(), '/Filter /FlateDecode'),
        ],
      }),
  ],
  'a bomb in an image': [
    'parsed',
    () =>
      pageOf(content(`/I Do ${HELLO} ${ADDRESS}`), {
        resources: '/XObject << /I 6 0 R >>',
        more: [content(BOMB(), '/Subtype /Image /Width 9999 /Height 9999 /Filter /FlateDecode')],
      }),
  ],
  'an image as content': [
    'too_large',
    () => pageOf(content(BOMB(), '/Subtype /Image /Filter [/FlateDecode /DCTDecode]')),
  ],
  'a picture that unpacks to blank paper': [
    'no_text',
    () =>
      pageOf(
        content(
          new Uint8Array(100_000),
          '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 /Rows 60000 >>',
        ),
      ),
  ],
  'a predictor with a row of a gigabyte': [
    'parsed',
    () =>
      pageOf(
        content(
          zlibOf(deflateRawSync(HELLO)),
          '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1000000000 >>',
        ),
      ),
  ],
  'a range of 16 million characters': [
    'parsed',
    () =>
      pageOf(content(SHOW), {
        font: TYPE0('/ToUnicode 7 0 R'),
        more: [CID(), content('1 beginbfrange <000000> <fffffe> <0041> endbfrange'.repeat(20))],
      }),
  ],
  'glyphs by the thousand million': [
    'no_text',
    () =>
      pageOf(content(SHOW), {
        font: '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding 7 0 R /DescendantFonts [6 0 R] >>',
        more: [
          CID(),
          content(
            '1 begincodespacerange <0000> <ffff> endcodespacerange 1 begincidrange <00000000> <fffffffe> 0 endcidrange'.repeat(
              50,
            ),
          ),
        ],
      }),
  ],
  'widths by the thousand million': [
    'no_text',
    () =>
      pageOf(content(SHOW), {
        font: TYPE0(''),
        more: [CID(`/W [${'0 4000000000 500 '.repeat(1000)}]`)],
      }),
  ],
  'a first character far below zero': [
    'parsed',
    () =>
      pageOf(content(HELLO), {
        font: `<< ${HELVETICA} /FirstChar -2000000000 /LastChar 2000000000 /Widths [1 2 3] >>`,
      }),
  ],
};
