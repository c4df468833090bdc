/** Lists, writes, changes and deletes email templates in languages. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { baseLanguage } from '#lib/language.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import { nameKey } from '#lib/name-key.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { languageOfCompany } from '#recruiting/pipeline/messages/actions.ts';
import type { Template } from '#recruiting/pipeline/messages/rules.ts';
import { assertKnownFields } from '#recruiting/pipeline/messages/rules.ts';
import { assertOtherLanguage, assertWritable, templateKey } from './rules.ts';
import { templateFields, toEmailTemplate } from './schemas.ts';
import type {
  EmailTemplateChange,
  EmailTemplateQuery,
  EmailTemplateRecord,
  NewEmailTemplate,
} from './schemas.ts';
import {
  namedPage,
  newestApplication,
  otherNamed,
  ownRoom,
  ownTemplates,
  sameTemplate,
  stagesWithText,
  stageWithText,
  templateById,
  templatePage,
  templateStore,
} from './store.ts';

export async function listTemplates(
  ctx: Ctx,
  query: EmailTemplateQuery,
): Promise<Page<EmailTemplateRecord>> {
  const { data, ...page } = await templatePage(ctx, query);
  return { ...page, data: data.map(toEmailTemplate) };
}

export type NamedTemplate = EmailTemplateRecord & { stageName: string | null };

/** The same with the names of the stages, for a screen. */
export async function listNamedTemplates(ctx: Ctx, paging: Paging): Promise<Page<NamedTemplate>> {
  const { data, ...page } = await namedPage(ctx, paging);
  const named = data.map((row) =>
    Object.assign(toEmailTemplate(row), { stageName: row.stageName }),
  );
  return { ...page, data: named };
}

export type OwnTemplate = { id: number; name: string; language: string };

/** The company's own by name, for who writes an email. */
export function ownTemplatesPlan(ctx: Ctx): QueryPlan<OwnTemplate[]> {
  return ownTemplates(ctx);
}

/** The template that a field of the request names: 422 for one that the company does not have. */
export function templateNamed(ctx: Ctx, id: number, field: string): QueryPlan<Template> {
  return QueryPlan.map(templateById(ctx, id), (row) => {
    if (!row) throw invalidField(field, 'No record of the company has this id.');
    return { subject: row.subject, body: row.body };
  });
}

/** A template, and what its editor shows beside it. */
export function templateToEdit(ctx: Ctx, id: number) {
  return runPlan(
    ctx,
    QueryPlan.all({
      template: templatePlan(ctx, id),
      stages: stagesWithText(ctx),
      newest: newestApplication(ctx),
    }),
  );
}

/** What the form of a new template offers. */
export function newTemplateChoices(ctx: Ctx) {
  return runPlan(
    ctx,
    QueryPlan.all({
      stages: stagesWithText(ctx),
      newest: newestApplication(ctx),
      companyLanguage: QueryPlan.map(languageOfCompany(ctx), baseLanguage),
    }),
  );
}

function templatePlan(ctx: Ctx, id: number): QueryPlan<EmailTemplateRecord> {
  return QueryPlan.map(templateStore.one(ctx, id), toEmailTemplate);
}

export async function createTemplate(
  ctx: Ctx,
  input: NewEmailTemplate,
): Promise<EmailTemplateRecord> {
  const { kind, stage_id: stageId = null, language, subject, body } = input;
  const name = nameFor(kind, input.name);
  assertKnownFields({ subject, body }, (part) => part);
  const key = templateKey({ kind, stageId: stageId ?? 0, name });
  const facts = await runPlan(
    ctx,
    QueryPlan.all({
      stage: stageId === null ? QueryPlan.of(null) : stageWithText(ctx, stageId),
      same: sameTemplate(ctx, { kind, key, language }),
      count: ownRoom.count(ctx),
      companyLanguage: languageOfCompany(ctx),
    }),
  );
  assertWritable(facts);
  assertOtherLanguage(kind, language, facts.companyLanguage);
  if (kind === 'own') ownRoom.assert(facts.count);
  const id = ctx.newId();
  const columns = templateFields.toColumns({ ...input, name });
  const row = { ...columns, id, key, createdAt: ctx.now, updatedAt: ctx.now };
  return commit(ctx, {
    writes: [...(kind === 'own' ? [ownRoom.held(ctx)] : []), templateStore.insert(ctx, row)],
    audit: {
      action: 'email-template.create',
      subjectId: id,
      changes: changesOf(null, { ...input, body: undefined }),
    },
    answer: templatePlan(ctx, id),
  });
}

/** Throws 422 where a template of its own has no name, and where another has one. */
function nameFor(kind: string, name: string | null | undefined): string {
  const isNamed = name !== null && name !== undefined;
  if (isNamed === (kind === 'own')) return name ?? '';
  throw invalidField('name', 'Is required of templates of the kind own, and of no others.');
}

export async function changeTemplate(
  ctx: Ctx,
  id: number,
  input: EmailTemplateChange,
): Promise<EmailTemplateRecord> {
  const { before, same } = await runPlan(
    ctx,
    QueryPlan.all({
      before: templateStore.one(ctx, id),
      same: otherNamed(ctx, id, nameKey(input.name ?? '')),
    }),
  );
  const { subject = before.subject, body = before.body } = input;
  assertKnownFields({ subject, body }, (part) => part);
  const name = input.name === undefined ? before.name : nameFor(before.kind, input.name);
  const key = templateKey({ kind: before.kind, stageId: before.stageId ?? 0, name });
  assertWritable({ stage: null, same });
  const change = templateFields.toColumns({ ...input, name });
  return commitIfChanged(ctx, {
    writes: templateStore.update(ctx, before, { ...change, key }),
    audit: {
      action: 'email-template.update',
      subjectId: id,
      changes: changesOf(
        templateFields.toInput(before),
        templateFields.toInput(mergePatch(before, change)),
      ),
    },
    answer: templatePlan(ctx, id),
  });
}

export async function deleteTemplate(ctx: Ctx, id: number): Promise<null> {
  const { kind, name, language } = await runPlan(ctx, templateStore.one(ctx, id));
  return commit(ctx, {
    writes: templateStore.remove(ctx, id),
    audit: {
      action: 'email-template.delete',
      subjectId: id,
      changes: changesOf({ kind, name, language }, null),
    },
    answer: QueryPlan.of(null),
  });
}
