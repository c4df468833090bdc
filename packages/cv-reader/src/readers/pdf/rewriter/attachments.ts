/** Finds the files that a PDF carries (ISO 32000-1, 7.11.4), of which Europass and others make one with the CV as data. */
import { Budget, UnreadableError } from '../../../unreadable-error.ts';
import { XML_BYTES_MAX } from '../../../limits.ts';
import type { PdfFile } from './file.ts';
import { dictOf, latin1, Stream } from './values.ts';
import type { Dict, Value } from './values.ts';

/** Attachments with these names are unpacked; all others may be of any size. */
const DATA_NAME = /\.(?:xml|json)$/iu;
/** Attachments unpacked. */
const FILES_MAX = 4;
/** Nodes of the tree of names, and depth of the tree. */
const NODES_MAX = 200;
const DEPTH_MAX = 10;
/** Attachments of which the name is read. */
const NAMES_MAX = 200;

/** Returns the attached XML and JSON files within limits; those beyond are left out. */
export function attachmentsOf(file: PdfFile): Uint8Array[] {
  const found: Uint8Array[] = [];
  try {
    const allowance = new Budget(XML_BYTES_MAX);
    for (const spec of specificationsOf(file)) {
      const bytes = dataOf(file, spec, allowance);
      if (bytes) found.push(bytes);
      if (found.length >= FILES_MAX) break;
    }
  } catch (error) {
    // The text of the document is read all the same.
    if (!(error instanceof UnreadableError)) throw error;
  }
  return found;
}

/** The file specifications in the tree of names, and those associated with the document (PDF 2.0). */
function specificationsOf(file: PdfFile): Dict[] {
  const found = new Set<Dict>();
  const add = (value: Value | undefined) => {
    const spec = dictOf(file.get(value));
    if (spec && found.size < NAMES_MAX) found.add(spec);
  };
  const seen = new Set<Dict>();
  const visit = (value: Value | undefined, depth: number): void => {
    const node = dictOf(file.get(value));
    if (!node || seen.has(node) || seen.size >= NODES_MAX || depth > DEPTH_MAX) return;
    seen.add(node);
    for (const [at, item] of listOf(file, node.get('Names')).entries()) if (at % 2 === 1) add(item);
    for (const kid of listOf(file, node.get('Kids'))) visit(kid, depth + 1);
  };
  visit(dictOf(file.get(file.root?.get('Names')))?.get('EmbeddedFiles'), 0);
  for (const item of listOf(file, file.root?.get('AF'))) add(item);
  return [...found];
}

/** Items of one list that are looked at. */
const ITEMS_MAX = 2 * NAMES_MAX;

function listOf(file: PdfFile, value: Value | undefined): Value[] {
  const list = file.get(value);
  return Array.isArray(list) ? list.slice(0, ITEMS_MAX) : [];
}

function dataOf(file: PdfFile, spec: Dict, allowance: Budget): Uint8Array | null {
  const names = [spec.get('UF'), spec.get('F')].map((value) => nameOf(file.get(value)));
  if (!names.some((name) => DATA_NAME.test(name))) return null;
  const files = dictOf(file.get(spec.get('EF')));
  const stream = file.get(files?.get('UF') ?? files?.get('F'));
  return stream instanceof Stream ? file.decoded(stream, XML_BYTES_MAX, allowance) : null;
}

/** Only the ASCII of a name matters, in UTF-16 or one byte each. */
function nameOf(value: Value): string {
  return value instanceof Uint8Array ? latin1(value).replaceAll('\0', '').trim() : '';
}
