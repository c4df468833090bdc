/** The list of candidates, or of applications, and the views of it that members save. */
import type { Child } from 'hono/jsx';
import { boardPath } from '#console/board/rules/addresses.ts';
import { refusalText } from '#console/layout/refusals.ts';
import { countText, wordsFor } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import { refusedInput } from '#http/console.ts';
import { cursorSeal } from '#http/cursors.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { checkInput } from '#lib/check-input.ts';
import { withFieldParams } from '#lib/field-params.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { ApplicationQuery } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { showPeople } from '#recruiting/people/candidates/actions/overview.ts';
import type { WantedList } from '#recruiting/people/candidates/actions/overview.ts';
import { CandidateQuery } from '#recruiting/people/candidates/schemas/candidates.ts';
import { changeView, createView, deleteView } from '#recruiting/people/saved-views/actions.ts';
import { NewView, ViewChange } from '#recruiting/people/saved-views/schemas.ts';
import { ListPage } from './list-page.tsx';
import { listPath, listState, wholeList } from './rules.ts';
import type { ListState } from './rules.ts';
import type { ViewForm } from './schemas.ts';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

/** What was wrong with a form for a view. */
type RefusedView = { status: 409 | 422; fault: string; name: string };

const PAGE_SIZE = '25';

export function listScreen(ctx: ConsoleCtx, { query }: ScreenInput): Promise<ConsoleAnswer> {
  return answerList(ctx, listState(query), { toast: doneOf(ctx, query) });
}

export async function answerList(
  ctx: ConsoleCtx,
  state: ListState,
  { toast, refused, ...answer }: { toast?: Child; refused?: RefusedView; status?: 422 } = {},
): Promise<ConsoleAnswer> {
  const { wanted, faults } = await readList(state);
  const { view } = ctx;
  const seal = cursorSeal([state.entity, ctx.tenant.id], wanted?.query);
  try {
    const lists = await showPeople(ctx, wanted);
    const { candidates, applications } = lists;
    const overview = {
      ...lists,
      candidates: candidates && seal(candidates),
      applications: applications && seal(applications),
    };
    const status = answer.status ?? refused?.status ?? (wanted ? 200 : 422);
    const props = { view, state, overview, faults, toast, refused };
    return { status, html: renderHtml(ListPage, props) };
  } catch (error) {
    // Filters that name what no longer exists: the screen says which, without a list.
    const { status, errors } = refusedInput(error);
    const overview = await showPeople(ctx, null);
    const props = { view, state, overview, faults: Object.keys(errors), toast, refused };
    return { status, html: renderHtml(ListPage, props) };
  }
}

/** Checks what the address says as the API checks its query; the names of the parameters that it refuses. */
async function readList({
  entity,
  words,
  filters,
  cursor,
}: ListState): Promise<{ wanted: WantedList; faults: string[] }> {
  const sent = withFieldParams({
    ...filters,
    max: PAGE_SIZE,
    ...(words !== '' && { 'search-key': words }),
    ...(cursor !== null && { cursor }),
  });
  if (entity === 'candidates') {
    const checked = await checkInput(CandidateQuery, sent);
    if ('data' in checked) return { wanted: { entity, query: checked.data }, faults: [] };
    return { wanted: null, faults: checked.issues.map(faultOf) };
  }
  const checked = await checkInput(ApplicationQuery, sent);
  if ('data' in checked) return { wanted: { entity, query: checked.data }, faults: [] };
  return { wanted: null, faults: checked.issues.map(faultOf) };
}

function faultOf({ path: [name, key] }: { path: readonly PropertyKey[] }): string {
  return name === 'field' ? `field.${String(key)}` : String(name);
}

/** Runs what changes views, and leads to a list; where it is refused, the list is shown with the reason. */
async function act(
  ctx: ConsoleCtx,
  state: ListState,
  name: string,
  run: () => Promise<{ leadsTo: ListState; done: Notice }>,
): Promise<ConsoleAnswer> {
  try {
    const { leadsTo, done } = await run();
    const path = listPath(ctx.view.root, leadsTo);
    return { status: 303, location: `${path}${path.includes('?') ? '&' : '?'}done=${done}` };
  } catch (error) {
    const { code, status, errors } = refusedInput(error);
    const { frame, people } = wordsFor(ctx.view.language);
    const invalid = 'saved_views' in errors ? people.views.full : frame.faults.invalid;
    const fault = code === 'invalid_input' ? invalid : refusalText(ctx.view, code);
    return answerList(ctx, state, { refused: { status, fault, name } });
  }
}

export function saveViewCommand(
  ctx: ConsoleCtx,
  { body }: CommandInput<ViewForm>,
): Promise<ConsoleAnswer> {
  const state = listState(new URLSearchParams(body.state));
  return act(ctx, state, body.name, async () => {
    const { entity, filters } = state;
    const sent = { name: body.name, entity, query: filters, is_shared: body.shared };
    const checked = await checkInput(NewView, sent);
    if ('issues' in checked) throw new ApiError('invalid_input');
    const { id } = await createView(ctx, checked.data);
    return { leadsTo: { ...state, viewId: id, cursor: null }, done: 'saved' };
  });
}

/** Takes over the filters that the list has now. */
export function changeViewCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<ViewForm>,
): Promise<ConsoleAnswer> {
  const id = params.id('view');
  const state = listState(new URLSearchParams(body.state));
  return act(ctx, state, body.name, async () => {
    const sent = { name: body.name, query: state.filters, is_shared: body.shared };
    const checked = await checkInput(ViewChange, sent);
    if ('issues' in checked) throw new ApiError('invalid_input');
    await changeView(ctx, id, checked.data);
    return { leadsTo: { ...state, viewId: id, cursor: null }, done: 'saved' };
  });
}

export function deleteViewCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<{ state: string }>,
): Promise<ConsoleAnswer> {
  const id = params.id('view');
  const state = listState(new URLSearchParams(body.state));
  return act(ctx, state, '', async () => {
    await deleteView(ctx, id);
    return { leadsTo: wholeList(state.entity), done: 'deleted' };
  });
}

/** How many people were assigned, and to which job. */
const ASSIGNED = /^(\d{1,3})\.([a-z\d]{1,20})$/u;

const notices = ['saved', 'deleted'] as const;
type Notice = (typeof notices)[number];

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
  if (query.get('done') === 'erased') return <span class="said">{person.erasedNow}</span>;
  const notice = notices.find((name) => name === query.get('done'));
  return notice && <span class="said">{people.views[notice]}</span>;
}
