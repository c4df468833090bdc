/** What search engines and job seekers miss in a job. */
import { textOf } from '#lib/html.ts';

/** Results show about as many characters. */
const TITLE_LENGTH = 60;
/** Shorter descriptions say little: two or three sentences. */
const DESCRIPTION_LENGTH = 200;

/** As a form has it: a number that cannot be read is given, and refused elsewhere. */
type Given = number | string | null | undefined;

type JobFields = {
  title: string;
  description: string | null;
  tasks: string | null;
  requirements: string | null;
  workplace: string | undefined;
  office_id: Given;
  employment_types: readonly number[];
  category_id: Given;
  min_salary: Given;
  max_salary: Given;
  rate_salary: string | null;
};

export type Gap =
  | 'noPay'
  | 'noPayPeriod'
  | 'noDescription'
  | 'shortDescription'
  | 'noTasks'
  | 'noRequirements'
  | 'longTitle'
  | 'loudTitle'
  | 'noOffice'
  | 'noEmploymentType'
  | 'noCategory';

/** The most important first. */
export function gapsOf(job: JobFields): Gap[] {
  const { title } = job;
  const length = lengthOf(job.description);
  const hasPay = isGiven(job.min_salary) || isGiven(job.max_salary);
  const gaps: [Gap, boolean][] = [
    ['noDescription', length === 0],
    ['noPay', !hasPay],
    ['noPayPeriod', hasPay && !isGiven(job.rate_salary)],
    ['noOffice', !isGiven(job.office_id) && job.workplace !== 'Remote'],
    ['noEmploymentType', job.employment_types.length === 0],
    ['longTitle', title.length > TITLE_LENGTH],
    ['loudTitle', isLoud(title)],
    ['shortDescription', length > 0 && length < DESCRIPTION_LENGTH],
    ['noTasks', lengthOf(job.tasks) === 0],
    ['noRequirements', lengthOf(job.requirements) === 0],
    ['noCategory', !isGiven(job.category_id)],
  ];
  return gaps.flatMap(([name, isGap]) => (isGap ? [name] : []));
}

function isGiven(value: Given): boolean {
  return value !== null && value !== undefined;
}

function lengthOf(html: string | null): number {
  return textOf(html ?? '').length;
}

/** Abbreviations such as "IT" and "QA" are no shouting. */
function isLoud(title: string): boolean {
  const letters = title.replaceAll(/[^\p{Lu}\p{Ll}]/gu, '');
  return letters.length > 8 && letters === letters.toUpperCase();
}
