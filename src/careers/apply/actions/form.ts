/** What the page of an application form shows, and which questions it asks. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { mayReject } from '#recruiting/jobs/questions/rules.ts';
import type { FormPageProps } from '../props.ts';
import { limits } from '../rules/form.ts';
import type { Submission } from '../rules/form.ts';
import { askedText, isAskedFor, toShownQuestion } from '../rules/answers.ts';
import type { Answers, Asked, AskedForm } from '../rules/answers.ts';
import type { JobRows } from './lookup.ts';

type Filled = Submission & { stamp: string; origin: string; errors?: Answers['errors'] };

export function toFormPage(
  ctx: SiteFormCtx,
  rows: JobRows,
  form: AskedForm,
  { texts, letter, hasConsented, files, typed, stamp, origin, errors = new Map() }: Filled,
): FormPageProps {
  const { language } = rows.company;
  const languages = [ctx.site.language, ...(language === null ? [] : [language])];
  return {
    site: siteOf(ctx),
    job: toAppliedJob(rows),
    consentText: rows.consentText,
    retentionMonths: rows.retentionMonths,
    questions: form.questions.map((one) => toShownQuestion(one, { typed, errors }, languages)),
    mayReject: form.mayReject,
    asked: askedText(ctx.vault, rows.job.id, form),
    companyLinks: rows.company.legalLinks,
    stamp,
    origin,
    texts,
    letter,
    hasConsented,
    fieldErrors: {},
    formError: null,
    limits,
    losesFiles: Object.keys(files).length > 0,
  };
}

/** The questions of the job. */
export function formNow({ form }: JobRows): AskedForm {
  return { questions: form, mayReject: mayReject(form) };
}

/** The questions that the form asked when it was opened; those of a form from before there were questions are none. */
export function formThen(ctx: SiteFormCtx, rows: JobRows, asked: Asked | null): AskedForm | null {
  if (!asked) return rows.form.length === 0 ? { questions: [], mayReject: false } : null;
  if (!isAskedFor(ctx.vault, rows.job.id, asked)) return null;
  const questions = asked.questions.flatMap(({ id, isRequired }) => {
    const question = rows.earlier.find((one) => one.id === id);
    return question ? [{ ...question, isRequired }] : [];
  });
  return { questions, mayReject: asked.mayReject };
}

export function toAppliedJob({ job, company }: JobRows) {
  return { hashId: job.hashId, title: job.title, companyName: company.name };
}
