/** The addresses and numbers that links of a page lead to (ISO 32000-1, 12.5.6.5). */
import { contactOf } from '../../links.ts';
import type { PdfFile } from './file.ts';
import { dictOf, latin1, nameOf, numberOf } from './values.ts';
import type { Dict, Value } from './values.ts';

export type PdfLink = {
  /** Two opposite corners, in the units of the page. */
  rect: readonly [x: number, y: number, toX: number, toY: number];
  /** An email address or a number. */
  contact: string;
};

/** Annotations of a page that are looked at. */
const ANNOTATIONS_MAX = 500;
/** Addresses and numbers of a page; the person's own come first. */
const LINKS_MAX = 50;
/** Bytes of an address; a `mailto:` may hold a message. */
const TARGET_MAX = 2000;

export function linksOf(file: PdfFile, page: Dict): PdfLink[] {
  const given = file.get(page.get('Annots'));
  const annotations = Array.isArray(given) ? given.slice(0, ANNOTATIONS_MAX) : [];
  const links = annotations.flatMap((item) => {
    const link = dictOf(file.get(item));
    if (nameOf(file.get(link?.get('Subtype'))) !== 'Link') return [];
    const contact = contactOf(targetOf(file, link?.get('A')) ?? '');
    // Pages about a person are often linked from the name.
    const isContact = contact !== null && (contact.includes('@') || /^\+?\d/u.test(contact));
    return isContact ? [{ rect: rectOf(file, link?.get('Rect')), contact }] : [];
  });
  return links.slice(0, LINKS_MAX);
}

function targetOf(file: PdfFile, action: Value | undefined): string | null {
  const target = file.get(dictOf(file.get(action))?.get('URI'));
  return target instanceof Uint8Array ? latin1(target.subarray(0, TARGET_MAX)) : null;
}

function rectOf(file: PdfFile, value: Value | undefined): PdfLink['rect'] {
  const list = file.get(value);
  const [x = 0, y = 0, toX = 0, toY = 0] = Array.isArray(list)
    ? list.map((item) => numberOf(file.get(item)) ?? 0)
    : [];
  return [x, y, toX, toY];
}
