/** The list of candidates, or of applications, and the views of it that members save. */
import type { Child } from 'hono/jsx';
import { boardPath } from '#console/board/rules/addresses.ts';
import { unsent } from '#console/layout/fields.tsx';
import { formScreen } from '#console/layout/form-screen.tsx';
import { noticeOf } from '#console/layout/notices.tsx';
import { countText, wordsFor } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import { checkedInput, refusedInput } from '#http/console.ts';
import type { ConsoleAnswer, ConsoleCtx, ConsoleRoute, Refusal } from '#http/console.ts';
import { cursorSeal } from '#http/cursors.ts';
import { checkInput } from '#lib/check-input.ts';
import { withFieldParams } from '#lib/field-params.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { showPeople } from '#recruiting/people/candidates/actions/overview.ts';
import type { WantedList } from '#recruiting/people/candidates/actions/overview.ts';
import { CandidateQuery } from '#recruiting/people/candidates/schemas/candidates.ts';
import { changeView, createView, deleteView } from '#recruiting/people/saved-views/actions.ts';
import { NewView, ViewChange } from '#recruiting/people/saved-views/schemas.ts';
import { ApplicationQuery } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { ListPage } from './list-page.tsx';
import {
  CANDIDATES,
  listPath,
  listQueryNames,
  listState,
  SAVED_VIEW,
  SAVED_VIEWS,
  wholeList,
} from './rules.ts';
import type { ListState } from './rules.ts';
import { ViewForm } from './schemas.ts';

const PAGE_SIZE = '25';

const list = formScreen(CANDIDATES, {
  needs: 'applicants.read',
  query: [...listQueryNames, 'done', 'assigned'],
  load: (ctx, { query, sent }) => load(ctx, stateOf(sent?.['state'] ?? query)),
  loadWithout: (ctx, { query, sent, refusal }) =>
    loadWithout(ctx, stateOf(sent?.['state'] ?? query), refusal),
  page: ListPage,
  toast: (ctx, { query }) => doneOf(ctx, query),
  refusals: ({ frame, people }, { refusal: { errors } }) => ({
    codes: {
      invalid_input: 'saved_views' in errors ? people.views.full : frame.faults.invalid,
    },
    saysWhy: true,
  }),
});

/** The forms of the list hold it as its query string. */
function stateOf(query: URLSearchParams | string): ListState {
  return listState(new URLSearchParams(query));
}

async function load(ctx: ConsoleCtx, state: ListState) {
  const wanted = await wantedBy(state);
  const seal = cursorSeal([state.entity, ctx.tenant.id], wanted.query);
  const { candidates, applications, inCvs, ...shown } = await showPeople(ctx, wanted);
  const overview = {
    ...shown,
    candidates: candidates && seal(candidates),
    applications: applications && seal(applications),
    inCvs: inCvs && cursorSeal(['applications', ctx.tenant.id], wanted.query)(inCvs),
  };
  return { state, overview, faults: [] as string[] };
}

/** Says which filters cannot be read, or name what no longer exists. */
async function loadWithout(ctx: ConsoleCtx, state: ListState, { errors }: Refusal) {
  return { state, overview: await showPeople(ctx, null), faults: Object.keys(errors) };
}

/** The list with the reason why nothing was done with those who were selected in it. */
export async function refuseSelected(
  ctx: ConsoleCtx,
  query: string,
  reason: string,
): Promise<ConsoleAnswer> {
  const state = stateOf(query);
  const shown = await load(ctx, state).catch((error: unknown) =>
    loadWithout(ctx, state, refusedInput(error)),
  );
  const props = {
    view: ctx.view,
    ...shown,
    form: unsent({}),
    toast: <span class="said">{reason}</span>,
  };
  return { status: 422, html: renderHtml(ListPage, props) };
}

/** Checks what the address says as the API checks its query. */
async function wantedBy({
  entity,
  words,
  filters,
  cursor,
}: ListState): Promise<NonNullable<WantedList>> {
  const sent = withFieldParams({
    ...filters,
    max: PAGE_SIZE,
    ...(words !== '' && { 'search-key': words }),
    ...(cursor !== null && { cursor }),
  });
  if (entity === 'candidates') {
    const checked = await checkInput(CandidateQuery, sent);
    if ('data' in checked) return { entity, query: checked.data };
    throw faultsOf(checked.issues);
  }
  const checked = await checkInput(ApplicationQuery, sent);
  if ('data' in checked) return { entity, query: checked.data };
  throw faultsOf(checked.issues);
}

/** The names of the parameters. */
function faultsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): ApiError {
  const errors = issues.map(({ path: [name, key], message }): [string, string[]] => [
    name === 'field' ? `field.${String(key)}` : String(name),
    [message],
  ]);
  return new ApiError('invalid_input', { errors: Object.fromEntries(errors) });
}

const needs = 'applicants.write';

const saveView = list.command({
  path: SAVED_VIEWS,
  needs,
  body: ViewForm,
  run: async (ctx, { body: { name, shared, state } }) => {
    const { entity, filters } = stateOf(state);
    const sent = { name, entity, query: filters, is_shared: shared };
    const { id } = await createView(ctx, await checkedInput(NewView, sent));
    return { to: listPath('', { ...stateOf(state), viewId: id, cursor: null }), done: 'saved' };
  },
});

/** Takes over the filters that the list has now. */
const changeSaved = list.command({
  path: SAVED_VIEW,
  needs,
  body: ViewForm,
  run: async (ctx, { params, body: { name, shared, state } }) => {
    const id = params.id('view');
    const sent = { name, query: stateOf(state).filters, is_shared: shared };
    await changeView(ctx, id, await checkedInput(ViewChange, sent));
    return { to: listPath('', { ...stateOf(state), viewId: id, cursor: null }), done: 'saved' };
  },
});

const deleteSaved = list.command({
  path: `${SAVED_VIEW}/delete`,
  needs,
  run: async (ctx, { params, fields: { state = '' } }) => {
    await deleteView(ctx, params.id('view'));
    return { to: listPath('', wholeList(stateOf(state).entity)), done: 'deleted' };
  },
});

/** How many people were assigned, and to which job. */
const ASSIGNED = /^(\d{1,3})\.([a-z\d]{1,20})$/u;

/** What was just done, from the address, which anyone can write: known names and numbers only. */
function doneOf({ view }: ConsoleCtx, query: URLSearchParams): Child {
  const { board, people, person } = wordsFor(view.language);
  const [, count, hashId] = ASSIGNED.exec(query.get('assigned') ?? '') ?? [];
  if (hashId !== undefined) {
    return (
      <>
        <span class="said">
          {countText(view.language, person.assignPage.assigned, Number(count))}
        </span>
        <a href={boardPath(view.root, { hashId })}>{board.board}</a>
      </>
    );
  }
  const { saved, deleted } = people.views;
  return noticeOf({ saved, deleted, erased: person.erasedNow }, query);
}

export const peopleList: readonly ConsoleRoute[] = [list, saveView, changeSaved, deleteSaved];
