/** Shows and replaces the application form of a job, and tries its rules on those who have applied. */
import { refusalOf } from '#access.ts';
import type { CallerCtx, Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { ApiError, invalidField } from '#errors.ts';
import type { Ref } from '#lib/ids.ts';
import { baseLanguage } from '#lib/language.ts';
import { timestampOrNull } from '#lib/time.ts';
import type { ScreeningRule } from '#vocabulary/questions.ts';
import { applies, isSameRule, mayReject, ruleFault } from '../rules.ts';
import { toRule } from '../schemas.ts';
import type {
  ApplicationForm,
  FormChange,
  QuestionRow,
  RuleGiven,
  RuleTrial,
  TriedRules,
} from '../schemas.ts';
import { formOfJob, formReferences, lastAnswers, putForm } from '../store.ts';
import type { FormQuestion } from '../store.ts';

type FormRows = PlanResult<typeof formOfJob>;

export function showForm(ctx: Ctx, ref: Ref): Promise<ApplicationForm> {
  return runPlan(ctx, formPlan(ctx, ref));
}

function formPlan(ctx: Ctx, ref: Ref): QueryPlan<ApplicationForm> {
  return QueryPlan.map(formOfJob(ctx, ref), toForm);
}

export function toForm({ job, questions, updatedAt }: FormRows): ApplicationForm {
  return {
    job: { id: job.id, hash_id: job.hashId, title: job.title },
    questions: questions.map((question) => ({
      question_id: question.questionId,
      key: question.key,
      kind: question.kind,
      labels: question.labels,
      help: question.help,
      options: question.options,
      is_required: question.isRequired,
      rule: question.rule && toRule(question.rule),
    })),
    may_reject: mayReject(questions),
    updated_at: timestampOrNull(updatedAt),
  };
}

type Placed = Pick<FormQuestion, 'questionId' | 'key' | 'isRequired' | 'rule'>;

/** A form with what it is to become. */
export type FormContext = { before: FormRows; placed: Placed[] };

/** Reads the form and checks the questions it is to have. */
export async function loadFormChange(
  ctx: CallerCtx,
  ref: Ref,
  { questions: given, updated_at: read }: FormChange,
): Promise<FormContext> {
  const ids = given.map(({ question_id: id }) => id);
  const [before, { own, site }] = await runPlan(
    ctx,
    QueryPlan.all([formOfJob(ctx, ref), formReferences(ctx, ids)]),
  );
  assertUnchanged(before, read);
  const language = baseLanguage(site.language);
  const placed = given.map((one, index): Placed => {
    const field = `questions.${index}`;
    const question = own.find(({ id }) => id === one.question_id);
    if (!question) throw invalidField(`${field}.question_id`, 'No such question in this company.');
    const kept = before.questions.find(({ questionId }) => questionId === question.id)?.rule;
    const rule = one.rule && toStoredRule(ctx, one.rule, kept ?? null);
    if (rule && rule !== kept)
      assertRule(ctx, { question, rule, language, field: `${field}.rule` });
    return { questionId: question.id, key: question.key, isRequired: one.is_required, rule };
  });
  return { before, placed };
}

function assertUnchanged({ updatedAt }: FormRows, read: string | null | undefined): void {
  if (read === undefined) return;
  const at = read === null ? null : Date.parse(read);
  if (Number.isNaN(at)) throw invalidField('updated_at', 'Must be a timestamp or null.');
  if (at !== (updatedAt?.getTime() ?? null)) throw new ApiError('stale_write');
}

/** A rule that says the same as before is the same rule. */
function toStoredRule(ctx: Ctx, given: RuleGiven, kept: ScreeningRule | null): ScreeningRule {
  return kept && isSameRule(given, kept) ? kept : { id: ctx.newId(), ...given };
}

type NewRule = { question: QuestionRow; rule: ScreeningRule; language: string; field: string };

function assertRule(ctx: CallerCtx, { question, rule, language, field }: NewRule): void {
  const fault = ruleFault(question, rule);
  if (fault) throw invalidField(`${field}.${fault.field}`, fault.text);
  if (rule.effect !== 'reject') return;
  if (ctx.actor && refusalOf(ctx.actor, 'questions.manage') === 'insufficient_role') {
    throw new ApiError('insufficient_role');
  }
  if (new Map(Object.entries(rule.reason)).get(language) === undefined) {
    throw invalidField(
      `${field}.reason`,
      `A rule that rejects needs a reason in the language of the career site (${language}).`,
    );
  }
}

export async function changeForm(
  ctx: CallerCtx,
  ref: Ref,
  input: FormChange,
): Promise<ApplicationForm> {
  return commitForm(ctx, ref, await loadFormChange(ctx, ref, input));
}

export function commitForm(
  ctx: Ctx,
  ref: Ref,
  { before, placed }: FormContext,
): Promise<ApplicationForm> {
  return commitIfChanged(ctx, {
    writes: putForm(ctx, before, placed),
    audit: {
      action: 'job.application-form',
      subjectId: before.job.id,
      changes: changesOf(
        { questions: before.questions.map(toAudited) },
        { questions: placed.map(toAudited) },
      ),
    },
    answer: formPlan(ctx, ref),
  });
}

export function toAudited({ key, isRequired, rule }: Placed) {
  return { key, is_required: isRequired, rule: rule && toRule(rule) };
}

/** What rules would have done with the last applicants, and how many of those were hired. */
export async function tryRules(ctx: Ctx, ref: Ref, input: TriedRules): Promise<RuleTrial> {
  const wanted = input.questions;
  const ids = (wanted ?? []).map(({ question_id: id }) => id);
  const [form, { own }] = await runPlan(
    ctx,
    QueryPlan.all([formOfJob(ctx, ref), formReferences(ctx, ids)]),
  );
  const tried = wanted
    ? wanted.map(({ question_id: id, rule }, index) => {
        const field = `questions.${index}`;
        const question = own.find((one) => one.id === id);
        if (!question) {
          throw invalidField(`${field}.question_id`, 'No such question in this company.');
        }
        const fault = ruleFault(question, rule);
        if (fault) throw invalidField(`${field}.rule.${fault.field}`, fault.text);
        return { questionId: id, key: question.key, rule };
      })
    : form.questions.flatMap(({ questionId, key, rule }) =>
        rule ? [{ questionId, key, rule }] : [],
      );
  const keys = tried.map(({ key }) => key);
  return trialOf(tried, await runPlan(ctx, lastAnswers(ctx, form.job.id, keys)));
}

type Tried = { questionId: number; key: string; rule: Pick<ScreeningRule, 'operator' | 'value'> };

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
