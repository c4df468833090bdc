/** Counts, field by field, how much of a CV was read correctly. */
import type { Resume } from '../../src/resume.ts';

export type Expected = {
  name?: string;
  email?: string;
  phone?: string;
  skills: string[];
  work: { name: string; position: string; startDate: string; endDate: string | null }[];
  education: { institution: string }[];
  /** ISO 639. */
  languages: string[];
};

const fields = [
  'name',
  'email',
  'phone',
  'skills found',
  'skills right',
  'date ranges',
  'employer',
  'employer with dates',
  'job title',
  'jobs right',
  'school',
  'languages',
  'languages right',
] as const;
type Field = (typeof fields)[number];

/** Names by which the same thing goes: either may be expected and either given. */
const sameSkills = [
  ['microsoft excel', 'excel', 'ms excel'],
  ['google cloud platform', 'google cloud'],
  ['postgresql', 'postgres'],
  ['javascript', 'js'],
  ['node.js', 'nodejs', 'node js'],
  ['vue.js', 'vue', 'vuejs'],
  ['adobe photoshop', 'photoshop'],
  ['adobe illustrator', 'illustrator'],
  ['adobe indesign', 'indesign'],
  ['microsoft 365', 'office 365', 'm365'],
  ['scikit-learn', 'sklearn'],
  ['apache kafka', 'kafka'],
  ['apache spark', 'spark'],
  ['apache airflow', 'airflow'],
  ['amazon web services', 'aws'],
  ['go', 'golang'],
  ['html', 'html5'],
  ['css', 'css3'],
  ['microsoft office', 'ms office'],
  ['microsoft powerpoint', 'powerpoint'],
  ['microsoft word', 'word'],
  ['kubernetes', 'k8s'],
  ['react', 'react.js', 'reactjs'],
  ['tailwind css', 'tailwind'],
];

export class ScoreCard {
  readonly #sums = new Map<Field, { hit: number; of: number }>();

  /** Counts one CV and returns what was missed or misread. */
  add(expected: Expected, { basics, skills, work, education, languages }: Resume): string[] {
    const faults: string[] = [];
    const one = (field: Field, wanted: string | undefined, given: string | undefined) => {
      if (wanted === undefined) return;
      const isRight = normal(wanted) === normal(given ?? '');
      this.#count(field, isRight ? 1 : 0, 1);
      if (!isRight) faults.push(`${field}: ${given ?? 'none'}`);
    };
    one('name', expected.name, basics.name);
    one('email', expected.email, basics.email);
    one('phone', expected.phone, basics.phone);
    faults.push(
      ...this.#skills(
        expected,
        skills.map(({ name, keywords }) => [name, ...(keywords ?? [])]),
      ),
    );
    faults.push(...this.#work(expected.work, work));
    const schools = expected.education.filter((wanted) =>
      education.some(({ institution }) => isSameName(wanted.institution, institution ?? '')),
    );
    this.#count('school', schools.length, expected.education.length);
    if (schools.length < expected.education.length)
      faults.push(`school: ${education.map(({ institution }) => institution).join(' / ')}`);
    const spoken = new Set(languages.map(({ languageCode }) => languageCode));
    const known = expected.languages.filter((code) => spoken.has(code));
    this.#count('languages', known.length, expected.languages.length);
    this.#count('languages right', known.length, spoken.size);
    if (known.length < expected.languages.length || known.length < spoken.size)
      faults.push(`languages: ${[...spoken].join(' ')}`);
    return faults;
  }

  /** Counts a CV that could not be read. */
  addUnread(expected: Expected): string[] {
    const parser = {
      version: 0,
      pages: 0,
      language: '',
      confidence: 0,
      total_months_experience: 0,
    };
    this.add(expected, {
      basics: { profiles: [] },
      work: [],
      education: [],
      skills: [],
      languages: [],
      meta: { parser },
    });
    return ['nothing'];
  }

  table(): string {
    return fields
      .map((field) => {
        const { hit, of } = this.#sums.get(field) ?? { hit: 0, of: 0 };
        return `${field.padEnd(22)}${((100 * hit) / Math.max(1, of)).toFixed(1).padStart(6)} %  (${hit}/${of})`;
      })
      .join('\n');
  }

