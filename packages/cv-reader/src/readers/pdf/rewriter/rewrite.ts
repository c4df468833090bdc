/**
 * Rewrites a PDF with its text alone: unpacked under limits, decrypted, without images, font outlines, scripts or anything
 * else. pdf.js reads the copy, in which nothing is left to unpack. Decision 14 has the reasons.
 */
import { Budget, UnreadableError } from '../../../unreadable-error.ts';
import { tagActualText } from './actual-text.ts';
import { attachmentsOf } from './attachments.ts';
import { addCosts, checkCost, scanContent } from './cost.ts';
import type { Cost } from './cost.ts';
import { FontWriter } from './fonts.ts';
import type { FontFacts } from './fonts.ts';
import { PdfFile } from './file.ts';
import { pagesOf } from './pages.ts';
import { largestPicture } from './pictures.ts';
import { linksOf, type PdfLink } from './links.ts';
import type { Page } from './pages.ts';
import { splitAccents } from './split-accents.ts';
import { dictOf, nameOf, numberOf, Stream } from './values.ts';
import type { Dict, Value } from './values.ts';
import { PdfWriter, refTo, pdfName } from './writer.ts';

export type RewrittenPdf = {
  bytes: Uint8Array;
  pages: number;
  fonts: readonly FontFacts[];
  /** The texts of the spans that are tagged so. */
  actualTexts: readonly string[];
  /** The XML and JSON files that the document carries. */
  attachments: readonly Uint8Array[];
  isCutOff: boolean;
  /** The numbers of the pages with a picture that may show all of the page. */
  pictured: ReadonlySet<number>;
  /** The links of each page to addresses and numbers. */
  links: readonly (readonly PdfLink[])[];
};

/** Pages read. A CV has up to five; a portfolio shows its owner on the first pages. */
export const PAGES_MAX = 15;
/** Content bytes of all pages. Text takes about 50 kB a page, drawings a few hundred. */
const CONTENT_MAX = 6_000_000;
/** Streams that make up the content of a page; programs write up to a hundred. */
const PARTS_MAX = 2000;
/** Fonts; Chromium splits a Chinese font into a hundred. */
const FONTS_MAX = 600;
/** Form XObjects: reusable pieces of page content. */
const FORMS_MAX = 2000;
const FORMS_DEEP_MAX = 12;
/** Names of fonts, forms and states in all resources; pages have dozens. Forms may share resources. */
const NAMES_MAX = 50_000;
/** Form fields of a page. */
const FIELDS_MAX = 500;

export function rewritePdf(bytes: Uint8Array): RewrittenPdf {
  const file = new PdfFile(bytes);
  const { pages, count } = pagesOf(file, PAGES_MAX);
  if (pages.length === 0) throw new UnreadableError('corrupt');
  const copy = new Copy(file);
  const copied = copy.document(pages);
  return {
    bytes: copied,
    pages: count,
    fonts: copy.fonts.facts,
    actualTexts: copy.actualTexts,
    links: pages.map(({ dict }) => linksOf(file, dict)),
    // After the text, which is to have the document's budgets first.
    attachments: attachmentsOf(file),
    isCutOff: file.isCutOff,
    pictured: new Set(
      pages.flatMap(({ resources }, at) => (largestPicture(file, resources) ? [at + 1] : [])),
    ),
  };
}

type Resources = { text: string; forms: ReadonlyMap<string, number> };

class Copy {
  readonly fonts: FontWriter;
  readonly actualTexts: string[] = [];
  readonly #file: PdfFile;
  readonly #writer = new PdfWriter();
  readonly #content = new Budget(CONTENT_MAX);
  readonly #names = new Budget(NAMES_MAX);
  readonly #written = new Map<Dict, number>();
  readonly #image: number;
  readonly #state: number;
  readonly #cost: Cost = { bytes: 0, strings: 0, stringBytes: 0 };
  readonly #costs = new Map<number, Cost>();
  #forms = 0;

