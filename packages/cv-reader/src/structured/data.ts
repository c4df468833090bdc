/** Recognizes CVs that are data, JSON Resume and Europass XML, by their content: as whole texts, and inside a `<resume>` element. */
import { parseJson, recordOf } from './json.ts';

/** A CV that is data, not yet checked field by field. */
export type CvData =
  | { source: 'json_resume'; value: Readonly<Record<string, unknown>> }
  | { source: 'europass'; format: EuropassFormat; xml: string };

/** By the root element: the format up to 2020, and the one since, which is made of HR-XML. */
export type EuropassFormat = 'SkillsPassport' | 'Candidate';

const namespaces: Readonly<Record<EuropassFormat, string>> = {
  SkillsPassport: 'europass.cedefop.europa.eu/',
  Candidate: 'www.europass.eu/1.0',
};

/** Returns the CV that the whole text is, or null. */
export function dataOf(text: string): CvData | null {
  if (/^\s*\{/u.test(text)) return resumeOf(text);
  const at = rootAt(text);
  if (at === null) return null;
  const isAround = RESUME_START.test(text.slice(at, at + 8));
  return europassAt(text, at) ?? (isAround ? dataIn(text, withoutCdata) : null);
}

const RESUME_START = /^<resume[\s>]/iu;
const RESUME = /<resume(?:\s[^>]{0,300})?>/giu;
const RESUME_END = /<\/resume\s{0,20}>/giu;
/** `<resume>` elements that are tried. */
const ELEMENTS_MAX = 5;

/**
 * Returns the CV inside the first `<resume>` element that holds one, or null. `plainOf` takes off what HTML and XML wrap data
 * in: it is the caller's, as those who only tell formats apart need no more than CDATA.
 */
export function dataIn(text: string, plainOf: (markup: string) => string): CvData | null {
  let tried = 0;
  for (const { 0: tag, index } of text.matchAll(RESUME)) {
    const from = index + tag.length;
    RESUME_END.lastIndex = from;
    const end = RESUME_END.exec(text)?.index;
    tried++;
    if (end === undefined || tried > ELEMENTS_MAX) return null;
    const inside = text.slice(from, end);
    const data = insideOf(inside) ?? insideOf(plainOf(inside));
    if (data) return data;
  }
  return null;
}

function withoutCdata(markup: string): string {
  return markup.replace('<![CDATA[', '').replace(']]>', '');
}

const EUROPASS = /<(?:[\w.-]{1,20}:)?(SkillsPassport|Candidate)(?=[\s>])/u;

function insideOf(text: string): CvData | null {
  const at = EUROPASS.exec(text)?.index;
  const europass = at === undefined ? null : europassAt(text, at);
  if (europass) return europass;
  const from = text.indexOf('{');
  return from === -1 ? null : resumeOf(text.slice(from, text.lastIndexOf('}') + 1));
}

/** The tag of the root may be this long; it declares a few namespaces. */
const TAG_MAX = 4000;

function europassAt(text: string, at: number): CvData | null {
  const tag = text.slice(at, at + TAG_MAX).split('>', 1)[0] ?? '';
  const name = EUROPASS.exec(tag);
  if (name?.index !== 0) return null;
  const format = name[1] === 'Candidate' ? 'Candidate' : 'SkillsPassport';
  if (!tag.includes(namespaces[format])) return null;
  return { source: 'europass', format, xml: text.slice(at) };
}

/** Where the root element begins; null if there is none, or a document type before it, which no CV needs. */
function rootAt(text: string): number | null {
  for (let at = blankEnd(text, 0); ;) {
    const end = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : null;
    if (end === null) return /^<[\p{L}_]/u.test(text.slice(at, at + 3)) ? at : null;
    const stop = text.indexOf(end, at);
    if (stop === -1) return null;
    at = blankEnd(text, stop + end.length);
  }
}

function blankEnd(text: string, from: number): number {
  let at = from;
  while (/^\s$/u.test(text[at] ?? '')) at++;
  return at;
}

/** The lists of JSON Resume. Of the first two, one is enough to know a CV; of the others, two. */
const LISTS = [
  'work',
  'education',
  'volunteer',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
] as const;
const SCHEMA = /jsonresume|resume-schema/iu;

function resumeOf(text: string): CvData | null {
  const value = recordOf(parseJson(text));
  return value && isResume(value) ? { source: 'json_resume', value } : null;
}

function isResume(value: Readonly<Record<string, unknown>>): boolean {
  const schema = value['$schema'];
  if (typeof schema === 'string' && SCHEMA.test(schema)) return true;
  if (recordOf(value['basics'])) return true;
  const lists = LISTS.filter((name) => Object.hasOwn(value, name) && Array.isArray(value[name]));
  return lists.some((name) => name === 'work' || name === 'education') || lists.length > 1;
}
