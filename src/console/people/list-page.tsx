/** The list of candidates, or of applications: its tabs, filters and rows, and what saves it as a view. */
import type { Child, PropsWithChildren } from 'hono/jsx';
import { personName } from '#console/application/props-parts.ts';
import { applicationPath } from '#console/board/rules/addresses.ts';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, PageHead } from '#console/layout/page-parts.tsx';
import { Total } from '#console/layout/total.tsx';
import { dateText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import type { Page } from '#lib/pagination.ts';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { CandidateListed } from '#recruiting/people/candidates/schemas/candidates.ts';
import { canSearchCvs, FilterBar } from './filter-parts.tsx';
import type { ListProps } from './filter-parts.tsx';
import { ASSIGN_MANY, DUPLICATES, listPath, listQuery, personPath, wholeList } from './rules.ts';
import { StaleNotice, Tabs, ViewForms } from './view-parts.tsx';

type ListPageProps = ListProps & { form: FormState; toast?: Child };

export function ListPage({ toast, form, ...props }: ListPageProps) {
  const { view, overview, faults } = props;
  const words = wordsFor(view.language).people;
  return (
    <Frame view={view} title={words.title} at="candidates" toast={toast}>
      <PageHead>
        <h1>{words.title}</h1>
        <a href={view.root + DUPLICATES}>{wordsFor(view.language).duplicates.title}</a>
      </PageHead>
      <Tabs {...props} />
      <FilterBar {...props} />
      <StaleNotice {...props} />
      {faults.length > 0 && (
        <Banner tone="bad" role="alert">
          {words.refused}
        </Banner>
      )}
      {overview.candidates && (
        <Listed {...props} page={overview.candidates}>
          <People view={view} people={overview.candidates.data} />
        </Listed>
      )}
      {overview.applications && (
        <Listed {...props} page={overview.applications}>
          <Applications view={view} applications={overview.applications.data} />
        </Listed>
      )}
      {view.can('applicants.write') && <ViewForms {...props} form={form} />}
    </Frame>
  );
}

type ListedProps = ListProps & { page: Page<unknown>; children?: Child };

function Listed({ page, children, ...props }: ListedProps) {
  const { view, state, overview } = props;
  const { people: words, frame } = wordsFor(view.language);
  if (page.data.length === 0) return <Empty {...props} />;
  const forms = state.entity === 'candidates' ? frame.candidates : frame.applications;
  return (
    <section class="stack">
      <p class="soft num" role="status">
        <Total view={view} total={page.total} countedMax={overview.countedMax} forms={forms} />
      </p>
      <Selectable view={view} state={state}>
        <div class="scroll">{children}</div>
      </Selectable>
      <p class="row">
        {state.cursor !== null && (
          <a href={listPath(view.root, { ...state, cursor: null })} data-key="k">
            {words.firstPage}
          </a>
        )}
        {page.next_cursor !== null && (
          <Button
            href={listPath(view.root, { ...state, cursor: page.next_cursor })}
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

/** The form of the checkboxes, whose button only leads to what would be done. */
function Selectable({
  view,
  state,
  children,
}: PropsWithChildren<Pick<ListProps, 'view' | 'state'>>) {
  const { board, person } = wordsFor(view.language);
  if (!view.can('applicants.write')) return <>{children}</>;
  return (
    <form method="get" action={view.root + ASSIGN_MANY}>
      <input type="hidden" name="list" value={listQuery(state)} />
      {children}
      <div class="bulk" role="group" aria-label={board.selection}>
        <Button kind="primary">{person.assign}</Button>
        <span id="picked" role="status"></span>
      </div>
    </form>
  );
}

function isNarrowed({ state: { words, filters } }: ListProps): boolean {
  return words !== '' || Object.keys(filters).length > 0;
}

/** Says why there is nothing, and offers the one next step. */
function Empty(props: ListProps) {
  const { view, state } = props;
  const words = wordsFor(view.language).people;
  if (!isNarrowed(props)) {
    return (
      <EmptyState>
        <p>{words.empty}</p>
        <p>{words.emptyText}</p>
      </EmptyState>
    );
  }
  const inCvs = { ...state, entity: 'applications' as const, viewId: null, cursor: null };
  return (
    <EmptyState>
      <p>{words.noHit}</p>
      <p>{words.noHitText}</p>
      <p>
        {canSearchCvs(props) ? (
          <Button href={listPath(view.root, inCvs)}>{words.searchInCvs}</Button>
        ) : (
          <Button href={listPath(view.root, wholeList(state.entity))}>{words.clear}</Button>
        )}
      </p>
    </EmptyState>
  );
}

type PersonCellProps = { view: ConsoleView; id: number; name: string };

function SelectCell({ view, id, name }: PersonCellProps) {
  if (!view.can('applicants.write')) return null;
  return (
    <td>
      <label>
        <input type="checkbox" name={`pick.${id}`} />
        <span class="vh">{fillText(wordsFor(view.language).board.select, { name })}</span>
      </label>
    </td>
  );
}

/** Leads to the page that assigns the person. Its label is empty, as the link says what it is. */
function AssignCell({ view, id, name }: PersonCellProps) {
  const words = wordsFor(view.language).person.assignPage;
  if (!view.can('applicants.write')) return null;
  return (
    <td data-label="">
      <a href={`${personPath(view.root, id)}/assign`}>
        {words.submit}
        <span class="vh"> {name}</span>
      </a>
    </td>
  );
}

function People({ view, people }: { view: ConsoleView; people: readonly CandidateListed[] }) {
  const { columns } = wordsFor(view.language).people;
  return (
    <table class="carded">
      <thead>
        <tr>
          {view.can('applicants.write') && <td></td>}
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.email}</th>
          <th scope="col">{columns.tags}</th>
          <th scope="col" class="num">
            {columns.applications}
          </th>
          <th scope="col">{columns.added}</th>
          {view.can('applicants.write') && <td></td>}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr>
            <SelectCell view={view} id={person.id} name={personName(view, person)} />
            <th scope="row">
              <a href={personPath(view.root, person.id)}>
                <bdi>{personName(view, person)}</bdi>
              </a>
            </th>
            <td data-label={columns.email}>
              <bdi>{person.email}</bdi>
            </td>
            <td data-label={columns.tags}>
              {person.tags.length > 0 && (
                <ul class="tags">
                  {person.tags.map(({ name }) => (
                    <li>
                      <bdi>{name}</bdi>
                    </li>
                  ))}
                </ul>
              )}
            </td>
            <td class="num" data-label={columns.applications}>
              {numberText(view.language, person.application_count)}
            </td>
            <td data-label={columns.added}>{dateText(view, person.created_at)}</td>
            <AssignCell view={view} id={person.id} name={personName(view, person)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ApplicationsProps = { view: ConsoleView; applications: readonly Application[] };

function Applications({ view, applications }: ApplicationsProps) {
  const { people: words, frame } = wordsFor(view.language);
  const { columns } = words;
  return (
    <table class="carded">
      <thead>
        <tr>
          {view.can('applicants.write') && <td></td>}
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.job}</th>
          <th scope="col">{columns.stage}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.applied}</th>
          {view.can('applicants.write') && <td></td>}
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <tr>
            <SelectCell
              view={view}
              id={application.candidate_id}
              name={personName(view, application)}
            />
            <th scope="row">
              <a href={personPath(view.root, application.candidate_id)}>
                <bdi>{personName(view, application)}</bdi>
              </a>
            </th>
            <td data-label={columns.job}>
              <a
                href={applicationPath(
                  view.root,
                  { hashId: application.job.hash_id },
                  application.id,
                )}
              >
                <bdi>{application.job.title}</bdi>
              </a>
            </td>
            <td data-label={columns.stage}>{application.stage.name}</td>
            <td data-label={columns.status}>{frame.applicationStatuses[application.status]}</td>
            <td data-label={columns.applied}>{dateText(view, application.created_at)}</td>
            <AssignCell
              view={view}
              id={application.candidate_id}
              name={personName(view, application)}
            />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
