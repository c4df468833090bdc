/** The custom fields of a company, by what they are of and in their order. */
import type { Child } from 'hono/jsx';
import { FormAlert } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import { Badge } from '#layout/marks.tsx';
import { FIELDS_MAX } from '#recruiting/people/custom-fields/rules/definitions.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import { fieldEntities, fieldKinds } from '#vocabulary/custom-fields.ts';
import type { FieldEntity, FieldKind } from '#vocabulary/custom-fields.ts';
import { labelOf } from './rules/values.ts';
import { fieldPath, FIELDS, newFieldPath } from './rules/definition.ts';

type FieldsPageProps = {
  view: ConsoleView;
  fields: readonly CustomField[];
  form: FormState;
  toast?: Child;
};

export function FieldsPage(props: FieldsPageProps) {
  const { view, form, toast } = props;
  const words = wordsFor(view.language).fields;
  const panels = fieldEntities.map((entity) => <Entity {...props} entity={entity} />);
  return (
    <Frame view={view} title={words.title} at="fields" toast={toast}>
      <PageHead>
        <h1>{words.title}</h1>
        <p class="soft">{words.about}</p>
      </PageHead>
      {view.can('fields.manage') ? (
        <form method="post" action={view.root + FIELDS} class="panels">
          <input type="hidden" name="form_token" value={view.formToken} />
          <FormAlert form={form} labels={{}} />
          {panels}
        </form>
      ) : (
        <div class="panels">{panels}</div>
      )}
    </Frame>
  );
}

function Entity({ view, fields, entity }: FieldsPageProps & { entity: FieldEntity }) {
  const words = wordsFor(view.language).fields;
  const own = fields.filter((field) => field.entity === entity);
  const isFull = own.length >= FIELDS_MAX;
  return (
    <section class="section" aria-labelledby={entity}>
      <div class="row">
        <h2 id={entity}>{words.entities[entity]}</h2>
        <span class="soft num">
          {fillText(words.count, {
            count: numberText(view.language, own.length),
            max: numberText(view.language, FIELDS_MAX),
          })}
        </span>
      </div>
      {own.length === 0 ? (
        <p class="soft">{words.emptyList}</p>
      ) : (
        <ol class="lines">
          {own.map((field, at) => (
            <Line view={view} field={field} isFirst={at === 0} isLast={at === own.length - 1} />
          ))}
        </ol>
      )}
      {view.can('fields.manage') && (
        <p>
          {isFull ? (
            <span class="hint">{words.faults.full}</span>
          ) : (
            <Button size="sm" icon="add" href={newFieldPath(view.root, entity)}>
              {words.newField}
              <span class="vh">: {words.entities[entity]}</span>
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

type LineProps = { view: ConsoleView; field: CustomField; isFirst: boolean; isLast: boolean };

function Line({ view, field, isFirst, isLast }: LineProps) {
  const { fields: words, texts } = wordsFor(view.language);
  const name = labelOf(field, view.language);
  const move = (purpose: 'up' | 'down', sign: string) => (
    <Button
      name="purpose"
      value={`${purpose}.${field.id}`}
      aria-label={fillText(texts[purpose], { name })}
    >
      {sign}
    </Button>
  );
  return (
    <li id={`field-${field.id}`}>
      <div class="asked">
        {view.can('fields.manage') ? (
          <a href={fieldPath(view.root, field.id)}>
            <bdi>{name}</bdi>
          </a>
        ) : (
          <b>
            <bdi>{name}</bdi>
          </b>
        )}
        <p class="hint">
          {kindText(view, field.kind)}
          {field.is_required && ` · ${words.required}`}
          {field.is_filterable && ` · ${words.filter}`}{' '}
          {field.visibility === 'admin' && <Badge>{words.adminMark}</Badge>}{' '}
          {field.is_archived && <Badge tone="warn">{words.archivedMark}</Badge>}
        </p>
      </div>
      {view.can('fields.manage') && (
        <span class="row">
          {!isFirst && move('up', '↑')}
          {!isLast && move('down', '↓')}
        </span>
      )}
    </li>
  );
}

export function kindText({ language }: ConsoleView, kind: FieldKind): string {
  const { kinds } = wordsFor(language).texts;
  return kinds[kind === 'text' ? 'short_text' : kind];
}

type KindsPageProps = { view: ConsoleView; entity: FieldEntity };

/** Each kind leads to a form of its own. */
export function FieldKindsPage({ view, entity }: KindsPageProps) {
  const words = wordsFor(view.language).fields;
  return (
    <Frame view={view} title={words.newField} at="fields">
      <PageHead>
        <h1>
          {words.newField}: {words.entities[entity]}
        </h1>
        <a href={view.root + FIELDS}>{words.title}</a>
      </PageHead>
      <section class="section">
        <p class="hint">{words.newHint}</p>
        <ul class="lines">
          {fieldKinds.map((kind) => (
            <li>
              <Icon name="add" />
              <a class="grow" href={newFieldPath(view.root, entity, kind)}>
                {kindText(view, kind)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  );
}
