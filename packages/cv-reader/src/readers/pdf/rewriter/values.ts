/** The value types of PDF (ISO 32000-1, 7.3). */

export class Name {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export class Ref {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

export class Stream {
  readonly dict: Dict;
  /** The raw bytes in the file. */
  readonly bytes: Uint8Array;

  constructor(dict: Dict, bytes: Uint8Array) {
    this.dict = dict;
    this.bytes = bytes;
  }
}

export type Dict = Map<string, Value>;
/** Strings are bytes. */
export type Value = null | boolean | number | Uint8Array | Name | Ref | Value[] | Dict | Stream;

export function dictOf(value: Value | undefined): Dict | null {
  if (value instanceof Map) return value;
  return value instanceof Stream ? value.dict : null;
}

export function nameOf(value: Value | undefined): string | null {
  return value instanceof Name ? value.text : null;
}

export function numberOf(value: Value | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** Decodes one byte as one character. */
export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
