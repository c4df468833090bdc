/** One pipeline: its stages in order, in a form whose every button saves what was typed. */
import type { Child } from 'hono/jsx';
import { FormAlert, SelectField, TextField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { DataTable } from '#console/layout/data-table.tsx';
import type { Column } from '#console/layout/data-table.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { countText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Badge } from '#layout/marks.tsx';
import { DAYS_LIMIT_DEFAULT } from '#recruiting/pipeline/board/rules.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { stageTypes } from '#vocabulary/lists.ts';
import type { StageType } from '#vocabulary/lists.ts';
import { pipelinePath, PIPELINES, stageField, stagePath } from './rules.ts';

type PipelinePageProps = {
  view: ConsoleView;
  pipeline: Pipeline;
  form: FormState;
  toast?: Child;
};

type Stage = Pipeline['stages'][number];

export function PipelinePage(props: PipelinePageProps) {
  const { view, pipeline, toast } = props;
  const words = wordsFor(view.language).pipelines;
  return (
    <Frame view={view} title={pipeline.name} at="pipelines" toast={toast}>
      <PageHead>
        <h1>
          <bdi>{pipeline.name}</bdi>
        </h1>
        {pipeline.is_default && <Badge>{words.default}</Badge>}
        <a href={view.root + PIPELINES}>{words.title}</a>
      </PageHead>
      {view.can('structure.manage') ? <Form {...props} /> : <Stages {...props} />}
    </Frame>
  );
}

function Form(props: PipelinePageProps) {
  const { view, pipeline, form } = props;
  const { frame, pipelines: words } = wordsFor(view.language);
  const path = pipelinePath(view.root, pipeline.id);
  return (
    <form method="post" action={path}>
      <input type="hidden" name="form_token" value={view.formToken} />
      <input type="hidden" name="order" value={form.typed['order'] ?? ''} />
      {/* What Enter in a field presses: the first button. */}
      <button class="vh" name="purpose" value="save" tabindex={-1} aria-hidden="true">
        {frame.save}
      </button>
      <FormAlert form={form} labels={labelsOf(props)} />
      <section class="section">
        <TextField form={form} name="name" label={words.name} required />
        <p class="hint">{words.defaultHint}</p>
      </section>
      <h2>{words.stages}</h2>
      <p class="hint" id="days-hint">
        {words.daysHint} {words.hiredHint}
      </p>
      <ol class="panels">
        {pipeline.stages.map((stage, index) => (
          <StageRow {...props} stage={stage} index={index} />
        ))}
      </ol>
      <NewStage {...props} />
      <p class="row bar">
        <Button kind="primary" name="purpose" value="save">
          {frame.save}
        </Button>
        {!pipeline.is_default && (
          <>
            <Button name="purpose" value="default">
              {words.makeDefault}
            </Button>
            <Button kind="danger" href={`${path}/remove`}>
              {words.removePipeline}
            </Button>
          </>
        )}
      </p>
    </form>
  );
}

/** What faults at the top of the form lead to. */
function labelsOf({ view, pipeline }: PipelinePageProps): Record<string, string> {
  const { frame, pipelines: words } = wordsFor(view.language);
  const labels = { name: words.stage, type: words.type, days_limit: words.daysLimit };
  const rows = pipeline.stages.map(({ id, name }) => [`stage.${id}`, name] as const);
  const entries = [...rows, ['new', words.addStage] as const].flatMap(([row, name]) =>
    Object.entries(labels).map(([part, label]) => [
      `${row}.${part}`,
      fillText(frame.labelled, { label: name, text: label }),
    ]),
  );
  return { ...Object.fromEntries(entries), name: words.name };
}

type RowProps = PipelinePageProps & { stage: Stage; index: number };

function StageRow({ view, pipeline, form, stage, index }: RowProps) {
  const { frame, pipelines: words } = wordsFor(view.language);
  const { id, name, type } = stage;
  const last = pipeline.stages.length - 1;
  const isHired = index === last;
  const path = stagePath(view.root, pipeline.id, id);
  const label = (text: string) => fillText(text, { stage: name });
  return (
    <li class="section" id={`stage-${id}`}>
      <div class="filters">
        <TextField form={form} name={stageField(id, 'name')} label={words.stage} required />
        {isHired ? (
          <div class="field">
            <label for={stageField(id, 'type')}>{words.type}</label>
            <input id={stageField(id, 'type')} value={typeText(view, type)} disabled />
          </div>
        ) : (
          <TypeField view={view} form={form} name={stageField(id, 'type')} />
        )}
        <DaysField view={view} form={form} name={stageField(id, 'days_limit')} />
      </div>
      <p class="row">
        {index > 0 && !isHired && (
          <Button name="purpose" value={`up.${id}`} aria-label={label(words.moveUp)}>
            ↑
          </Button>
        )}
        {index < last - 1 && (
          <Button name="purpose" value={`down.${id}`} aria-label={label(words.moveDown)}>
            ↓
          </Button>
        )}
        <a href={path}>
          {stage.email_template ? words.hasEmail : words.noEmail}
          <span class="vh">: {name}</span>
        </a>
        <span class="soft">{applicationsText(view, stage)}</span>
        {!isHired && (
          <a href={`${path}/remove`}>
            {frame.remove}
            <span class="vh">: {name}</span>
          </a>
        )}
      </p>
    </li>
  );
}

function typeText({ language }: ConsoleView, type: StageType): string {
  const { types, otherType } = wordsFor(language).pipelines;
  return type === 'other' ? otherType : types[type];
}

function applicationsText({ language }: ConsoleView, { candidate_count: count }: Stage): string {
  const { applications } = wordsFor(language).frame;
  return count === 0 ? '' : countText(language, applications, count);
}

function NewStage({ view, form }: PipelinePageProps) {
  const words = wordsFor(view.language).pipelines;
  return (
    <section class="section" id="add-stage">
      <h3>{words.addStage}</h3>
      <div class="filters">
        <TextField form={form} name="new.name" label={words.stage} />
        <TypeField view={view} form={form} name="new.type" />
        <DaysField view={view} form={form} name="new.days_limit" />
        <Button name="purpose" value="add">
          {words.addStage}
        </Button>
      </div>
      <p class="hint">{words.addHint}</p>
    </section>
  );
}

type FieldProps = { view: ConsoleView; form: FormState; name: string };

function TypeField({ view, form, name }: FieldProps) {
  const words = wordsFor(view.language).pipelines;
  const types = stageTypes.filter((type) => type !== 'hired');
  return (
    <SelectField
      form={form}
      name={name}
      label={words.type}
      options={types.map((type) => [type, typeText(view, type)] as const)}
    />
  );
}

function DaysField({ view, form, name }: FieldProps) {
  const words = wordsFor(view.language).pipelines;
  return (
    <TextField
      form={form}
      name={name}
      label={words.daysLimit}
      inputmode="numeric"
      dir="ltr"
      placeholder={String(DAYS_LIMIT_DEFAULT)}
    />
  );
}

/** For those who read only. */
function Stages({ view, pipeline }: PipelinePageProps) {
  const words = wordsFor(view.language).pipelines;
  const columns: readonly Column<Stage>[] = [
    { head: words.stage, cell: ({ name }) => <bdi>{name}</bdi> },
    { head: words.type, look: 'gray', cell: ({ type }) => typeText(view, type) },
    {
      head: words.daysLimit,
      look: 'num',
      phone: 'named',
      cell: ({ days_limit: days }) => numberText(view.language, days ?? DAYS_LIMIT_DEFAULT),
    },
    {
      head: words.email,
      phone: 'named',
      cell: ({ email_template: template }) => (template ? template.subject : words.noEmail),
    },
  ];
  return (
    <DataTable<Stage> view={view} label={words.stages} columns={columns} rows={pipeline.stages} />
  );
}
