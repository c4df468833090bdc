/** Tags, sources and departments: a list of names with a form for another one, and the page of one. */
import type { Child } from 'hono/jsx';
import { AskPage } from '#console/layout/ask-page.tsx';
import { FormAlert, SelectField, TextField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { PageLinks } from '#console/layout/paging.tsx';
import { fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Badge } from '#layout/marks.tsx';
import type { Page } from '#lib/pagination.ts';
import type { Department } from '#recruiting/jobs/departments/schemas.ts';
import type { Source } from '#recruiting/jobs/sources/schemas.ts';
import type { Tag } from '#recruiting/people/tags/schemas.ts';
import { sourceKinds } from '#vocabulary/lists.ts';

/** Which of the lists a screen is of. */
export type ListName = 'tags' | 'sources' | 'departments';

type Named = Tag | Source | Pick<Department, 'id' | 'name'>;

type ListPageProps = {
  view: ConsoleView;
  of: ListName;
  list: Page<Named>;
  form: FormState;
  toast?: Child;
};

const needs = {
  tags: 'applicants.write',
  sources: 'sources.manage',
  departments: 'structure.manage',
} as const;

export function ListPage({ view, of, list, form, toast }: ListPageProps) {
  const words = wordsFor(view.language).lists[of];
  const path = `${view.root}/${of}`;
  const canManage = view.can(needs[of]);
  return (
    <Frame view={view} title={words.title} at={of} toast={toast}>
      <PageHead>
        <h1>{words.title}</h1>
        <p class="soft">{words.about}</p>
      </PageHead>
      <div class={canManage ? 'record two' : 'record'}>
        <section class="section">
          {list.data.length === 0 ? (
            <p class="empty">{words.empty}</p>
          ) : (
            <ul class="lines">
              {list.data.map((one) => (
                <Line view={view} one={one} href={canManage ? `${path}/${one.id}` : null} />
              ))}
            </ul>
          )}
          <PageLinks view={view} list={list} path={path} />
        </section>
        {canManage && (
          <form method="post" action={path} class="form">
            <input type="hidden" name="form_token" value={view.formToken} />
            <h2>{words.create}</h2>
            <Fields view={view} of={of} form={form} />
            <Button kind="primary">{words.create}</Button>
          </form>
        )}
      </div>
    </Frame>
  );
}

type LineProps = { view: ConsoleView; one: Named; href: string | null };

function Line({ view, one, href }: LineProps) {
  const { kinds } = wordsFor(view.language).lists;
  return (
    <li>
      <span>
        {href === null ? (
          <bdi>{one.name}</bdi>
        ) : (
          <a href={href}>
            <bdi>{one.name}</bdi>
          </a>
        )}
      </span>
      {'kind' in one && <Badge>{kinds[one.kind]}</Badge>}
    </li>
  );
}

type FieldsProps = Pick<ListPageProps, 'view' | 'of' | 'form'> & { places?: number };

function Fields({ view, of, form, places = 0 }: FieldsProps) {
  const words = wordsFor(view.language).lists;
  return (
    <>
      <FormAlert
        form={form}
        labels={{ name: words.name, kind: words.kind, position: words.position }}
      />
      <TextField form={form} name="name" label={words.name} required />
      {of === 'sources' && (
        <SelectField
          form={form}
          name="kind"
          label={words.kind}
          options={sourceKinds.map((kind) => [kind, words.kinds[kind]] as const)}
        />
      )}
      {places > 1 && (
        <SelectField
          form={form}
          name="position"
          label={words.position}
          options={Array.from({ length: places }, (_, at) => {
            return [at + 1, numberText(view.language, at + 1)] as const;
          })}
        />
      )}
    </>
  );
}

type NamedPageProps = {
  view: ConsoleView;
  of: ListName;
  one: Pick<Named, 'id' | 'name'>;
  /** How many candidates have a tag. */
  carriers: number | null;
  /** All departments in their order, of a list that is ordered; none otherwise. */
  all: readonly { id: number; name: string }[];
  /** Whether its jobs move when it is deleted. */
  isUsed: boolean;
  form: FormState;
};

export function NamedPage({ view, of, one: { id, name }, carriers, all, form }: NamedPageProps) {
  const { frame, lists: words } = wordsFor(view.language);
  const path = `${view.root}/${of}`;
  return (
    <Frame view={view} title={name} at={of}>
      <form method="post" action={`${path}/${id}`} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <Fields view={view} of={of} form={form} places={all.length} />
        {carriers !== null && (
          <p class="hint">
            {fillText(words.carriers, { count: numberText(view.language, carriers) })}
          </p>
        )}
        <p class="row">
          <Button kind="primary">{frame.save}</Button>
          <Button href={path}>{frame.cancel}</Button>
          <Button kind="danger" href={`${path}/${id}/remove`}>
            {words.delete}
          </Button>
        </p>
      </form>
    </Frame>
  );
}

/** Says how many carry a tag or where jobs move, and asks. */
export function RemovePage(props: NamedPageProps) {
  const { view, of, carriers, all, isUsed, form } = props;
  const { id, name } = props.one;
  const words = wordsFor(view.language).lists;
  const path = `${view.root}/${of}/${id}`;
  return (
    <AskPage
      view={view}
      at={of}
      title={fillText(words.deleteTitle, { name })}
      action={`${path}/remove`}
      submit={words.delete}
      back={path}
    >
      <FormAlert form={form} labels={{ move_to: words.moveTo }} />
      {isUsed && (
        <SelectField
          form={form}
          name="move_to"
          label={words.moveTo}
          options={all.filter((other) => other.id !== id).map((other) => [other.id, other.name])}
        />
      )}
      {carriers !== null && (
        <p>{fillText(words.carriers, { count: numberText(view.language, carriers) })}</p>
      )}
      <p>{words.deleteText}</p>
    </AskPage>
  );
}
