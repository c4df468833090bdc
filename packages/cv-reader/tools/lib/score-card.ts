/**
 * Counts, field by field, what of a CV was found and what of the given is right. A wrong value therefore
 * costs twice: what was expected is missed, and what was given is wrong.
 */
import type { DetailName, Resume } from '../../src/resume.ts';
import {
  type City,
  isDate,
  isSameName,
  isSamePerson,
  isSamePlace,
  isSameText,
  key,
  skillKey,
} from './same.ts';

/** What a CV shows. A field that is left out is not scored; what the paper does not show is null, and given it is wrong. */
export type Expected = {
  name?: string | null;
  email?: string | null;
  /** E.164. */
  phone?: string | null;
  location?: City | null;
  skills?: string[];
  /** Other skills that the CV names, and other names of the expected ones. */
  alsoFine?: string[];
  /** Without a date or title, a job is right with any. */
  work?: { name: string; position?: string; startDate?: string; endDate?: string | null }[];
  /** Employers that may be given as well, as projects are. */
  optionalWork?: string[];
  education?: { institution: string }[];
  /** ISO 639. */
  languages?: string[];
};

export const fields = [
  'name',
  'email',
  'phone',
  'city',
  'skills',
  'date ranges',
  'employer',
  'employer with dates',
  'job title',
  'school',
  'languages',
] as const;
export type Field = (typeof fields)[number];

/** Fields of which a wrong value harms more than none: `net` takes the wrong ones from the right ones. */
const harmful: ReadonlySet<Field> = new Set(['name', 'email', 'phone']);

/** What is stored of a candidate, of which 99 of 100 are to be right; the rest is left empty. */
const stored = { name: 'name', email: 'email', phone: 'phone', city: 'location' } as const;

/** `found` counts among the expected values, `right` among the given ones. */
type Sum = { expected: number; found: number; given: number; right: number };

export class ScoreCard {
  readonly #sums = new Map<Field, Sum>();
  readonly #uncertain = new Map<DetailName, number>();

  /** Counts one CV and returns what was missed or misread. */
  add(expected: Expected, resume: Resume): string[] {
    const { basics, meta } = resume;
    for (const detail of meta.parser.uncertain)
      this.#uncertain.set(detail, (this.#uncertain.get(detail) ?? 0) + 1);
    return [
      ...this.#one('name', expected.name, basics.name),
      ...this.#one('email', expected.email, basics.email),
      ...this.#one('phone', expected.phone, basics.phone),
      ...this.#city(expected.location, basics.location),
      ...this.#skills(expected, resume.skills),
      ...this.#work(expected, resume.work),
      ...this.#schools(expected.education, resume.education),
      ...this.#languages(expected.languages, resume.languages),
    ];
  }

  /** Counts a CV that could not be read. */
  addUnread(expected: Expected): string[] {
    this.add(expected, unread);
    return ['nothing'];
  }

  /** The share of the expected values that were found, from 0 to 1. */
  found(field: Field): number {
    const { found, expected } = this.#sum(field);
    return expected === 0 ? 1 : found / expected;
  }

  /** The share of the given values that are right, from 0 to 1. */
  right(field: Field): number {
    const { right, given } = this.#sum(field);
    return given === 0 ? 1 : right / given;
  }

  table(): string {
    const rows = fields.map((field) => {
      const { found, expected, right, given } = this.#sum(field);
      const net = harmful.has(field) ? percent(right - (given - right), expected) : '';
      const counts = `${found} of ${expected}, ${right} of ${given}`;
      return [field, percent(found, expected), percent(right, given), net, counts];
    });
    return [['', 'found', 'right', 'net', ''], ...rows]
      .map(([name = '', found = '', right = '', net = '', counts = '']) =>
        [name.padEnd(22), found.padStart(9), right.padStart(9), net.padStart(9), '  ', counts].join(
          '',
        ),
      )
      .join('\n');
  }

  /** One line: how many of what is stored are right, and how many were too uncertain to be given. */
  stored(): string {
    const cells = (Object.keys(stored) as (keyof typeof stored)[]).map((field) => {
      const { given, right } = this.#sum(field);
      const left = this.#uncertain.get(stored[field]) ?? 0;
      return `${field}: given ${given}, right ${right} (${percent(right, given)}), left out ${left}`;
    });
    return cells.join('; ');
  }

