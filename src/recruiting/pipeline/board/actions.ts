/**
 * Shows the board of a job, a page of a column, what others changed, and the table of its applications; and changes one application
 * of it, whose card is read with the change.
 */
import type { Ctx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import type { Ref } from '#lib/ids.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { REJECTION_KIND } from '#recruiting/pipeline/applications/rules.ts';
import { prepareHiring, STAGE_KIND } from '#recruiting/pipeline/applications/actions/move.ts';
import {
  prepareStageEmail,
  prepareStoppedEmail,
  prepareUsualMove,
  stageEmailPlan,
  stageEmailsPlan,
} from '#recruiting/pipeline/applications/actions/stage-email.ts';
import type { StageEmail } from '#recruiting/pipeline/applications/actions/stage-email.ts';
import { waitingMailsOf } from '#mail/actions/waiting.ts';
import {
  prepareRejection,
  prepareUnrejection,
  rejectionPlan,
} from '#recruiting/pipeline/applications/actions/reject.ts';
import type { RejectionPreview } from '#recruiting/pipeline/applications/actions/reject.ts';
import { mentionable } from '#recruiting/pipeline/applications/actions/mentions.ts';
import { reviewApplication } from '#recruiting/pipeline/applications/actions/review.ts';
import type { ApplicationReview } from '#recruiting/pipeline/applications/actions/review.ts';
import { prepareUndoMove } from '#recruiting/pipeline/applications/actions/undo-move.ts';
import type { ApplicationChange } from '#recruiting/pipeline/applications/actions/write.ts';
import { feedbackPanel } from '#recruiting/interviews/feedback/actions/panel.ts';
import type { FeedbackPanel } from '#recruiting/interviews/feedback/actions/panel.ts';
import { tasksPanel } from '#recruiting/pipeline/tasks/actions/panel.ts';
import type { Task } from '#recruiting/pipeline/tasks/schemas.ts';
import { ownTemplatesPlan } from '#recruiting/pipeline/email-templates/actions.ts';
import type { OwnTemplate } from '#recruiting/pipeline/email-templates/actions.ts';
import type { Move, Rejection } from '#recruiting/pipeline/applications/schemas/change.ts';
import { SCREEN_COUNTED_MAX } from '#recruiting/people/candidates/rules.ts';
import { isFiltered } from '#recruiting/people/people-search/rules.ts';
import { matchesOfStage, nextCursor } from './rules.ts';
import type { CardCursor } from './rules.ts';
import { toBoard, toCards, toChoices, toTable } from './schemas.ts';
import type { Board, BoardCard, Table } from './schemas.ts';
import {
  boardRows,
  cardRows,
  cardsOf,
  changedRows,
  columnRows,
  markViewed,
  sourceNames,
  tableRows,
  tagsPlan,
} from './store/board.ts';
import type { Wanted } from './store/matches.ts';

/** The emails that a toast can stop or undo. */
const WAITING_KINDS = [STAGE_KIND, REJECTION_KIND];

/** Who was moved to which stage just now. */
type Moved = { id: number; to: number } | null;

function emailOf(ctx: Ctx, moved: Moved) {
  return moved ? stageEmailPlan(ctx, moved.id, moved.to) : QueryPlan.of(null);
}

/** `wanted` filters it; `beside` are the cards of these applications, in whichever stage they are. */
export function showBoard(
  ctx: Ctx,
  ref: Ref,
  { wanted, ids = [], moved = null }: { wanted: Wanted; ids?: readonly number[]; moved?: Moved },
): Promise<Board & { beside: BoardCard[] }> {
  const part = partOf(wanted);
  const plan = QueryPlan.all({
    rows: boardRows(ctx, ref, part),
    sources: sourceNames(ctx),
    tags: tagsPlan(ctx),
    beside: ids.length === 0 ? QueryPlan.of([]) : cardsOf(ctx, ref, ids),
    emailsDue: waitingMailsOf(ctx, ids, WAITING_KINDS),
    stageEmail: emailOf(ctx, moved),
  });
  return runPlan(
    ctx,
    QueryPlan.map(plan, ({ rows, sources, tags, beside, emailsDue, stageEmail }) => ({
      ...toBoard(rows),
      emailsDue,
      stageEmail,
      countedMax: countedMaxOf(part, rows.stages),
      choices: toChoices(sources, tags),
      beside: toCards(beside),
    })),
  );
}

/** Null: all of it. */
function partOf(wanted: Wanted): Wanted | null {
  return isFiltered(wanted.filters) || wanted.key !== '' ? wanted : null;
}

function countedMaxOf(part: Wanted | null, stages: readonly unknown[]): number | null {
  return part ? matchesOfStage(stages.length) : null;
}

/** The cards of one stage after the cursor. */
export async function showColumn(
  ctx: Ctx,
  ref: Ref,
  stageId: number,
  { after, wanted }: { after: CardCursor | null; wanted: Wanted },
): Promise<Board> {
  const part = partOf(wanted);
  const rows = await runPlan(ctx, columnRows(ctx, ref, stageId, { after, wanted: part }));
  return { ...toBoard(rows), countedMax: countedMaxOf(part, rows.stages) };
}

/** The cards of these applications, rejected ones too. */
export function showCards(ctx: Ctx, ref: Ref, ids: readonly number[]): Promise<Board> {
  return runPlan(ctx, cardsPlan(ctx, ref, ids));
}

function cardsPlan(
  ctx: Ctx,
  ref: Ref,
  ids: readonly number[],
  moved: Moved = null,
): QueryPlan<Board> {
  const plan = QueryPlan.all({
    rows: cardRows(ctx, ref, ids),
    emailsDue: waitingMailsOf(ctx, ids, WAITING_KINDS),
    stageEmail: emailOf(ctx, moved),
  });
  return QueryPlan.map(plan, ({ rows, ...emails }) => ({ ...toBoard(rows), ...emails }));
}

/** An application as a recruiter reviews it, and the card of one that was changed just now. `moves`: for members who may move it. */
export async function reviewWithCard(
  ctx: Ctx,
  id: number,
  { changed, moves }: { changed: { ref: Ref; id: number; moved: Moved } | null; moves: boolean },
): Promise<{
  review: ApplicationReview;
  board: Board | null;
  templates: OwnTemplate[];
  feedback: FeedbackPanel;
  tasks: Task[];
  /** Who can be mentioned in a note. */
  mentionable: { id: number; name: string }[];
  /** That a move can send. */
  stageEmails: StageEmail[];
}> {
  const plan = QueryPlan.all({
    board: changed ? cardsPlan(ctx, changed.ref, [changed.id], changed.moved) : QueryPlan.of(null),
    templates: ownTemplatesPlan(ctx),
    feedback: feedbackPanel(ctx, id),
    tasks: tasksPanel(ctx, { applicationId: id }),
    mentionable: mentionable(ctx, id),
    stageEmails: moves ? stageEmailsPlan(ctx, id) : QueryPlan.of([]),
  });
  const { review, more } = await reviewApplication(ctx, id, plan);
  return { review, ...more };
}

type OneCard = Board & { card: BoardCard };

/** 404 for an application of another job. */
export async function showCard(ctx: Ctx, ref: Ref, id: number): Promise<OneCard> {
  return withCard(await showCards(ctx, ref, [id]));
}

function withCard(board: Board): OneCard {
  const [card] = board.cards;
  if (!card) throw new ApiError('not_found');
  return { ...board, card };
}

/** The card of an application, with what rejecting it would send. */
export async function showRejection(
  ctx: Ctx,
  ref: Ref,
  id: number,
): Promise<OneCard & RejectionPreview> {
  const plan = QueryPlan.all({
    board: cardsPlan(ctx, ref, [id]),
    preview: rejectionPlan(ctx, id),
  });
  const { board, preview } = await runPlan(ctx, plan);
  return { ...withCard(board), ...preview };
}

/** With the email of the stage, where `sends` says so, or the member sent it with the last move. */
export async function moveCard(
  ctx: Ctx,
  ref: Ref,
  id: number,
  input: Omit<Move, 'email'> & { sends?: boolean | undefined },
): Promise<Board> {
  const change = await prepareUsualMove(ctx, id, input, assertOf(ref));
  return commitCard(ctx, ref, id, change, { id, to: input.stage_id });
}

/** Sends the email of the stage that the application is in, or stops the one that waits. */
export async function emailCard(
  ctx: Ctx,
  ref: Ref,
  id: number,
  { stageId, sends }: { stageId: number; sends: boolean },
): Promise<Board> {
  const prepare = sends ? prepareStageEmail : prepareStoppedEmail;
  const change = await prepare(ctx, id, stageId, assertOf(ref));
  return commitCard(ctx, ref, id, change, { id, to: stageId });
}

/** `from` is the stage it was moved to, `to` the one it returns to. */
export async function undoMoveOfCard(
  ctx: Ctx,
  ref: Ref,
  id: number,
  stages: { from: number; to: number },
): Promise<Board> {
  return commitCard(ctx, ref, id, await prepareUndoMove(ctx, id, stages, assertOf(ref)));
}

export async function hireCard(ctx: Ctx, ref: Ref, id: number): Promise<Board> {
  return commitCard(ctx, ref, id, await prepareHiring(ctx, id, assertOf(ref)));
}

export async function rejectCard(ctx: Ctx, ref: Ref, id: number, input: Rejection): Promise<Board> {
  return commitCard(ctx, ref, id, await prepareRejection(ctx, id, input, assertOf(ref)));
}

export async function undoRejectionOfCard(ctx: Ctx, ref: Ref, id: number): Promise<Board> {
  return commitCard(ctx, ref, id, await prepareUnrejection(ctx, id, assertOf(ref)));
}

/** Returns the card as it is after the change; null changes nothing. Who changes an application has looked at it. */
function commitCard(
  ctx: Ctx,
  ref: Ref,
  id: number,
  change: ApplicationChange | null,
  moved: Moved = null,
): Promise<Board> {
  const answer = cardsPlan(ctx, ref, [id], moved);
  if (!change) return runPlan(ctx, answer);
  return commit(ctx, { ...change, writes: [...change.writes, markViewed(ctx, id)], answer });
}

/** Throws 404 for an application of another job. */
function assertOf(ref: Ref): (facts: { job: { id: number; hashId: string } }) => void {
  return ({ job }) => {
    const isOf = 'id' in ref ? ref.id === job.id : ref.hashId === job.hashId;
    if (!isOf) throw new ApiError('not_found');
  };
}

/** What changed after the cursor and matches, and the cursor for what changes next. */
export function showChanges(
  ctx: Ctx,
  ref: Ref,
  { after, wanted }: { after: CardCursor; wanted: Wanted },
): Promise<Board & { next: CardCursor }> {
  const part = partOf(wanted);
  const plan = QueryPlan.map(changedRows(ctx, ref, { after, wanted: part }), (rows) => ({
    ...toBoard({ ...rows, cards: rows.cards.filter((card) => card.is_match === 1) }),
    countedMax: countedMaxOf(part, rows.stages),
    next: nextCursor(toCards(rows.cards), ctx.now),
  }));
  return runPlan(ctx, plan);
}

/** A page of the job's applications that match. */
export function showTable(ctx: Ctx, ref: Ref, paging: Paging, wanted: Wanted): Promise<Table> {
  const countedMax = ctx.isAssigned || partOf(wanted) ? SCREEN_COUNTED_MAX : null;
  const plan = tableRows(ctx, ref, paging, { ...wanted, countedMax });
  return runPlan(
    ctx,
    QueryPlan.map(plan, (rows) => ({ ...toTable(rows, paging), countedMax })),
  );
}
