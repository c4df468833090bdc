/** The list of candidates, or of applications: its tabs, filters and rows, and what saves it as a view. */
import type { Child, PropsWithChildren } from 'hono/jsx';
import { personName } from '#console/application/props-parts.ts';
import { applicationPath } from '#console/board/rules/addresses.ts';
import type { FormState } from '#console/layout/fields.tsx';
import { BulkBar, DataTable } from '#console/layout/data-table.tsx';
import type { Column } from '#console/layout/data-table.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, PageHead } from '#console/layout/page-parts.tsx';
import { Pager } from '#console/layout/paging.tsx';
import { When } from '#console/layout/time.tsx';
import { Total } from '#console/layout/total.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Avatar, Badge, Banner, statusTones } from '#layout/marks.tsx';
import type { Page } from '#lib/pagination.ts';
import type { PersonBrief } from '#recruiting/people/candidates/store/pages.ts';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { PersonListed } from '#recruiting/people/candidates/actions/people.ts';
import { hasCvs, PeopleFilters } from './filter-parts.tsx';
import type { ListProps } from './filter-parts.tsx';
import {
  ASSIGN_MANY,
  DUPLICATES,
  NEW_PERSON,
  listPath,
  listQuery,
  personPath,
  wholeList,
} from './rules.ts';
import { StaleNotice, Tabs, ViewForms } from './view-parts.tsx';
import { TagNames } from './tags-parts.tsx';

type ListPageProps = ListProps & { form: FormState; toast?: Child };

export function ListPage({ toast, form, ...props }: ListPageProps) {
  const { view, overview, faults } = props;
  const words = wordsFor(view.language).people;
  return (
    <Frame view={view} title={words.title} at="candidates" wide toast={toast}>
      <PageHead
        actions={
          view.can('applicants.write') && (
            <Button kind="primary" icon="addPerson" href={view.root + NEW_PERSON}>
              {wordsFor(view.language).newPerson.title}
            </Button>
          )
        }
      >
        <h1>{words.title}</h1>
        <a href={view.root + DUPLICATES}>{wordsFor(view.language).duplicates.title}</a>
      </PageHead>
      <Tabs {...props} />
      <PeopleFilters {...props} />
      <StaleNotice {...props} />
      {faults.length > 0 && (
        <Banner tone="bad" role="alert">
          {words.refused}
        </Banner>
      )}
      {overview.candidates && <Candidates {...props} page={overview.candidates} />}
      {overview.applications && (
        <Listed {...props} page={overview.applications}>
          <Applications view={view} applications={overview.applications.data} />
        </Listed>
      )}
      {view.can('applicants.write') && <ViewForms {...props} form={form} />}
    </Frame>
  );
}

/** Those whose name or email matches. Without any, what CVs say follows in its place. */
function Candidates({ page, ...props }: ListProps & { page: Page<PersonListed> }) {
  const { view, state, overview } = props;
  const words = wordsFor(view.language).people;
  const { inCvs } = overview;
  const ofCvs = { ...state, entity: 'applications' as const, viewId: null };
  if (inCvs && hasCvs(overview) && page.data.length === 0) {
    return (
      <>
        <p class="soft">{words.onlyInCvs}</p>
        <Listed {...props} state={ofCvs} page={inCvs}>
          <Applications view={view} applications={inCvs.data} />
        </Listed>
      </>
    );
  }
  return (
    <>
      <Listed {...props} page={page}>
        <People view={view} people={page.data} />
      </Listed>
      {page.data.length > 0 && state.words !== '' && overview.choices.searchesCvs && (
        <p>
          <a href={listPath(view.root, ofCvs)}>{words.searchInCvs}</a>
        </p>
      )}
    </>
  );
}

type ListedProps = ListProps & { page: Page<unknown>; children?: Child };

function Listed({ page, children, ...props }: ListedProps) {
  const { view, state, overview } = props;
  const { frame } = wordsFor(view.language);
  if (page.data.length === 0) return <Empty {...props} />;
  const forms = state.entity === 'candidates' ? frame.candidates : frame.applications;
  const at = (cursor: string | null) => listPath(view.root, { ...state, cursor });
  return (
    <>
      <Selectable view={view} state={state}>
        {children}
      </Selectable>
      <Pager
        view={view}
        first={state.cursor === null ? null : at(null)}
        next={page.next_cursor === null ? null : at(page.next_cursor)}
      >
        <Total view={view} total={page.total} countedMax={overview.countedMax} forms={forms} />
      </Pager>
    </>
  );
}

