/** Reads DOCX (ISO/IEC 29500): headers, which often hold the contact details, then the text, then footers. */
import type { Segment } from '../../segment.ts';
import { Flow } from '../flow.ts';
import { readBullets, readStyles } from './styles.ts';
import { readStory } from './story.ts';
import { openPackage } from '../package.ts';
import type { Package } from '../package.ts';
import { UnreadableError } from '../../unreadable-error.ts';
import { attribute, wordsOf, xmlTokens } from '../markup-tokens.ts';

/** Headers (or footers) read: first, odd and even pages of three sections. */
const PARTS_MAX = 9;

export function readDocx(bytes: Uint8Array): Segment[] {
  const file = openPackage(bytes);
  const main = mainOf(file);
  const text = main === null ? null : file.part(main);
  if (main === null || text === null) throw new UnreadableError('corrupt');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const links = linksOf(file, main);
  const named = (kind: string) => links.filter((link) => link.kind.endsWith(`/${kind}`));
  const targetsOf = (part: string) =>
    new Map(linksOf(file, part).map(({ id, target }) => [id, target]));
  const partOf = (kind: string) => {
    const target = named(kind)[0]?.target;
    return (target === undefined ? null : file.part(folder + target)) ?? '';
  };
  const looks = { styles: readStyles(partOf('styles')), bullets: readBullets(partOf('numbering')) };
  const flow = new Flow();
  const seen = new Set<string>();
  const readParts = (kind: string) => {
    for (const { target } of named(kind).slice(0, PARTS_MAX)) {
      const part = file.part(folder + target) ?? '';
      // The same header may be stored for the first page and for the others.
      const words = wordsOf(part);
      if (!seen.has(words))
        readStory(part, flow, { ...looks, targets: targetsOf(folder + target) });
      seen.add(words);
    }
  };
  readParts('header');
  readStory(text, flow, { ...looks, targets: targetsOf(main) });
  readParts('footer');
  return flow.segments();
}

/** The path of the main part; some programs name it `document2.xml`. */
function mainOf(file: Package): string | null {
  const links = linksOf(file, '');
  const main = links
    .find(({ kind }) => kind.endsWith('/officeDocument'))
    ?.target.replace(/^\//u, '');
  if (main !== undefined && file.names.includes(main)) return main;
  return file.names.find((name) => /^word\/document\d*\.xml$/u.test(name)) ?? null;
}

type Link = { id: string; kind: string; target: string };

function linksOf(file: Package, part: string): Link[] {
  const at = part.lastIndexOf('/') + 1;
  const xml = file.part(`${part.slice(0, at)}_rels/${part.slice(at)}.rels`) ?? '';
  const links: Link[] = [];
  for (const mark of xmlTokens(xml)) {
    if (mark.kind !== 'open' || mark.name !== 'Relationship') continue;
    const kind = attribute(mark.attributes, 'Type');
    const target = attribute(mark.attributes, 'Target');
    const id = attribute(mark.attributes, 'Id') ?? '';
    if (kind !== null && target !== null) links.push({ id, kind, target });
  }
  return links;
}
