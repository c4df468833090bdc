/** Turns a CV that is data into the reader's result. */
import { languageOf } from '../extract/language.ts';
import { monthsOfExperience } from '../extract/work/experience.ts';
import { PARSER_VERSION } from '../extract/extract.ts';
import type { ParseOptions } from '../extract/extract.ts';
import { TEXT_MAX } from '../limits.ts';
import { isSupportedCountry, parsePhoneNumber } from '../phone-numbers.ts';
import type { ParserFacts, Resume } from '../resume.ts';
import { candidateCv } from './candidate.ts';
import type { CvData } from './data.ts';
import { periodOf } from './dates.ts';
import { given } from './fields.ts';
import { readJsonResume } from './json-resume.ts';
import { canonicalLanguage } from './languages.ts';
import { skillsPassportCv } from './skills-passport.ts';
import { xmlTree } from './xml-tree.ts';
import type { EuropassCv } from './europass.ts';

export type StructuredCv = {
  resume: Resume;
  /** Its values line by line, for a search index. */
  text: string;
};

/** Returns null if nothing in the data is of use. `pages` is copied to the result. */
export function structuredCv(
  data: CvData,
  pages: number,
  options: ParseOptions,
): StructuredCv | null {
  const { resume: raw, language: named } = contentOf(data);
  const habit = { isMonthFirst: options.countryIso2 === 'US', isJapanese: false };
  const { resume, spans } = readJsonResume(raw, habit);
  const text = textOf(resume);
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const { phone: written, ...basics } = resume.basics;
  const phone = written === undefined ? null : phoneOf(written, basics, options);
  const parser = {
    version: PARSER_VERSION,
    source: data.source,
    pages,
    language: canonicalLanguage(named) ?? languageOf(text, []),
    confidence: 1,
    fields: fieldsOf({ ...basics, ...(phone !== null && { phone }) }),
    uncertain: [],
    total_months_experience: monthsOfExperience(spans.map(periodOf), options.now),
  };
  return {
    resume: {
      ...resume,
      basics: {
        ...basics,
        ...(phone !== null && { phone }),
      },
      meta: { parser },
    },
    text,
  };
}

/** The highest confidence in a detail. */
const SURE = 0.99;

/** Data says what is what, so that nothing of it is a guess. */
function fieldsOf(basics: Resume['basics']): ParserFacts['fields'] {
  const { name, email, phone, location } = basics;
  return given({
    name: name === undefined ? undefined : SURE,
    email: email === undefined ? undefined : SURE,
    phone: phone === undefined ? undefined : SURE,
    location: location === undefined ? undefined : SURE,
  });
}

function contentOf(data: CvData): EuropassCv {
  if (data.source === 'json_resume') return { language: undefined, resume: data.value };
  const root = xmlTree(data.xml);
  if (!root) return { language: undefined, resume: {} };
  return data.format === 'Candidate' ? candidateCv(root) : skillsPassportCv(root);
}

/** What a number consists of: digits with spaces and marks between them. */
const PHONE = /^[+(\d][\d\s()./-]{5,30}$/u;

/** E.164 by the country of the person or the caller, else the number as it is written; null for other texts. */
function phoneOf(
  written: string,
  { location }: Resume['basics'],
  { countryIso2 }: ParseOptions,
): string | null {
  const text = written.replace(/^(?:tel:)?(?:00(?=[1-9]))?/u, (start) =>
    start.endsWith('00') ? '+' : '',
  );
  if (!PHONE.test(text)) return null;
  const countries = [location?.countryCode, countryIso2].flatMap((code) =>
    code !== undefined && isSupportedCountry(code) ? [code] : [],
  );
  const tried = text.startsWith('+') ? [undefined] : countries;
  for (const country of tried) {
    const number = parsePhoneNumber(text, country);
    if (number?.isValid()) return number.number;
  }
  return written;
}

function textOf(resume: object): string {
  const lines: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') lines.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(resume);
  return lines.join('\n').slice(0, TEXT_MAX).toWellFormed();
}
