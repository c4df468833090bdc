/** Pairs of candidates who may be the same person, side by side. */
import type { Child } from 'hono/jsx';
import { personName } from '#console/application/props-parts.ts';
import { AlertLine } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, PageHead } from '#console/layout/page-parts.tsx';
import { Total } from '#console/layout/total.tsx';
import { Button } from '#layout/button.tsx';
import { SCREEN_COUNTED_MAX } from '#recruiting/people/candidates/rules.ts';
import { dateText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Page } from '#lib/pagination.ts';
import type { DuplicatePair } from '#recruiting/people/duplicates/schemas.ts';
import {
  allDuplicates,
  CANDIDATES,
  DUPLICATES,
  duplicatesPath,
  duplicatesQuery,
  personPath,
} from './rules.ts';
import type { DuplicatesState } from './rules.ts';

type ListProps = { view: ConsoleView; state: DuplicatesState; page: Page<DuplicatePair> };
type DuplicatesPageProps = ListProps & { toast?: Child; form: FormState };

export function DuplicatesPage({ toast, form, ...props }: DuplicatesPageProps) {
  const { view, page } = props;
  const { duplicates: words, people } = wordsFor(view.language);
  return (
    <Frame view={view} title={words.title} at="candidates" toast={toast}>
      <PageHead>
        <h1>{words.title}</h1>
        <a href={view.root + CANDIDATES}>{people.title}</a>
      </PageHead>
      <Tabs {...props} />
      <AlertLine alert={form.alert} />
      {page.data.length === 0 ? <Empty {...props} /> : <Pairs {...props} />}
    </Frame>
  );
}

function Tabs({ view, state }: ListProps) {
  const words = wordsFor(view.language).duplicates;
  const tabs = [
    [words.open, false],
    [words.dismissedList, true],
  ] as const;
  return (
    <nav class="tabs" aria-label={words.lists}>
      {tabs.map(([name, isDismissed]) => (
        <a
          href={duplicatesPath(view.root, { ...state, isDismissed, cursor: null })}
          aria-current={state.isDismissed === isDismissed ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
      {state.candidateId !== null && (
        <a href={duplicatesPath(view.root, allDuplicates)}>{words.all}</a>
      )}
    </nav>
  );
}

function Pairs(props: ListProps) {
  const { view, state, page } = props;
  const { duplicates: words, frame, people } = wordsFor(view.language);
  const { root } = view;
  return (
    <section class="stack">
      {!state.isDismissed && <p>{words.intro}</p>}
      <p class="soft num" role="status">
        <Total view={view} total={page.total} countedMax={SCREEN_COUNTED_MAX} forms={words.pairs} />
      </p>
      <ul class="panels">
        {page.data.map((pair) => (
          <Pair {...props} pair={pair} />
        ))}
      </ul>
      <p class="row">
        {state.cursor !== null && (
          <a href={duplicatesPath(root, { ...state, cursor: null })} data-key="k">
            {people.firstPage}
          </a>
        )}
        {page.next_cursor !== null && (
          <Button
            href={duplicatesPath(root, { ...state, cursor: page.next_cursor })}
            rel="next"
            data-key="j"
          >
            {frame.next}
          </Button>
        )}
      </p>
    </section>
  );
}

function Pair({ view, state, pair }: ListProps & { pair: DuplicatePair }) {
  const words = wordsFor(view.language).duplicates;
  const [older, newer] = pair.candidates;
  if (!older || !newer) return null;
  const names = { name: personName(view, older), other: personName(view, newer) };
  const both = <span class="vh"> {fillText(words.pair, names)}</span>;
  const merge = `${personPath(view.root, older.id)}/merge?from=${newer.id}`;
  return (
    <li class="section">
      <ul class="tags">
        {pair.reasons.map((reason) => (
          <li class="hit">{words.reasons[reason]}</li>
        ))}
      </ul>
      <div class="pair">
        {pair.candidates.map((person) => (
          <Person view={view} person={person} />
        ))}
      </div>
      <div class="row">
        {view.can('applicants.erase') && !state.isDismissed && (
          <Button kind="primary" href={merge}>
            {words.merge}
            {both}
          </Button>
        )}
        {view.can('applicants.write') && (
          <DismissForm {...{ view, state }} id={pair.id} isDismissed={!state.isDismissed}>
            {state.isDismissed ? words.restore : words.dismiss}
            {both}
          </DismissForm>
        )}
      </div>
    </li>
  );
}

type PersonProps = { view: ConsoleView; person: DuplicatePair['candidates'][number] };

function Person({ view, person }: PersonProps) {
  const { people, person: words } = wordsFor(view.language);
  const { columns } = people;
  return (
    <section>
      <h2>
        <a href={personPath(view.root, person.id)}>
          <bdi>{personName(view, person)}</bdi>
        </a>
      </h2>
      <dl class="facts">
        <dt>{columns.email}</dt>
        <dd>
          <bdi>{person.email}</bdi>
        </dd>
        <dt>{words.phone}</dt>
        <dd>
          <bdi dir="ltr">{person.phone}</bdi>
        </dd>
        <dt>{columns.applications}</dt>
        <dd class="num">{numberText(view.language, person.application_count)}</dd>
        <dt>{columns.added}</dt>
        <dd>{dateText(view, person.created_at)}</dd>
        <dt>{words.lastActive}</dt>
        <dd>{dateText(view, person.last_active_at)}</dd>
      </dl>
    </section>
  );
}

type DismissFormProps = {
  view: ConsoleView;
  state: DuplicatesState;
  id: number;
  isDismissed: boolean;
  children?: Child;
};

function DismissForm({ view, state, id, isDismissed, children }: DismissFormProps) {
  return (
    <form method="post" action={`${view.root}${DUPLICATES}/${id}`}>
      <input type="hidden" name="form_token" value={view.formToken} />
      <input type="hidden" name="state" value={duplicatesQuery(state)} />
      {isDismissed && <input type="hidden" name="dismissed" value="on" />}
      <Button>{children}</Button>
    </form>
  );
}

type DismissedToastProps = { view: ConsoleView; state: DuplicatesState; id: number };

export function DismissedToast({ view, state, id }: DismissedToastProps) {
  const { duplicates: words, frame } = wordsFor(view.language);
  return (
    <>
      <span class="said">{words.dismissed}</span>
      <DismissForm {...{ view, state, id }} isDismissed={false}>
        {frame.undo}
      </DismissForm>
    </>
  );
}

function Empty({ view, state }: ListProps) {
  const words = wordsFor(view.language).duplicates;
  return (
    <EmptyState>
      <p>{state.isDismissed ? words.emptyDismissed : words.empty}</p>
      {!state.isDismissed && <p>{words.emptyText}</p>}
    </EmptyState>
  );
}
