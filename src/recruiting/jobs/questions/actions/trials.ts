/** Tries rules on those who have applied to a job, and shows its form with all that an editor of it needs. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { checkAll, invalidField } from '#errors.ts';
import type { Ref } from '#lib/ids.ts';
import { baseLanguage } from '#lib/language.ts';
import { jobUrl, statusAt } from '#recruiting/jobs/jobs/rules.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import type { ScreeningRule } from '#vocabulary/questions.ts';
import { applies, ruleFault } from '../rules.ts';
import { toQuestion } from '../schemas.ts';
import type { ApplicationForm, Question, QuestionRow, RuleTrial, TriedRules } from '../schemas.ts';
import {
  currentQuestions,
  formOfJob,
  formReferences,
  lastAnswers,
  siteOfCompany,
} from '../store/questions.ts';
import { toForm } from './forms.ts';

type FormRows = PlanResult<typeof formOfJob>;
type Tried = { questionId: number; key: string; rule: Pick<ScreeningRule, 'operator' | 'value'> };

/** What rules would have done with the last applicants, and how many of those were hired. */
export async function tryRules(ctx: Ctx, ref: Ref, input: TriedRules): Promise<RuleTrial> {
  const ids = (input.questions ?? []).map(({ question_id: id }) => id);
  const [form, { own }] = await runPlan(
    ctx,
    QueryPlan.all([formOfJob(ctx, ref), formReferences(ctx, ids)]),
  );
  return tryOn(ctx, form, triedOf(input, form, own));
}

export type FormEditor = {
  form: ApplicationForm;
  job: { hashId: string; title: string; status: JobStatus; url: string };
  /** All that the company asks, newest first. */
  questions: Question[];
  /** Of the career site. */
  language: string;
  trial: RuleTrial | null;
};

/** The form of a job with what it is edited with; with `triedBy`, what the rules that it answers would have done. */
export async function showFormEditor(
  ctx: Ctx,
  ref: Ref,
  triedBy?: (form: ApplicationForm) => TriedRules | Promise<TriedRules>,
): Promise<FormEditor> {
  const [form, own, site] = await runPlan(
    ctx,
    QueryPlan.all([formOfJob(ctx, ref), currentQuestions(ctx), siteOfCompany(ctx)]),
  );
  const { hashId, title } = form.job;
  const shown = toForm(form);
  const tried = await triedBy?.(shown);
  return {
    form: shown,
    job: {
      hashId,
      title,
      status: statusAt(form.job, ctx.now),
      url: jobUrl(site.hostname, hashId),
    },
    questions: own.map(toQuestion),
    language: baseLanguage(site.language),
    trial: tried ? await tryOn(ctx, form, triedOf(tried, form, own)) : null,
  };
}

/** The rules that are given, else those of the form. */
function triedOf(
  { questions: wanted }: TriedRules,
  form: FormRows,
  own: readonly QuestionRow[],
): Tried[] {
  if (!wanted) {
    return form.questions.flatMap(({ questionId, key, rule }) =>
      rule ? [{ questionId, key, rule }] : [],
    );
  }
  const tried: Tried[] = [];
  const tryRule = ({ question_id: id, rule }: (typeof wanted)[number], index: number) => {
    const field = `questions.${index}`;
    const question = own.find((one) => one.id === id);
    if (!question) throw invalidField(`${field}.question_id`, 'No such question in this company.');
    const fault = ruleFault(question, rule);
    if (fault) throw invalidField(`${field}.rule.${fault.field}`, fault.text);
    tried.push({ questionId: id, key: question.key, rule });
  };
  checkAll(...wanted.map((one, index) => () => tryRule(one, index)));
  return tried;
}

async function tryOn(ctx: Ctx, { job }: FormRows, tried: readonly Tried[]): Promise<RuleTrial> {
  const keys = tried.map(({ key }) => key);
  return trialOf(tried, await runPlan(ctx, lastAnswers(ctx, job.id, keys)));
}

function trialOf(
  tried: readonly Tried[],
  { applications, answers }: PlanResult<typeof lastAnswers>,
): RuleTrial {
  const hired = new Set(applications.flatMap(({ id, status }) => (status === 'hired' ? [id] : [])));
  const count = (ids: ReadonlySet<number>) => ({
    stopped: ids.size,
    stopped_hired: [...ids].filter((id) => hired.has(id)).length,
  });
  const rules = tried.map(({ questionId, key, rule }) => {
    const given = answers.filter((answer) => answer.key === key);
    const stopped = given.filter(({ value }) => applies(rule, value));
    const ids = new Set(stopped.map(({ applicationId }) => applicationId));
    return { questionId, answered: given.length, ids };
  });
  const all = new Set(rules.flatMap(({ ids }) => [...ids]));
  return {
    applicants: applications.length,
    ...count(all),
    rules: rules.map(({ questionId, answered, ids }) =>
      Object.assign({ question_id: questionId, answered }, count(ids)),
    ),
  };
}