  #sum(field: Field): Sum {
    return this.#sums.get(field) ?? { expected: 0, found: 0, given: 0, right: 0 };
  }

  #add(field: Field, more: Sum): void {
    const sum = this.#sum(field);
    this.#sums.set(field, {
      expected: sum.expected + more.expected,
      found: sum.found + more.found,
      given: sum.given + more.given,
      right: sum.right + more.right,
    });
  }

  /** For fields where each expected value is found by one given value. */
  #count(field: Field, expected: number, given: number, hit: number): void {
    this.#add(field, { expected, found: hit, given, right: hit });
  }

  #one(field: Field, wanted: string | null | undefined, given: string | undefined): string[] {
    if (wanted === undefined) return [];
    const isSame = field === 'name' ? isSamePerson : isSameText;
    const isRight = wanted !== null && isSame(wanted, given ?? '');
    this.#count(field, wanted === null ? 0 : 1, given === undefined ? 0 : 1, isRight ? 1 : 0);
    if (isRight || (wanted === null && given === undefined)) return [];
    return [`${field} ${wanted ?? 'none'}: ${given ?? 'none'}`];
  }

  #city(wanted: Expected['location'], given: Resume['basics']['location']): string[] {
    if (wanted === undefined) return [];
    const isGiven = given?.city !== undefined;
    const isRight = isGiven && wanted !== null && isSamePlace(wanted, given);
    this.#count('city', wanted ? 1 : 0, isGiven ? 1 : 0, isRight ? 1 : 0);
    if (isRight || (!wanted && !isGiven)) return [];
    return [`city ${wanted?.city ?? 'none'}: ${given?.city ?? 'none'} ${given?.countryCode ?? ''}`];
  }

  #skills({ skills, alsoFine = [] }: Expected, given: Resume['skills']): string[] {
    if (!skills) return [];
    const named = given.map(({ name, keywords = [] }) => [name, ...keywords].map(skillKey));
    const keys = new Set(named.flat());
    const missed = skills.filter((name) => !keys.has(skillKey(name)));
    const fine = new Set([...skills, ...alsoFine].map(skillKey));
    const wrong = given.filter((_, at) => !named[at]?.some((way) => fine.has(way)));
    this.#add('skills', {
      expected: skills.length,
      found: skills.length - missed.length,
      given: given.length,
      right: given.length - wrong.length,
    });
    return [
      ...(missed.length > 0 ? [`skills without ${missed.join(', ')}`] : []),
      ...(wrong.length > 0 ? [`no skills: ${wrong.map(({ name }) => name).join(', ')}`] : []),
    ];
  }

  #schools(wanted: Expected['education'], given: Resume['education']): string[] {
    if (!wanted) return [];
    const left = given.flatMap(({ institution }) => (institution ? [institution] : []));
    const count = left.length;
    const missed = wanted.filter(({ institution }) => !take(left, institution));
    this.#count('school', wanted.length, count, wanted.length - missed.length);
    return missed.length === 0 && left.length === 0
      ? []
      : [`school ${missed.map(({ institution }) => institution).join(', ')}: ${left.join(', ')}`];
  }

  #languages(wanted: Expected['languages'], given: Resume['languages']): string[] {
    if (!wanted) return [];
    const spoken = new Set(given.map(({ languageCode }) => languageCode));
    const codes = new Set(wanted);
    const hit = [...codes].filter((code) => spoken.has(code)).length;
    this.#count('languages', codes.size, spoken.size, hit);
    return hit === codes.size && hit === spoken.size
      ? []
      : [`languages ${[...codes].join(' ')}: ${[...spoken].join(' ')}`];
  }

  #work({ work: expected, optionalWork = [] }: Expected, all: Resume['work']): string[] {
    if (!expected) return [];
    const faults: string[] = [];
    const isExpected = (employer: string) =>
      expected.some(({ name }) => isSameName(name, employer));
    const given = all.filter(
      ({ name = '' }) =>
        isExpected(name) || !optionalWork.some((optional) => isSameName(optional, name)),
    );
    const left = [...given];
    const ranges = given.filter(({ startDate, endDate }) => startDate ?? endDate);
    for (const wanted of expected) {
      const isDated = (job: Resume['work'][number]) =>
        isDateOrAny(wanted.startDate, job.startDate) && isDateOrAny(wanted.endDate, job.endDate);
      const at = ranges.findIndex(isDated);
      if (at >= 0) ranges.splice(at, 1);
      const named = left.filter(({ name }) => isSameName(wanted.name, name ?? ''));
      const job = named.find(isDated) ?? named[0];
      if (job) left.splice(left.indexOf(job), 1);
      const isTitled =
        wanted.position !== undefined &&
        job !== undefined &&
        key(job.position ?? '') === key(wanted.position);
      this.#count('date ranges', 1, 0, at >= 0 ? 1 : 0);
      this.#count('employer', 1, 0, job ? 1 : 0);
      this.#count('employer with dates', 1, 0, job && isDated(job) ? 1 : 0);
      if (wanted.position !== undefined) this.#count('job title', 1, 0, isTitled ? 1 : 0);
      if (!job) faults.push(`employer ${wanted.name}${at >= 0 ? '' : ' and its dates'}`);
      else if (!isDated(job))
        faults.push(`dates of ${wanted.name}: ${job.startDate} to ${job.endDate}`);
      if (job && wanted.position !== undefined && !isTitled)
        faults.push(`title ${wanted.position}: ${job.position}`);
    }
    this.#givenWork(given);
    if (left.length > 0) faults.push(`no jobs: ${left.map(jobLine).join(' , ')}`);
    return faults;
  }

  #givenWork(given: Resume['work']): void {
    const dated = given.filter(({ startDate, endDate }) => startDate ?? endDate);
    this.#count('date ranges', 0, dated.length, 0);
    this.#count('employer', 0, given.filter(({ name }) => name).length, 0);
    this.#count('employer with dates', 0, dated.filter(({ name }) => name).length, 0);
    this.#count('job title', 0, given.filter(({ position }) => position).length, 0);
  }
}

const unread: Resume = {
  basics: { profiles: [] },
  work: [],
  education: [],
  skills: [],
  languages: [],
  meta: {
    parser: {
      version: 0,
      source: 'document',
      pages: 0,
      language: '',
      confidence: 0,
      fields: {},
      uncertain: [],
      total_months_experience: 0,
    },
  },
};

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

function isDateOrAny(wanted: string | null | undefined, given: string | undefined): boolean {
  return wanted === undefined || isDate(wanted, given);
}

function jobLine({ name, position, startDate }: Resume['work'][number]): string {
  return `${name}|${position}|${startDate}`;
}

/** Removes the first name that is the same, and says whether there was one. */
function take(names: string[], wanted: string): boolean {
  const at = names.findIndex((name) => isSameName(wanted, name));
  if (at >= 0) names.splice(at, 1);
  return at >= 0;
}
