/** Email templates: the list, writing one with its preview, and deleting one. */
import { formScreen, listScreen } from '#console/layout/form-screen.tsx';
import type { LoadInput } from '#console/layout/screen-types.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleCtx, ConsoleRoute } from '#http/console.ts';
import { sampleEmail } from '#recruiting/pipeline/applications/actions/sample.ts';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  listNamedTemplates,
  newTemplateChoices,
  templateToEdit,
} from '#recruiting/pipeline/email-templates/actions.ts';
import {
  EmailTemplateChange,
  NewEmailTemplate,
} from '#recruiting/pipeline/email-templates/schemas.ts';
import { TemplatesPage } from './list-page.tsx';
import {
  kindOf,
  NEW_TEMPLATE,
  REMOVE_TEMPLATE,
  TEMPLATE,
  TEMPLATES,
  textsOf,
  typedOf,
} from './rules.ts';
import { RemoveTemplatePage, TemplatePage } from './template-page.tsx';

const needs = 'structure.manage';

const list = listScreen(TEMPLATES, {
  needs: 'structure.read',
  max: 50,
  list: listNamedTemplates,
  page: TemplatesPage,
  notices: (words) => words.emailTemplates.notices,
});

function refusals({ emailTemplates: { faults }, pipelines }: ConsoleWords) {
  return {
    codes: { duplicate: faults.duplicate },
    texts: {
      name: faults.name,
      stage_id: faults.stage,
      language: faults.language,
      subject: pipelines.faults.email,
      body: pipelines.faults.email,
    },
  };
}

const asked = ['kind', 'stage'];

const blank = formScreen(NEW_TEMPLATE, {
  needs,
  query: asked,
  load: async (ctx, { query, sent }) => {
    const { newest, ...choices } = await newTemplateChoices(ctx);
    const stage = query.get('stage') ?? '';
    const kind = kindOf(query);
    const sample = await sampleEmail(ctx, newest, textsOf(sent ?? {}));
    return { ...choices, kind, stage, sample, template: null };
  },
  page: TemplatePage,
  typed: ({ stage, companyLanguage, kind }) => ({
    stage_id: stage,
    language: kind === 'own' ? companyLanguage : '',
  }),
  refusals,
});

const create = blank.command({
  needs,
  query: asked,
  run: async (ctx, { fields, query }) => {
    if (fields['purpose'] === 'preview') return { again: fields };
    const kind = kindOf(query);
    const input = {
      kind,
      ...(kind === 'own' && { name: fields['name'] }),
      ...(kind === 'stage' && { stage_id: Number(fields['stage_id']) }),
      language: fields['language'],
      ...textsOf(fields),
    };
    await createTemplate(ctx, await checkedInput(NewEmailTemplate, input));
    return { to: TEMPLATES, done: 'created' };
  },
});

async function load(ctx: ConsoleCtx, { params, sent }: LoadInput) {
  const { newest, ...loaded } = await templateToEdit(ctx, params.id('template'));
  const { template } = loaded;
  const sample = await sampleEmail(ctx, newest, sent ? textsOf(sent) : template);
  return { ...loaded, kind: template.kind, companyLanguage: null, sample };
}

const one = formScreen(TEMPLATE, {
  needs,
  load,
  page: TemplatePage,
  typed: ({ template }) => typedOf(template),
  again: ({ typed }, stored) => ({ ...stored, ...typed }),
  refusals,
});

const change = one.command({
  needs,
  run: async (ctx, { params, fields }) => {
    if (fields['purpose'] === 'preview') return { again: fields };
    const { name } = fields;
    const input = { ...(name !== undefined && { name }), ...textsOf(fields) };
    const id = params.id('template');
    await changeTemplate(ctx, id, await checkedInput(EmailTemplateChange, input));
    return { to: TEMPLATES, done: 'saved' };
  },
});

const removal = formScreen(REMOVE_TEMPLATE, {
  needs,
  load: async (ctx, { params }) => {
    const { template, stages } = await templateToEdit(ctx, params.id('template'));
    return { template, stages, kind: template.kind, companyLanguage: null, sample: null };
  },
  page: RemoveTemplatePage,
});

const remove = removal.command({
  needs,
  typesNothing: true,
  run: async (ctx, { params }) => {
    await deleteTemplate(ctx, params.id('template'));
    return { to: TEMPLATES, done: 'deleted' };
  },
});

/** In the order in which paths are matched. */
export const emailTemplates: readonly ConsoleRoute[] = [
  list,
  blank,
  create,
  one,
  change,
  removal,
  remove,
];
