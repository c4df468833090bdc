/** A small tree of an XML document, without namespaces. Document types and declared entities are ignored, and depth and number of elements are bounded. */
import { attribute, xmlTokens } from '../readers/markup-tokens.ts';

/** Elements inside one another; Europass has about twelve. */
const DEPTH_MAX = 40;
/** Elements; a long CV has 2,000. */
const ELEMENTS_MAX = 50_000;
/** Characters of one element. Embedded pictures are longer, and are not read. */
const TEXT_LENGTH_MAX = 100_000;

export class XmlElement {
  /** Without prefix. */
  readonly name: string;
  readonly children: XmlElement[] = [];
  text = '';
  readonly #attributes: string;

  constructor(name: string, attributes: string) {
    this.name = name.slice(name.indexOf(':') + 1);
    this.#attributes = attributes;
  }

  attribute(name: string): string | undefined {
    return attribute(this.#attributes, name) ?? undefined;
  }

  /** The elements at a path of names. */
  all(...path: string[]): XmlElement[] {
    let found: XmlElement[] = [this];
    for (const name of path) {
      found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
    }
    return found;
  }

  /** The first element at a path of names. */
  first(...path: string[]): XmlElement | undefined {
    return this.all(...path)[0];
  }

  /** The text of the first element at a path of names that has any. */
  at(...path: string[]): string | undefined {
    return this.texts(...path)[0];
  }

  texts(...path: string[]): string[] {
    return this.all(...path).flatMap(({ text }) => {
      const trimmed = text.trim();
      return trimmed === '' ? [] : [trimmed];
    });
  }
}

/** Returns the first element of a text that begins with it. What is not closed ends with the text. */
export function xmlTree(xml: string): XmlElement | null {
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  let elements = 0;
  for (const token of xmlTokens(xml)) {
    const parent = open.at(-1);
    if (token.kind === 'text') {
      if (parent) parent.text += token.text.slice(0, TEXT_LENGTH_MAX - parent.text.length);
    } else if (token.kind === 'close') {
      const name = token.name.slice(token.name.indexOf(':') + 1);
      const at = open.findLastIndex((one) => one.name === name);
      if (at !== -1) open.length = at;
      if (root && open.length === 0) break;
    } else {
      elements++;
      if (elements > ELEMENTS_MAX) break;
      // Only the first element is the root.
      if (root && !parent) break;
      const element = new XmlElement(token.name, token.attributes);
      root ??= element;
      parent?.children.push(element);
      if (!token.isEmpty && open.length < DEPTH_MAX) open.push(element);
    }
  }
  return root;
}
