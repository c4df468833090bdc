/** The page of an application, and what is done there. */
import type { Child } from 'hono/jsx';
import type * as z from 'zod';
import { moveValue, parseMoveValue, applicationPath } from '#console/board/rules/addresses.ts';
import type { MoveValue } from '#console/board/rules/addresses.ts';
import { numberOrNull } from '#console/board/screens.tsx';
import { decisionToast, Done } from '#console/board/toast-parts.tsx';
import { customChange } from '#console/fields/rules/values.ts';
import { formDigest } from '#console/layout/once.ts';
import { refusalText } from '#console/layout/refusals.ts';
import { taggingOf } from '#console/people/rules.ts';
import { fillText, wordsFor } from '#console/words/words.ts';
import { answerNothing } from '#data/commit.ts';
import { ApiError } from '#errors.ts';
import { checkedInput, refusedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { checkInput } from '#lib/check-input.ts';
import { htmlOf } from '#lib/html.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { changeApplication } from '#recruiting/pipeline/applications/actions/change.ts';
import { move } from '#recruiting/pipeline/applications/actions/move.ts';
import { undoReject } from '#recruiting/pipeline/applications/actions/reject.ts';
import {
  markApplicationViewed,
  noteFirstView,
} from '#recruiting/pipeline/applications/actions/review.ts';
import { undoMove } from '#recruiting/pipeline/applications/actions/undo-move.ts';
import { addNoteOnce, sendEmailOnce } from '#recruiting/pipeline/applications/actions/write.ts';
import { ApplicationChange, NewNote } from '#recruiting/pipeline/applications/schemas/change.ts';
import { NewEmail } from '#recruiting/pipeline/applications/schemas/emails.ts';
import { correctCandidate } from '#recruiting/people/candidates/actions/correct.ts';
import { tagCandidate } from '#recruiting/people/candidates/actions/tag.ts';
import { CandidateCorrection } from '#recruiting/people/candidates/schemas/correction.ts';
import { reviewWithCard } from '#recruiting/pipeline/board/actions.ts';
import type { Board } from '#recruiting/pipeline/board/schemas.ts';
import type { ApplicationTagForm, NameForm } from './schemas.ts';
import { ApplicationPage, ViewedNow } from './application-page.tsx';

type Refused = {
  status: 409 | 422;
  fault: string;
  typed?: Readonly<Record<string, string>>;
  faults?: readonly string[];
};

export async function applicationScreen(
  ctx: ConsoleCtx,
  { params, query }: { params: ConsoleParams; query: URLSearchParams },
): Promise<ConsoleAnswer> {
  return answerPage(ctx, params, { query });
}

async function answerPage(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  { query, refused }: { query?: URLSearchParams; refused?: Refused } = {},
): Promise<ConsoleAnswer> {
  const changed = query ? changedId(query) : null;
  const { review, board } = await reviewWithCard(
    ctx,
    params.id('id'),
    changed === null ? null : { ref: params.ref('job'), id: changed },
  );
  // The address names the job, so that the page stands below it.
  if (!isOfJob(review.application.job, params)) throw new ApiError('not_found');
  const { view } = ctx;
  const { status = 200, ...shown } = refused ?? {};
  const toast = query && doneOf(ctx, params, { query, board });
  return { status, html: renderHtml(ApplicationPage, { view, review, toast, ...shown }) };
}

function isOfJob(job: { id: number; hash_id: string }, params: ConsoleParams): boolean {
  const ref = params.ref('job');
  return 'id' in ref ? ref.id === job.id : ref.hashId === job.hash_id;
}

/** Runs an action and shows the page again; where it is refused, with the reason and what was typed. */
async function act(
  ctx: ConsoleCtx,
  { params, fields }: Pick<CommandInput<unknown>, 'params' | 'fields'>,
  run: (id: number) => Promise<unknown>,
  done = '',
): Promise<ConsoleAnswer> {
  const id = params.id('id');
  try {
    await run(id);
    // Who acts on it has looked at it, with a script or without.
    if (fields['unviewed'] !== undefined) await noteFirstView(ctx, id);
  } catch (error) {
    const { code, status, errors } = refusedInput(error);
    const fault = refusalText(ctx.view, code);
    const refused = { status, fault, typed: fields, faults: Object.keys(errors) };
    return answerPage(ctx, params, { refused });
  }
  return { status: 303, location: addressOf(ctx, params, id) + done };
}

function addressOf({ view }: ConsoleCtx, params: ConsoleParams, id: number): string {
  return applicationPath(view.root, { hashId: params.text('job') }, id);
}

type MoveBody = { from: number | null; to: number | null; next: number | null };

/** Leads to the next candidate, where there is one. */
export function moveCommand(
  ctx: ConsoleCtx,
  input: CommandInput<MoveBody>,
): Promise<ConsoleAnswer> {
  const { params, body } = input;
  const [from, to] = [body.from ?? 0, body.to ?? 0];
  const id = params.id('id');
  return act(ctx, input, () => move(ctx, id, { stage_id: to, from_stage_id: from })).then(
    (answer) =>
      'location' in answer
        ? {
            ...answer,
            location: `${addressOf(ctx, params, body.next ?? id)}?moved=${moveValue({ id, from, to })}`,
          }
        : answer,
  );
}

/** Takes back the move of another candidate too: that of the toast. */
export async function undoMoveCommand(
  ctx: ConsoleCtx,
  input: CommandInput<{ move: MoveValue }>,
): Promise<ConsoleAnswer> {
  const { id, from, to } = input.body.move;
  const answer = await act(ctx, input, () => undoMove(ctx, id, { from, to }));
  return 'location' in answer ? { ...answer, location: addressOf(ctx, input.params, id) } : answer;
}

export function noteCommand(
  ctx: ConsoleCtx,
  input: CommandInput<{ note: string }>,
): Promise<ConsoleAnswer> {
  return act(
    ctx,
    input,
    async (id) => {
      const { note } = await checked(NewNote, input.body);
      return addNoteOnce(ctx, id, note, await formDigest(input.fields));
    },
    '?done=noted',
  );
}

/** Custom fields: what is left empty is cleared. */
export function fieldsCommand(
  ctx: ConsoleCtx,
  input: CommandInput<Readonly<Record<string, string>>>,
): Promise<ConsoleAnswer> {
  return act(
    ctx,
    input,
    async (id) => {
      const change = await checkedInput(ApplicationChange, customChange(input.body));
      return changeApplication(ctx, id, change);
    },
    '?done=fieldsSaved',
  );
}

/** The record of the person takes the name that was typed with this application. */
export function nameCommand(
  ctx: ConsoleCtx,
  input: CommandInput<NameForm>,
): Promise<ConsoleAnswer> {
  const { candidate, ...names } = input.body;
  return act(
    ctx,
    input,
    async () =>
      correctCandidate(
        ctx,
        candidate ?? 0,
        await checkedInput(CandidateCorrection, names),
        answerNothing,
      ),
    '?done=fieldsSaved',
  );
}

export function tagCommand(
  ctx: ConsoleCtx,
  input: CommandInput<ApplicationTagForm>,
): Promise<ConsoleAnswer> {
  const { candidate } = input.body;
  const tagging = taggingOf(input.body);
  return act(
    ctx,
    input,
    () => tagCandidate(ctx, candidate ?? 0, tagging, answerNothing),
    '?done=fieldsSaved',
  );
}

export function emailCommand(
  ctx: ConsoleCtx,
  input: CommandInput<{ subject: string; body: string }>,
): Promise<ConsoleAnswer> {
  const { subject, body } = input.body;
  return act(
    ctx,
    input,
    async (id) => {
      const email = await checked(NewEmail, { subject, body: htmlOf(body) });
      return sendEmailOnce(ctx, id, email, await formDigest(input.fields));
    },
    '?done=emailSent',
  );
}

export function unrejectCommand(
  ctx: ConsoleCtx,
  input: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  return act(ctx, input, (id) => undoReject(ctx, id), '?done=rejectionUndone');
}

/** The script tells it once the page is shown, so that no prefetch counts. */
export async function viewedCommand(
  ctx: ConsoleCtx,
  { params }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const isFirst = await markApplicationViewed(ctx, params.id('id'));
  return isFirst
    ? { status: 200, html: renderHtml(ViewedNow, { view: ctx.view }) }
    : { status: 204 };
}

/** Throws what the API would answer. */
async function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Promise<z.output<Schema>> {
  const result = await checkInput(schema, value);
  if ('issues' in result) throw new ApiError('invalid_input');
  return result.data;
}

const notices = ['noted', 'emailSent', 'rejectionUndone'] as const;

/** The application that was moved, hired or rejected just now, as the address says. */
function changedId(query: URLSearchParams): number | null {
  return parseMoveValue(query.get('moved') ?? '')?.id ?? numberOrNull(query.get('decided'));
}

type Shown = { query: URLSearchParams; board: Board | null };

/** What was just done, from the address, which anyone can write: known names and numbers only. */
function doneOf(ctx: ConsoleCtx, params: ConsoleParams, { query, board: shown }: Shown): Child {
  const { application: words, board, frame } = wordsFor(ctx.view.language);
  const notice = notices.find((name) => name === query.get('done'));
  if (query.get('done') === 'fieldsSaved') return <span class="said">{frame.saved}</span>;
  if (notice) return <span class="said">{words[notice]}</span>;
  if (!shown) return undefined;
  const moved = parseMoveValue(query.get('moved') ?? '');
  if (!moved) return decisionToast(ctx.view, shown);
  const { stages } = shown;
  const [card] = shown.cards;
  const stage = stages.find(({ id }) => id === moved.to);
  if (!card || !stage) return undefined;
  const name = `${card.firstName} ${card.lastName}`.trim();
  const text = fillText(board.moved, { name, stage: stage.name });
  const undo = {
    action: `${addressOf(ctx, params, params.id('id'))}/undo`,
    name: 'move',
    value: moveValue({ id: moved.id, from: moved.to, to: moved.from }),
  };
  return <Done view={ctx.view} text={text} undo={card.status === 'active' ? undo : undefined} />;
}
