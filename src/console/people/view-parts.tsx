/** The tabs of the list: people, applications, and the saved views; and the forms that save, change and delete a view. */
import { AlertLine } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import type { SavedView } from '#recruiting/people/saved-views/schemas.ts';
import type { ListProps } from './filter-parts.tsx';
import {
  filterNames,
  listPath,
  listQuery,
  SAVED_VIEWS,
  stateOfView,
  wholeList,
  withoutStale,
} from './rules.ts';
import type { Entity } from './rules.ts';

const entities: readonly Entity[] = ['candidates', 'applications'];

export function Tabs({ view, state, overview }: ListProps) {
  const words = wordsFor(view.language).people;
  const current = viewOf({ state, overview });
  return (
    <nav class="tabs" aria-label={words.lists}>
      {entities.map((entity) => (
        <a
          href={listPath(view.root, wholeList(entity))}
          aria-current={!current && state.entity === entity ? 'page' : undefined}
        >
          {words.entities[entity]}
        </a>
      ))}
      {overview.views.map((one) => (
        <a
          href={listPath(view.root, stateOfView(one))}
          aria-current={current?.id === one.id ? 'page' : undefined}
        >
          <bdi>{one.name}</bdi>
          {one.is_shared && <small> ({words.views.isShared})</small>}
        </a>
      ))}
    </nav>
  );
}

function viewOf({ state, overview }: Pick<ListProps, 'state' | 'overview'>): SavedView | undefined {
  return overview.views.find(({ id }) => id === state.viewId);
}

/** Says what a saved view names that is gone, and offers the rest of it. */
export function StaleNotice({ view, state, overview }: ListProps) {
  const words = wordsFor(view.language).people;
  const current = viewOf({ state, overview });
  if (!current || current.stale.length === 0) return null;
  const names: Readonly<Record<string, string>> = words.filters;
  const gone = current.stale.map(({ filter, id }) => `${names[filter] ?? filter} ${id}`).join(', ');
  return (
    <Banner tone="good">
      {fillText(words.gone, { gone })}{' '}
      <a href={listPath(view.root, withoutStale(state, current.stale))}>{words.showWithout}</a>
    </Banner>
  );
}

type ViewFormsProps = ListProps & { form: FormState };

/** A view of somebody else is changed by Admins only. */
export function ViewForms(props: ViewFormsProps) {
  const { view, state, overview, form } = props;
  const isRefused = form.alert !== '';
  const words = wordsFor(view.language).people.views;
  const current = viewOf({ state, overview });
  const canChange = current && (current.is_own || view.role === 'Admin');
  const hasFilters = filterNames.some((name) => state.filters[name] !== undefined);
  if (!canChange && !hasFilters && !isRefused) return null;
  return (
    <div class="section">
      <AlertLine alert={form.alert} />
      {canChange && (
        <details>
          <summary>{words.change}</summary>
          <ViewForm {...props} view={view} saved={current} />
          <form method="post" action={`${view.root}${SAVED_VIEWS}/${current.id}/delete`}>
            <input type="hidden" name="form_token" value={view.formToken} />
            <input type="hidden" name="state" value={listQuery(state)} />
            <Button kind="danger">{words.delete}</Button>
          </form>
        </details>
      )}
      <details open={isRefused && !canChange}>
        <summary>{words.save}</summary>
        <ViewForm {...props} />
      </details>
    </div>
  );
}

function ViewForm({ view, state, form, saved }: ViewFormsProps & { saved?: SavedView }) {
  const { people, frame } = wordsFor(view.language);
  const words = people.views;
  const id = saved ? `view-${saved.id}` : 'view-new';
  return (
    <form
      method="post"
      action={`${view.root}${SAVED_VIEWS}${saved ? `/${saved.id}` : ''}`}
      class="stack"
    >
      <input type="hidden" name="form_token" value={view.formToken} />
      <input type="hidden" name="state" value={listQuery(state)} />
      <div class="field">
        <label for={id}>{words.name}</label>
        <input
          id={id}
          name="name"
          value={form.alert === '' ? (saved?.name ?? '') : (form.typed['name'] ?? '')}
          required
          maxlength={255}
          aria-describedby={`${id}-hint`}
        />
        <p class="hint" id={`${id}-hint`}>
          {words.filtersHint}
        </p>
      </div>
      <label class="choice">
        <input type="checkbox" name="shared" checked={saved?.is_shared ?? false} />
        {words.shared}
      </label>
      <Button>{frame.save}</Button>
    </form>
  );
}
