/** Shows and replaces the application form of a job. */
import { refusalOf } from '#access.ts';
import type { CallerCtx, Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { checkAll, ApiError, invalidField } from '#errors.ts';
import type { Ref } from '#lib/ids.ts';
import { baseLanguage } from '#lib/language.ts';
import { timestampOrNull } from '#lib/time.ts';
import type { ScreeningRule } from '#vocabulary/questions.ts';
import { isSameRule, mayReject, ruleFault } from '../rules.ts';
import type { Asked } from '../rules.ts';
import { toRule } from '../schemas.ts';
import type { ApplicationForm, FormChange, RuleGiven } from '../schemas.ts';
import { formOfJob, formReferences, putForm } from '../store/questions.ts';
import type { FormQuestion } from '../store/questions.ts';

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
export function loadFormChange(ctx: CallerCtx, ref: Ref, input: FormChange): Promise<FormContext> {
  const ids = input.questions.map(({ question_id: id }) => id);
  return loadFormEdit(ctx, ref, ids, () => input);
}

/** By what the form is, in the same reading. `ids` are questions that it may not have. */
async function loadFormEdit(
  ctx: CallerCtx,
  ref: Ref,
  ids: readonly number[],
  inputOf: (form: ApplicationForm) => FormChange | Promise<FormChange>,
): Promise<FormContext> {
  const [before, { own: found, site }] = await runPlan(
    ctx,
    QueryPlan.all([formOfJob(ctx, ref), formReferences(ctx, ids)]),
  );
  const { questions: given, updated_at: read } = await inputOf(toForm(before));
  assertUnchanged(before, read);
  const language = baseLanguage(site.language);
  const own = [...found, ...before.questions.map((one) => ({ ...one, id: one.questionId }))];
  const placed: Placed[] = [];
  const place = (one: FormChange['questions'][number], index: number) => {
    const field = `questions.${index}`;
    const question = own.find(({ id }) => id === one.question_id);
    if (!question) throw invalidField(`${field}.question_id`, 'No such question in this company.');
    const kept = before.questions.find(({ questionId }) => questionId === question.id)?.rule;
    const rule = one.rule && toStoredRule(ctx, one.rule, kept ?? null);
    if (rule && rule !== kept)
      assertRule(ctx, { question, rule, language, field: `${field}.rule` });
    placed.push({ questionId: question.id, key: question.key, isRequired: one.is_required, rule });
  };
  checkAll(...given.map((one, index) => () => place(one, index)));
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

type NewRule = { question: Asked; rule: ScreeningRule; language: string; field: string };

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

/** Changes the form by what it is, in one reading; `added` is a question that it may get. */
export async function editForm(
  ctx: CallerCtx,
  ref: Ref,
  added: number | null,
  inputOf: (form: ApplicationForm) => FormChange | Promise<FormChange>,
): Promise<ApplicationForm> {
  const ids = added === null ? [] : [added];
  return commitForm(ctx, ref, await loadFormEdit(ctx, ref, ids, inputOf));
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
