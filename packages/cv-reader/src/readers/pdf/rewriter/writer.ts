/** Writes a PDF without filters and object streams. */

export class PdfWriter {
  readonly #objects: Buffer[] = [];

  /** Returns the number of an object that is written later, so that others can refer to it. */
  reserve(): number {
    this.#objects.push(Buffer.from('null'));
    return this.#objects.length;
  }

  put(number: number, dict: string, content?: Uint8Array): void {
    this.#objects[number - 1] = content
      ? Buffer.concat([
          Buffer.from(`<< ${dict} /Length ${content.byteLength} >>\nstream\n`, 'latin1'),
          content,
          Buffer.from('\nendstream'),
        ])
      : Buffer.from(`<< ${dict} >>`, 'latin1');
  }

  add(dict: string, content?: Uint8Array): number {
    const number = this.reserve();
    this.put(number, dict, content);
    return number;
  }

  bytes(root: number): Uint8Array {
    const pieces = [Buffer.from('%PDF-1.7\n')];
    const places: number[] = [];
    let size = pieces[0]?.byteLength ?? 0;
    for (const [at, object] of this.#objects.entries()) {
      const head = Buffer.from(`${at + 1} 0 obj\n`);
      const foot = Buffer.from('\nendobj\n');
      places.push(size);
      size += head.byteLength + object.byteLength + foot.byteLength;
      pieces.push(head, object, foot);
    }
    const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
    const count = places.length + 1;
    const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root ${root} 0 R >>\nstartxref\n${size}\n%%EOF\n`;
    pieces.push(Buffer.from(end));
    return new Uint8Array(Buffer.concat(pieces));
  }
}

/** Writes `/Name`, with special characters as `#` and their code. */
export function pdfName(name: string): string {
  return `/${name.replaceAll(/[^\w.+-]/gu, (letter) => `#${((letter.codePointAt(0) ?? 0) & 255).toString(16).padStart(2, '0')}`)}`;
}

export function refTo(number: number): string {
  return `${number} 0 R`;
}
