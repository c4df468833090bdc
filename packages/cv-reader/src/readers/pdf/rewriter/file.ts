/** The objects of a PDF: located by a scan, decrypted, and unpacked on demand within the document's budgets. */
import { Budget, UnreadableError } from '../../../unreadable-error.ts';
import { decryptor } from './crypt.ts';
import type { Decrypt } from './crypt.ts';
import { decode } from './filters.ts';
import type { Filter } from './filters.ts';
import { Lexer } from './lexer.ts';
import { scanObjects } from './scan.ts';
import type { Found } from './scan.ts';
import { dictOf, nameOf, numberOf, Ref, Stream } from './values.ts';
import type { Dict, Value } from './values.ts';

/** Values parsed in all, about 60 bytes of memory each; a brochure has 100,000. */
const VALUES_MAX = 500_000;
/** Unpacked bytes in all, except page content: object streams and CMaps. */
const UNPACKED_MAX = 12_000_000;
/** Unpacked bytes of one object stream, which usually holds 100 to 200 objects. */
const OBJECT_STREAM_MAX = 4_000_000;
/** Object streams; a brochure has a hundred. */
const OBJECT_STREAMS_MAX = 3000;
/** Length of a chain of references. */
const HOPS_MAX = 10;

/** The end of a file (ISO 32000-1, 7.5.5), of which some programs write only the first. */
const END_MARKS = ['startxref', '%%EOF'] as const;

type Packed = { inside: Uint8Array; at: number };
type Place = Found | Packed;

export class PdfFile {
  readonly values = new Budget(VALUES_MAX);
  readonly unpacked = new Budget(UNPACKED_MAX);
  /** Whether objects follow the last mark of an end: the file has lost its own. */
  readonly isCutOff: boolean;
  readonly #bytes: Uint8Array;
  readonly #text: Buffer;
  readonly #places = new Map<number, Place>();
  readonly #parsed = new Map<number, Value>();
  readonly #trailers: Dict[] = [];
  #decrypt: Decrypt | null = null;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const { objects, trailers } = scanObjects(bytes);
    const end = Math.max(...END_MARKS.map((mark) => this.#text.lastIndexOf(mark)));
    this.isCutOff = end < (objects.at(-1)?.at ?? 0);
    for (const found of objects) this.#places.set(found.number, found);
    for (const at of trailers) this.#addTrailer(new Lexer(bytes, at, this.values).value());
    const streams = objects.filter(({ stream }) => stream);
    for (const found of streams.toReversed()) {
      if (this.#hasType(found, '/XRef')) this.#addTrailer(this.#parse(found));
    }
    this.#unlock();
    const containers = streams.filter((found) => this.#hasType(found, '/ObjStm'));
    if (containers.length > OBJECT_STREAMS_MAX) throw new UnreadableError('too_large');
    for (const found of containers) this.#unpack(found);
  }

  /** The catalog named by the last trailer, or the first object of that type. */
  get root(): Dict | null {
    for (const trailer of this.#trailers) {
      const root = dictOf(this.get(trailer.get('Root')));
      if (root && dictOf(this.get(root.get('Pages')))) return root;
    }
    return this.all('Catalog')[0] ?? null;
  }

  /** Returns all dictionaries of a type, in file order. */
  all(type: string): Dict[] {
    const found: Dict[] = [];
    for (const number of this.#places.keys()) {
      const dict = dictOf(this.get(new Ref(number)));
      if (dict && nameOf(this.get(dict.get('Type'))) === type) found.push(dict);
    }
    return found;
  }

  /** Resolves a reference; other values are returned unchanged. */
  get(value: Value | undefined): Value {
    let found = value ?? null;
    for (let hops = 0; found instanceof Ref && hops < HOPS_MAX; hops++) {
      found = this.#object(found.number);
    }
    return found instanceof Ref ? null : found;
  }

  /** Returns the decoded bytes of a stream, or null for an image. */
  decoded(stream: Stream, bytesMax: number, allowance: Budget = this.unpacked): Uint8Array | null {
    return decode(stream.bytes, this.#filters(stream.dict), bytesMax, allowance);
  }

  /** Returns the bytes of an image as its last filter reads them, or null if that has another name. */
  encodedBy(filter: string, { bytes, dict }: Stream, bytesMax: number): Uint8Array | null {
    const filters = this.#filters(dict);
    if (filters.at(-1)?.name !== filter) return null;
    return decode(bytes, filters.slice(0, -1), bytesMax, new Budget(bytesMax));
  }

  #addTrailer(value: Value): void {
    const dict = dictOf(value);
    if (dict) this.#trailers.push(dict);
  }

  /** A cheap check before parsing, as few streams have these types. */
  #hasType({ at, stream }: Found, type: string): boolean {
    const end = Math.min(stream?.from ?? at, at + 4000);
    return this.#text.subarray(at, end).includes(type);
  }

  #unlock(): void {
    const trailer = this.#trailers.find((one) => one.has('Encrypt'));
    const encrypt = dictOf(this.get(trailer?.get('Encrypt')));
    if (!trailer || !encrypt) return;
    const settled: Dict = new Map([...encrypt].map(([key, value]) => [key, this.get(value)]));
    const ids = this.get(trailer.get('ID'));
    const id = Array.isArray(ids) ? this.get(ids[0]) : null;
    const decrypt = decryptor(settled, id instanceof Uint8Array ? id : new Uint8Array());
    if (!decrypt) throw new UnreadableError('encrypted');
    this.#decrypt = decrypt;
    // Values parsed so far hold encrypted strings.
    this.#parsed.clear();
  }

  /** Reads an object stream (ISO 32000-1, 7.5.7). Later objects replace earlier ones of the same number. */
  #unpack(container: Found): void {
    const stream = this.#parse(container);
    if (!(stream instanceof Stream)) return;
    const inside = this.decoded(stream, OBJECT_STREAM_MAX);
    const first = numberOf(this.get(stream.dict.get('First')));
    const count = numberOf(this.get(stream.dict.get('N')));
    if (!inside || first === null || count === null) return;
    const heads = new Lexer(inside.subarray(0, first), 0, this.values);
    for (let left = count; left > 0; left--) {
      const number = heads.next();
      const at = heads.next();
      if (typeof number !== 'number' || typeof at !== 'number') return;
      const known = this.#places.get(number);
      const isNewer = !known || 'inside' in known || known.at < container.at;
      if (isNewer) this.#places.set(number, { inside, at: first + at });
    }
  }

