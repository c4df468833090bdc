/** The job of a preview, from a form that may be unfinished: what cannot be read is left out. */
import { cleanHtml } from '#lib/clean-html.ts';
import { isCurrency } from '#lib/currencies.ts';
import { HTML_LENGTH_MAX } from '#lib/text.ts';
import { maskOf, SKILLS_MAX } from '#recruiting/jobs/jobs/rules.ts';
import { employmentTypes, payPeriods, workplaces } from '#vocabulary/lists.ts';
import type { inputOf } from './fields.ts';

export function previewTexts(input: ReturnType<typeof inputOf>) {
  const currency = input.currency?.toUpperCase() ?? '';
  return {
    title: input.title,
    workplace: workplaces.find((name) => name === input.workplace) ?? 'On-site',
    seniority: input.seniority,
    occupationCode: null,
    categoryId: numberOf(input.category_id),
    employmentTypeMask: maskOf(input.employment_types.filter((id) => id in employmentTypes)),
    description: clean(input.description),
    tasks: clean(input.tasks),
    requirements: clean(input.requirements),
    skills: [...new Set(input.skills)].slice(0, SKILLS_MAX),
    currency: isCurrency(currency) ? currency : null,
    minSalary: numberOf(input.min_salary),
    maxSalary: numberOf(input.max_salary),
    payPeriod: payPeriods.find((name) => name === input.rate_salary) ?? null,
    benefits: input.benefits,
  };
}

function clean(html: string | null): string | null {
  return html === null ? null : cleanHtml(html.slice(0, HTML_LENGTH_MAX));
}

function numberOf(value: number | string | null): number | null {
  return typeof value === 'number' ? value : null;
}
