/** Writes lines of text as a PDF of one page or more, with the fonts that every reader has. */

export type Line = { text: string; size: number; isBold?: boolean; gapBefore?: number };

const PAGE = { width: 595, height: 842, margin: 64 };
/** Of the size of the font. */
const LEADING = 1.4;
/** The characters of Windows-1252 that Latin-1 has not, and that names have. */
const beyondLatin1: Record<string, number> = {
  '€': 0x80,
  Š: 0x8a,
  Ž: 0x8e,
  '•': 0x95,
  '–': 0x96,
  š: 0x9a,
  ž: 0x9e,
};

/** Whether its fonts have all characters of the text. */
export function isWritable(text: string): boolean {
  return Array.from(text).every((character) => byteOf(character) !== undefined);
}

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  const isLatin1 = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
  return isLatin1 ? code : beyondLatin1[character];
}

export function toPdf(lines: readonly Line[]): Uint8Array {
  const pages = layOut(lines);
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  return Uint8Array.from(fileOf(objects), (character) => character.charCodeAt(0));
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

/** The content of each page. */
function layOut(lines: readonly Line[]): string[] {
  const pages: string[] = [];
  let content = '';
  let y = PAGE.height - PAGE.margin;
  for (const { text, size, isBold = false, gapBefore = 0 } of lines) {
    y -= gapBefore + size * LEADING;
    if (y < PAGE.margin) {
      pages.push(content);
      content = '';
      y = PAGE.height - PAGE.margin - size * LEADING;
    }
    const at = `1 0 0 1 ${PAGE.margin} ${y.toFixed(1)} Tm`;
    content += `BT /F${isBold ? 2 : 1} ${size} Tf ${at} (${escape(text)}) Tj ET\n`;
  }
  return [...pages, content];
}

/** One character for each byte. */
function escape(text: string): string {
  return Array.from(text)
    .map((character) => String.fromCharCode(byteOf(character) ?? 0x3f))
    .join('')
    .replaceAll(/[\\()]/gu, String.raw`\$&`);
}

function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
