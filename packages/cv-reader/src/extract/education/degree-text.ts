/** Splits the text of a degree into degree and subject. */
import { degreeIn } from '../names/names.ts';
import { plain } from '../text-folding.ts';
import { phrases } from '../words/phrases.ts';
import { ofWords } from '../words/schools.ts';

const ofStart = new RegExp(
  String.raw`^[\s,:;–—|(-]*(?:(?:${phrases(ofWords.join(','))
    .map((word) => plain(word).replace(/[.*+?^$()|[\]\\]/gu, '\\$&'))
    .sort((a, b) => b.length - a.length)
    .join('|')})\s)?\s*`,
  'u',
);

/** Splits `BSc in Economics` into degree and subject. */
export function splitDegree(text: string): { studyType: string; area: string | null } {
  const found = degreeIn(text);
  if (!found) return { studyType: text, area: null };
  const honours = /^\s?\(hon(?:ou?r)?s?\.?\)/iu.exec(text.slice(found.to))?.[0] ?? '';
  const to = found.to + honours.length;
  const studyType = text.slice(found.from, to).trim();
  const after = text.slice(to);
  const area = after.slice(ofStart.exec(plain(after))?.[0].length ?? 0);
  const before = text
    .slice(0, found.from)
    .replace(/[\s,:;–—|(-]+$/u, '')
    .trim();
  // `Physics (BSc), 2:1`: the subject stands before the degree in brackets.
  if (/^\.?\)/u.test(after) && before !== '') return { studyType, area: before };
  const named = area.replace(/^[\s,:;.–—|(-]+|[\s,:;–—|(-]+$/gu, '').trim();
  const balanced = named.includes('(') ? named : named.replace(/\)$/u, '');
  return { studyType, area: balanced !== '' ? balanced : before === '' ? null : before };
}