  share(field: Field): number {
    const { hit, of } = this.#sums.get(field) ?? { hit: 0, of: 0 };
    return of === 0 ? 1 : hit / of;
  }

  #count(field: Field, hit: number, of: number): void {
    const sum = this.#sums.get(field) ?? { hit: 0, of: 0 };
    this.#sums.set(field, { hit: sum.hit + hit, of: sum.of + of });
  }

  #skills(expected: Expected, given: readonly string[][]): string[] {
    const keys = new Set(given.flat().map((name) => skillKey(name)));
    const found = expected.skills.filter((name) => keys.has(skillKey(name)));
    this.#count('skills found', found.length, expected.skills.length);
    const names = new Set(
      [
        expected.name ?? '',
        ...expected.work.flatMap(({ name, position }) => [name, position]),
        ...expected.education.map(({ institution }) => institution),
      ].map((name) => key(name)),
    );
    const junk = [...keys].filter(
      (name) => names.has(name) || name.length > 40 || name.split(' ').length > 5,
    );
    this.#count('skills right', keys.size - junk.length, keys.size);
    const faults: string[] = [];
    const missed = expected.skills.filter((name) => !keys.has(skillKey(name)));
    if (missed.length > 0)
      faults.push(
        `skills without ${missed.join(', ')} [${given.map((ways) => ways.join('=')).join(', ')}]`,
      );
    if (junk.length > 0) faults.push(`no skills: ${junk.join(', ')}`);
    if (keys.size > expected.skills.length * 3 + 15) faults.push(`${keys.size} skills`);
    return faults;
  }

  #work(expected: Expected['work'], given: Resume['work']): string[] {
    const faults: string[] = [];
    const left = [...given];
    let employers = 0;
    for (const wanted of expected) {
      const isDated = (job: Resume['work'][number]) =>
        isDate(wanted.startDate, job.startDate) && isDate(wanted.endDate, job.endDate);
      const hasDates = given.some(isDated);
      this.#count('date ranges', hasDates ? 1 : 0, 1);
      const named = left.filter(({ name }) => isSameName(wanted.name, name ?? ''));
      const job = named.find(isDated) ?? named[0];
      const isTitled = job !== undefined && key(job.position ?? '') === key(wanted.position);
      this.#count('employer', job ? 1 : 0, 1);
      this.#count('employer with dates', job && isDated(job) ? 1 : 0, 1);
      this.#count('job title', isTitled ? 1 : 0, 1);
      if (!job) {
        faults.push(`employer ${wanted.name}${hasDates ? '' : ' and its dates'}`);
        continue;
      }
      left.splice(left.indexOf(job), 1);
      employers++;
      if (!isDated(job)) faults.push(`dates of ${wanted.name}: ${job.startDate} to ${job.endDate}`);
      if (!isTitled) faults.push(`title ${wanted.position}: ${job.position}`);
    }
    this.#count('jobs right', employers, Math.max(employers, given.length));
    if (left.length > 0)
      faults.push(
        `no jobs: ${left.map(({ name, position, startDate }) => `${name}|${position}|${startDate}`).join(' , ')}`,
      );
    return faults;
  }
}

function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‐‑–—]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}

function key(text: string): string {
  return normal(text)
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/\.(?=\s|$)/gu, '')
    .trim();
}

function skillKey(text: string): string {
  const own = key(text);
  return sameSkills.find((names) => names.includes(own))?.[0] ?? own;
}

/** The shorter of two names may be a part of the other, if it is half of it. */
function isSameName(a: string, b: string): boolean {
  const [short = '', long = ''] = [key(a).replaceAll(' ', ''), key(b).replaceAll(' ', '')].sort(
    (x, y) => x.length - y.length,
  );
  if (short === '') return false;
  return (
    short === long ||
    (short.length >= 3 && long.includes(short) && short.length / long.length >= 0.5)
  );
}

/** A year is right whatever its month. */
function isDate(wanted: string | null, given: string | undefined): boolean {
  if (wanted === null) return given === undefined;
  return given !== undefined && given.startsWith(wanted);
}
