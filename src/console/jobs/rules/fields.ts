/** The fields of the form of a job: from the job to what the form shows, and from what was typed to the input of the API. */
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { toHtml, toPlain } from './text.ts';

export const textFields = ['description', 'tasks', 'requirements'] as const;
export type TextField = (typeof textFields)[number];

/** A form sends no field twice, so a choice of several has a field for each: `employment_types.1`. */
export type Typed = Readonly<Record<string, string>>;

export const ON = 'on';

const purposes = ['draft', 'save', 'publish', 'close', 'copy'] as const;
/** What the buttons of the form are for. */
export type Purpose = (typeof purposes)[number];

export function purposeOf(typed: Typed): Purpose {
  return purposes.find((name) => name === typed['purpose']) ?? 'save';
}

/** Of a text that is edited as HTML. */
export function htmlField(name: TextField): string {
  return `html.${name}`;
}

export function typedOf(job: Job): Typed {
  const typed: Record<string, string> = {
    title: job.title,
    office_id: String(job.office_id ?? ''),
    workplace: job.workplace,
    department_id: String(job.department_id ?? ''),
    category_id: String(job.category_id ?? ''),
    seniority: job.seniority ?? '',
    occupation_code: job.occupation_code ?? '',
    skills: job.skills.join(', '),
    currency: job.currency ?? '',
    min_salary: String(job.min_salary ?? ''),
    max_salary: String(job.max_salary ?? ''),
    rate_salary: job.rate_salary ?? '',
    company_pipline_id: String(job.company_pipline_id ?? ''),
    contracted_company_id: String(job.contracted_company_id ?? ''),
  };
  for (const { id } of job.employment_types) typed[`employment_types.${id}`] = ON;
  for (const id of job.benefits) typed[`benefits.${id}`] = ON;
  for (const name of textFields) {
    const plain = toPlain(job[name] ?? '');
    typed[name] = plain ?? job[name] ?? '';
    if (plain === null) typed[htmlField(name)] = ON;
  }
  return typed;
}

/** As the API takes it. What cannot be read is passed on as it is, and refused there. */
export function inputOf(typed: Typed) {
  const given = (name: string) => (typed[name] ?? '').trim();
  const orNull = (name: string) => (given(name) === '' ? null : given(name));
  const html = (name: TextField) =>
    given(name) === '' ? null : typed[htmlField(name)] === ON ? given(name) : toHtml(given(name));
  const number = (name: string) => toNumber(orNull(name));
  return {
    title: given('title'),
    workplace: given('workplace') === '' ? undefined : given('workplace'),
    seniority: orNull('seniority'),
    occupation_code: orNull('occupation_code'),
    office_id: number('office_id'),
    ...(given('company_pipline_id') !== '' && {
      company_pipline_id: number('company_pipline_id'),
    }),
    // The field is there from the first department on.
    ...('department_id' in typed && { department_id: number('department_id') }),
    category_id: number('category_id'),
    employment_types: chosenIds(typed, 'employment_types'),
    description: html('description'),
    tasks: html('tasks'),
    requirements: html('requirements'),
    skills: skillsOf(given('skills')),
    currency: orNull('currency') ?? undefined,
    min_salary: number('min_salary'),
    max_salary: number('max_salary'),
    rate_salary: orNull('rate_salary'),
    benefits: chosenIds(typed, 'benefits'),
  };
}

type SeniorityNames = Readonly<Record<string, string>>;

/** A suggested seniority is stored by its English name, which each career site translates, and shown in the language of the form. */
export function seniorityText(names: SeniorityNames, stored = ''): string {
  return Object.hasOwn(names, stored) ? (names[stored] ?? stored) : stored;
}

/** What was typed, with the stored name of a suggested seniority. Any other text stays. */
export function withSeniority(names: SeniorityNames, typed: Typed): Typed {
  const text = (typed['seniority'] ?? '').trim().toLowerCase();
  const [stored] = Object.entries(names).find(([, name]) => name.toLowerCase() === text) ?? [];
  return stored === undefined ? typed : { ...typed, seniority: stored };
}

/** What the form does not show and a copy takes over. */
export function hiddenOf(typed: Typed) {
  const number = (name: string) => toNumber(typed[name]?.trim() || null);
  return {
    company_pipline_id: number('company_pipline_id'),
    contracted_company_id: number('contracted_company_id'),
  };
}

function toNumber(text: string | null): number | string | null {
  return text !== null && /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text;
}

function chosenIds(typed: Typed, name: string): number[] {
  return Object.keys(typed).flatMap((key) => {
    const [, field, id] = /^(\w+)\.(\d{1,4})$/u.exec(key) ?? [];
    return field === name ? [Number(id)] : [];
  });
}

function skillsOf(text: string): string[] {
  return text
    .split(/[,،、\n]/u)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
}
