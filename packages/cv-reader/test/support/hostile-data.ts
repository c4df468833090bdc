/** Hostile CVs that are data, and documents with such data inside. */
import { bytesOf, filled } from './bytes.ts';
import type { Bytes } from './bytes.ts';
import type { Hostile } from './hostile-case.ts';

const PASSPORT = '<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>';
const NAMED = `${PASSPORT}<Identification><PersonName><FirstName>Ada</FirstName></PersonName></Identification>`;

/** JSON of this many bytes around as many units as fit. */
function json(start: string, unit: string, end: string, size = 9_900_000): Bytes {
  return filled(start, `${unit},`, size, unit + end);
}

const JOB = JSON.stringify({ name: 'A', summary: '<li>a'.repeat(19_000), highlights: ['<i>'] });

export const hostileData: Readonly<Record<string, Hostile>> = {
  'JSON: lists in lists': ['corrupt', () => filled('{"basics":', '[', 9_900_000)],
  'JSON: objects in objects': ['corrupt', () => filled('{"basics":', '{"a":', 9_900_000)],
  'JSON: three million lists': ['corrupt', () => json('{"work":[', '[]', ']}')],
  'JSON: five million numbers': ['corrupt', () => json('{"work":[', '1', ']}')],
  'JSON: a million keys': ['corrupt', () => json('{"basics":{', '"a":1', '}}')],
  'JSON: 140,000 entries': [
    'parsed',
    () => json('{"skills":["a"],"work":[', '{"a":1}', ']}', 140_000 * 8),
  ],
  'JSON: a text of backslashes': [
    'parsed',
    () => filled('{"basics":{"name":"', '\\\\', 9_800_000, 'a","label":"b"}}'),
  ],
  'JSON: a text that never ends': ['corrupt', () => filled('{"basics":{"name":"', '\\', 9_900_000)],
  'JSON: texts of tags': [
    'parsed',
    () => filled('{"basics":{"name":"a","summary":"', '<', 9_800_000, '"}}'),
  ],
  'JSON: a hundred jobs of markup': ['parsed', () => json('{"work":[', JOB, ']}')],
  'XML: elements in elements': ['parsed', () => filled(NAMED, '<a>', 9_900_000)],
  'XML: languages': [
    'parsed',
    () => filled(`${NAMED}<Skills><Linguistic><MotherTongueList>`, '<MotherTongue/>', 9_900_000),
  ],
  'XML: brackets': ['no_text', () => filled(PASSPORT, '<', 9_900_000)],
  'XML: attributes': [
    'no_text',
    () => filled(`${PASSPORT}<WorkExperienceList `, 'year="', 9_900_000),
  ],
  'XML: references': ['parsed', () => filled(`${NAMED}<Headline>`, '&amp;', 9_900_000)],
  'XML: instructions before the root': ['corrupt', () => filled('', '<?xml?> ', 9_900_000)],
  'XML: entities in entities': [
    'corrupt',
    () =>
      bytesOf(
        `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${NAMED}&b;`,
      ),
  ],
  'text: resumes that never end': ['parsed', () => filled('Ada\n', '<resume>', 9_900_000)],
  'text: resumes with tags that never end': [
    'parsed',
    () => filled('Ada\n', '<resume ', 9_900_000),
  ],
  'text: resumes without data': ['parsed', () => filled('Ada\n', '<resume>{</resume>', 9_900_000)],
  'text: a resume of a million tags': [
    'parsed',
    () => filled('Ada\n<resume>', '<Candidate>', 5_500_000, '</resume>'),
  ],
};