/** The form of the checkboxes, whose button only leads to what would be done. */
function Selectable({
  view,
  state,
  children,
}: PropsWithChildren<Pick<ListProps, 'view' | 'state'>>) {
  if (!view.can('applicants.write')) return <>{children}</>;
  return (
    <form method="get" action={view.root + ASSIGN_MANY}>
      <input type="hidden" name="list" value={listQuery(state)} />
      {children}
      <BulkBar view={view}>
        <Button kind="primary" icon="jobs">
          {wordsFor(view.language).person.assign}
        </Button>
      </BulkBar>
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
  return (
    <EmptyState>
      <p>{words.noHit}</p>
      <p>{words.noHitText}</p>
      <p>
        <Button href={listPath(view.root, wholeList(state.entity))}>{words.clear}</Button>
      </p>
    </EmptyState>
  );
}

type NameProps = { view: ConsoleView; id: number; name: string };

function Name({ view, id, name }: NameProps) {
  return (
    <span class="person">
      <Avatar name={name} id={id} />
      <a href={personPath(view.root, id)}>
        <bdi>{name}</bdi>
      </a>
    </span>
  );
}

function People({ view, people }: { view: ConsoleView; people: readonly PersonListed[] }) {
  const { columns, title } = wordsFor(view.language).people;
  const nameOf = (person: PersonListed) => personName(view, person);
  const all: readonly Column<PersonListed>[] = [
    {
      head: columns.name,
      cell: (person) => <Name view={view} id={person.id} name={nameOf(person)} />,
    },
    {
      head: columns.role,
      look: 'gray',
      cell: ({ brief, email }) => <bdi>{brief?.cv?.work[0] ?? brief?.cv?.label ?? email}</bdi>,
    },
    {
      head: columns.last,
      cell: ({ brief }) => brief && <LastApplication view={view} brief={brief} />,
    },
    { head: columns.tags, phone: 'wide-only', cell: ({ tags }) => <TagNames tags={tags} /> },
    {
      head: columns.added,
      look: 'num',
      phone: 'beside',
      cell: ({ created_at: at }) => <When view={view} at={at} />,
    },
  ];
  return (
    <DataTable<PersonListed>
      view={view}
      label={title}
      columns={all}
      rows={people}
      picks={view.can('applicants.write') && { idOf: ({ id }) => id, nameOf }}
    />
  );
}

/** Where it stands, and for which job. */
function LastApplication({ view, brief }: { view: ConsoleView; brief: PersonBrief }) {
  const { applicationStatuses } = wordsFor(view.language).frame;
  const { status, stage } = brief;
  return (
    <>
      <Badge tone={status === 'active' ? undefined : statusTones[status]}>
        {status === 'active' ? stage : applicationStatuses[status]}
      </Badge>{' '}
      <a class="name" href={applicationPath(view.root, brief, brief.id)}>
        <bdi>{brief.title}</bdi>
      </a>
    </>
  );
}

type ApplicationsProps = { view: ConsoleView; applications: readonly Application[] };

function Applications({ view, applications }: ApplicationsProps) {
  const { people: words, frame } = wordsFor(view.language);
  const { columns } = words;
  const nameOf = (application: Application) => personName(view, application);
  const all: readonly Column<Application>[] = [
    {
      head: columns.name,
      cell: (one) => <Name view={view} id={one.candidate_id} name={nameOf(one)} />,
    },
    {
      head: columns.job,
      cell: ({ id, job }) => (
        <a class="name" href={applicationPath(view.root, { hashId: job.hash_id }, id)}>
          <bdi>{job.title}</bdi>
        </a>
      ),
    },
    { head: columns.stage, cell: ({ stage }) => <Badge>{stage.name}</Badge> },
    {
      head: columns.status,
      look: 'gray',
      phone: 'wide-only',
      cell: ({ status }) => frame.applicationStatuses[status],
    },
    {
      head: columns.applied,
      look: 'num',
      phone: 'beside',
      cell: ({ created_at: at }) => <When view={view} at={at} />,
    },
  ];
  return (
    <DataTable<Application>
      view={view}
      label={words.title}
      columns={all}
      rows={applications}
      picks={view.can('applicants.write') && { idOf: (one) => one.candidate_id, nameOf }}
    />
  );
}
