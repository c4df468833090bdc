/** Adds, lists, edits and deletes questions of application forms. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { assertHolds, commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ApiError, invalidField } from '#errors.ts';
import { baseLanguage } from '#lib/language.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { assertEditable, questionLimit } from '../rules.ts';
import { optionsFault, questionFields, toQuestion } from '../schemas.ts';
import type { NewQuestion, Question, QuestionChange, QuestionRow } from '../schemas.ts';
import {
  askedQuestion,
  currentQuestion,
  isCurrent,
  isUnused,
  latestId,
  latestQuestion,
  namedOptions,
  namesNoOther,
  questionRoom,
  questionStore,
  questionUses,
  siteOfCompany,
} from '../store/questions.ts';
import { askingForms, removeQuestion, replaceQuestion } from '../store/edits.ts';

export function listQuestions(ctx: Ctx, paging: Paging): Promise<Page<Question>> {
  return questionStore.page(ctx, paging, toQuestion, { where: isCurrent });
}

/** All of them, newest first. */
export async function listAllQuestions(ctx: Ctx): Promise<Question[]> {
  return (await listQuestions(ctx, { page: 1, max: questionLimit.max })).data;
}

/** Also one that was replaced or deleted, as answers name it. */
export function showQuestion(ctx: Ctx, id: number): Promise<Question> {
  return runPlan(ctx, questionPlan(ctx, id));
}

/** A question as it is edited: the newest that replaced it, how many forms ask it, and the language of the career site. */
export async function showQuestionEditor(ctx: Ctx, id: number) {
  const { question, formCount, language } = await runPlan(
    ctx,
    QueryPlan.all({
      question: latestQuestion(ctx, id),
      formCount: askingForms(ctx, latestId(ctx, id)),
      language: languageOfSite(ctx),
    }),
  );
  return { question: toQuestion(question), formCount, language };
}

/** The language of the career site, in which questions are written first. */
export function showSiteLanguage(ctx: Ctx): Promise<string> {
  return runPlan(ctx, languageOfSite(ctx));
}

function languageOfSite(ctx: Ctx): QueryPlan<string> {
  return QueryPlan.map(siteOfCompany(ctx), ({ language }) => baseLanguage(language));
}

function questionPlan(ctx: Ctx, id: number): QueryPlan<Question> {
  return QueryPlan.map(questionStore.one(ctx, id), toQuestion);
}

export async function createQuestion(ctx: Ctx, input: NewQuestion): Promise<Question> {
  const { count, namedId } = await runPlan(ctx, questionUses(ctx, input.key));
  if (namedId !== null) {
    throw new ApiError('duplicate', {
      errors: { key: ['Another question has this key.'] },
      related: { type: 'question', id: namedId },
    });
  }
  questionRoom.assert(count);
  const id = ctx.newId();
  const asked = { ...input, help: input.help ?? null, options: input.options ?? [] };
  const row = { ...questionFields.toColumns(asked), id, createdAt: ctx.now, updatedAt: ctx.now };
  return commit(ctx, {
    writes: [questionRoom.held(ctx), questionStore.insert(ctx, row)],
    audit: {
      action: 'question.create',
      subjectId: id,
      changes: changesOf(null, questionFields.toInput(row)),
    },
    answer: questionPlan(ctx, id),
  });
}

/**
 * Edits a question in place while no form has asked it. Later, the edit is another question, which replaces it on all forms:
 * what was answered stays what was asked.
 */
export function changeQuestion(ctx: Ctx, id: number, input: QuestionChange): Promise<Question> {
  return editQuestion(ctx, id, () => input);
}

/** The same, by what the question is, in one reading. */
export async function editQuestion(
  ctx: Ctx,
  id: number,
  inputOf: (question: Question) => QuestionChange | Promise<QuestionChange>,
): Promise<Question> {
  const [before, named, forms] = await runPlan(
    ctx,
    QueryPlan.all([currentQuestion(ctx, id), namedOptions(ctx, id), askingForms(ctx, id)]),
  );
  const input = await inputOf(toQuestion(before));
  const change = questionFields.toColumns(input);
  const after = mergePatch(before, change);
  const fault = optionsFault(after);
  if (fault !== null) throw invalidField('options', fault);
  const { options } = input;
  if (options && !named.every((value) => options.some((option) => option.id === value))) {
    throw invalidField('options', 'A rule of a form names an option that is left out.');
  }
  const isUsed = before.usedAt !== null;
  const changes = changesOf(questionFields.toInput(before), questionFields.toInput(after));
  if (isUsed && Object.keys(changes).length > 0) assertEditable(forms);
  const newId = isUsed ? ctx.newId() : id;
  return commitIfChanged(ctx, {
    writes: [
      ...(options ? [assertHolds(ctx, namesNoOther(id, options))] : []),
      ...(isUsed
        ? replaceQuestion(ctx, before, replacement(ctx, after, newId))
        : questionStore.update(ctx, before, change, isUnused)),
    ],
    audit: { action: 'question.update', subjectId: newId, changes },
    answer: questionPlan(ctx, newId),
  });
}

function replacement(ctx: Ctx, row: QuestionRow, id: number): QuestionRow {
  return {
    ...row,
    id,
    replacesId: row.id,
    usedAt: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
}

export async function deleteQuestion(ctx: Ctx, id: number): Promise<null> {
  const [before, isAsked] = await runPlan(
    ctx,
    QueryPlan.all([currentQuestion(ctx, id), askedQuestion(ctx, id)]),
  );
  if (isAsked) throw new ApiError('in_use');
  return commit(ctx, {
    writes: removeQuestion(ctx, before),
    audit: {
      action: 'question.delete',
      subjectId: id,
      changes: changesOf(questionFields.toInput(before), null),
    },
    answer: QueryPlan.of(null),
  });
}