  #object(number: number): Value {
    const known = this.#parsed.get(number);
    if (known !== undefined) return known;
    const place = this.#places.get(number);
    // Set before parsing, which may refer back to the object, for example by its length.
    this.#parsed.set(number, null);
    const value = place ? this.#parse(place) : null;
    this.#parsed.set(number, value);
    return value;
  }

  #parse(place: Place): Value {
    if ('inside' in place) return new Lexer(place.inside, place.at, this.values).value();
    const { number, generation, at, stream } = place;
    const lexer = new Lexer(this.#bytes.subarray(0, stream?.from), at, this.values);
    const value = this.#plain(lexer.value(), number, generation);
    if (!stream || !(value instanceof Map)) return value;
    const bytes = this.#bytes.subarray(stream.from, stream.to);
    // Cross-reference streams are never encrypted.
    const isPlain = !this.#decrypt || nameOf(value.get('Type')) === 'XRef';
    return new Stream(value, isPlain ? bytes : this.#plainBytes(bytes, value, number, generation));
  }

  #plainBytes(bytes: Uint8Array, dict: Dict, number: number, generation: number): Uint8Array {
    const isOwn = this.#filters(dict)[0]?.name === 'Crypt';
    if (isOwn || !this.#decrypt) return bytes;
    return this.#decrypt(bytes, 'stream', number, generation);
  }

  #plain(value: Value, number: number, generation: number): Value {
    if (!this.#decrypt) return value;
    if (value instanceof Uint8Array) return this.#decrypt(value, 'string', number, generation);
    if (Array.isArray(value)) return value.map((item) => this.#plain(item, number, generation));
    if (!(value instanceof Map)) return value;
    return new Map([...value].map(([key, item]) => [key, this.#plain(item, number, generation)]));
  }

  #filters(dict: Dict): Filter[] {
    const names = listOf(this.get(dict.get('Filter') ?? dict.get('F')));
    const parameters = listOf(this.get(dict.get('DecodeParms') ?? dict.get('DP')));
    return names.map((name, at) => {
      const own = dictOf(this.get(parameters[at]));
      const settled = own && new Map([...own].map(([key, value]) => [key, this.get(value)]));
      return { name: nameOf(this.get(name)) ?? '', parameters: settled };
    });
  }
}

function listOf(value: Value): Value[] {
  if (value === null) return [];
  return Array.isArray(value) ? value : [value];
}