  constructor(file: PdfFile) {
    this.#file = file;
    this.fonts = new FontWriter(file, this.#writer);
    // Placeholders for all images, and for all graphics states that set no font.
    this.#image = this.#writer.add('/Type /XObject /Subtype /Image', new Uint8Array());
    this.#state = this.#writer.add('');
  }

  document(pages: readonly Page[]): Uint8Array {
    const tree = this.#writer.reserve();
    const kids = pages.map((page) => refTo(this.#page(page, tree)));
    this.#writer.put(tree, `/Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}]`);
    return this.#writer.bytes(this.#writer.add(`/Type /Catalog /Pages ${refTo(tree)}`));
  }

  #page({ dict, box, rotation, resources }: Page, tree: number): number {
    const fields = this.#fields(dict);
    const contents = this.#isLegible(resources) ? this.#file.get(dict.get('Contents')) : null;
    const drawn = Buffer.concat([
      ...this.#contents(contents),
      ...fields.map(({ draw }) => Buffer.from(draw)),
    ]);
    const content = this.#tagged(drawn, resources);
    const own = new Map(fields.map(({ name, form }) => [name, form]));
    const { text, forms } = this.#resources(resources, 0, own);
    addCosts(this.#cost, this.#costOf(content, forms));
    checkCost(this.#cost);
    return this.#writer.add(
      [
        `/Type /Page /Parent ${refTo(tree)} /MediaBox [${box.join(' ')}] /Rotate ${rotation}`,
        `/Contents ${refTo(this.#writer.add('', content))}`,
        `/Resources ${text}`,
      ].join(' '),
    );
  }

  /** The cost of content including the forms it calls. */
  #costOf(content: Uint8Array, forms: ReadonlyMap<string, number>): Cost {
    const { cost, calls } = scanContent(content);
    for (const [name, times] of calls) {
      const called = this.#costs.get(forms.get(name) ?? 0);
      if (called) addCosts(cost, called, times);
    }
    return cost;
  }

  #contents(value: Value): Uint8Array[] {
    if (Array.isArray(value) && value.length > PARTS_MAX) throw new UnreadableError('too_large');
    const streams = Array.isArray(value) ? value.map((item) => this.#file.get(item)) : [value];
    return streams.flatMap((stream) => {
      const bytes = stream instanceof Stream ? this.#decoded(stream) : null;
      return bytes ? [bytes, Buffer.from('\n')] : [];
    });
  }

  /** In a file that is cut off, text without its fonts is garbage. */
  #isLegible(resources: Dict | null): boolean {
    const has = (kind: string) => dictOf(this.#file.get(resources?.get(kind))) !== null;
    return !this.#file.isCutOff || has('Font') || has('XObject');
  }

  #decoded(stream: Stream): Uint8Array | null {
    return this.#file.decoded(stream, CONTENT_MAX, this.#content);
  }

  #tagged(content: Uint8Array, resources: Dict | null): Uint8Array {
    const lists = dictOf(this.#file.get(resources?.get('Properties')));
    const propertiesOf = (name: string) => dictOf(this.#file.get(lists?.get(name)));
    return splitAccents(tagActualText(content, propertiesOf, this.actualTexts));
  }

  #resources(resources: Dict | null, depth: number, more?: ReadonlyMap<string, number>): Resources {
    const fonts = this.#entries(resources, 'Font', (font) => this.#font(font));
    const forms = this.#entries(resources, 'XObject', (form) => this.#form(form, resources, depth));
    const states = this.#entries(resources, 'ExtGState', (state) => this.#graphics(state));
    for (const [name, number] of more ?? []) forms.set(name, number);
    const text = `<< /Font ${namesOf(fonts)} /XObject ${namesOf(forms)} /ExtGState ${namesOf(states)} >>`;
    return { text, forms };
  }

  #entries(
    resources: Dict | null,
    kind: string,
    write: (value: Value) => number | null,
  ): Map<string, number> {
    const named = dictOf(this.#file.get(resources?.get(kind)));
    const entries = new Map<string, number>();
    this.#names.spend(named?.size ?? 0);
    for (const [name, value] of named ?? []) {
      const number = write(this.#file.get(value));
      if (number !== null) entries.set(name, number);
    }
    return entries;
  }

  #font(value: Value): number | null {
    if (value === null && this.#file.isCutOff) return this.fonts.writeUnknown();
    if (!(value instanceof Map) || this.fonts.facts.length >= FONTS_MAX) return null;
    const known = this.#written.get(value);
    if (known !== undefined) return known;
    const number = this.fonts.write(value);
    this.#written.set(value, number);
    return number;
  }

  /** `around`: the caller's resources, which forms of older files use. */
  #form(value: Value, around: Dict | null, depth: number): number | null {
    if (!(value instanceof Stream)) return null;
    const { dict } = value;
    if (nameOf(this.#file.get(dict.get('Subtype'))) !== 'Form') return this.#image;
    const known = this.#written.get(dict);
    if (known !== undefined) return known;
    if (depth >= FORMS_DEEP_MAX || this.#forms >= FORMS_MAX) return this.#image;
    this.#forms++;
    const number = this.#writer.reserve();
    // Registered first, as a form may use itself.
    this.#written.set(dict, number);
    const resources = dictOf(this.#file.get(dict.get('Resources'))) ?? around;
    const { text, forms } = this.#resources(resources, depth + 1);
    const drawn = this.#isLegible(resources) ? this.#decoded(value) : null;
    const content = this.#tagged(drawn ?? new Uint8Array(), resources);
    this.#costs.set(number, this.#costOf(content, forms));
    const matrix = this.#numbers(dict.get('Matrix'));
    this.#writer.put(
      number,
      [
        '/Type /XObject /Subtype /Form /BBox [0 0 1 1]',
        matrix.length === 6 ? `/Matrix [${matrix.join(' ')}]` : '',
        `/Resources ${text}`,
      ].join(' '),
      content,
    );
    return number;
  }

  #graphics(value: Value): number {
    const font = this.#file.get(dictOf(value)?.get('Font'));
    if (!Array.isArray(font)) return this.#state;
    const number = this.#font(this.#file.get(font[0]));
    const size = numberOf(this.#file.get(font[1])) ?? 1;
    return number === null ? this.#state : this.#writer.add(`/Font [${refTo(number)} ${size}]`);
  }

  /** Form fields are annotations beside the page; each is drawn with its appearance stream. */
  #fields(page: Dict): { name: string; form: number; draw: string }[] {
    const given = this.#file.get(page.get('Annots'));
    return (Array.isArray(given) ? given.slice(0, FIELDS_MAX) : []).flatMap((item, at) => {
      const field = dictOf(this.#file.get(item));
      const kind = nameOf(this.#file.get(field?.get('Subtype')));
      if (kind !== 'Widget' && kind !== 'FreeText') return [];
      const looks = dictOf(this.#file.get(field?.get('AP')));
      const look = this.#file.get(looks?.get('N'));
      const form = look instanceof Stream ? this.#form(look, null, 0) : null;
      if (form === null || form === this.#image || !(look instanceof Stream)) return [];
      const [left = 0, bottom = 0, right = 0, top = 0] = this.#numbers(field?.get('Rect'));
      const [boxLeft = 0, boxBottom = 0] = this.#numbers(look.dict.get('BBox'));
      const x = Math.min(left, right) - boxLeft;
      const y = Math.min(bottom, top) - boxBottom;
      return [{ name: `Field${at}`, form, draw: `\nq 1 0 0 1 ${x} ${y} cm /Field${at} Do Q\n` }];
    });
  }

  #numbers(value: Value | undefined): number[] {
    const list = this.#file.get(value);
    return Array.isArray(list) ? list.map((item) => numberOf(this.#file.get(item)) ?? 0) : [];
  }
}

function namesOf(entries: ReadonlyMap<string, number>): string {
  const pieces = Array.from(entries, ([name, number]) => `${pdfName(name)} ${refTo(number)}`);
  return `<< ${pieces.join(' ')} >>`;
}
