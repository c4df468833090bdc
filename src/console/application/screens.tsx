/** The page of an application, and what is done there. */
import { moveValue, numberOrNull, parseMoveValue } from '#console/board/rules/addresses.ts';
import { MoveForm, UnrejectForm } from '#console/board/schemas.ts';
import { typedBody } from '#console/email-templates/rules.ts';
import { customChange } from '#console/fields/rules/values.ts';
import type { Typed } from '#console/layout/fields.tsx';
import { formScreen } from '#console/layout/form-screen.tsx';
import { formDigest } from '#console/layout/once.ts';
import { taggingOf } from '#console/people/rules.ts';
import { doTask } from '#console/tasks/do-task-screens.ts';
import { answerNothing } from '#data/commit.ts';
import { ApiError } from '#errors.ts';
import { checkedInput, command, screen } from '#http/console.ts';
import type {
  CommandInput,
  ConsoleAnswer,
  ConsoleCtx,
  ConsoleParams,
  ConsoleRoute,
} from '#http/console.ts';
import { htmlOf } from '#lib/html.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { takeAsCv } from '#recruiting/people/candidates/actions/documents.ts';
import { correctCandidate } from '#recruiting/people/candidates/actions/correct.ts';
import { tagCandidate } from '#recruiting/people/candidates/actions/tag.ts';
import { CandidateCorrection } from '#recruiting/people/candidates/schemas/correction.ts';
import { changeApplication } from '#recruiting/pipeline/applications/actions/change.ts';
import { undoReject } from '#recruiting/pipeline/applications/actions/reject.ts';
import {
  markApplicationViewed,
  noteFirstView,
} from '#recruiting/pipeline/applications/actions/review.ts';
import { undoMove } from '#recruiting/pipeline/applications/actions/undo-move.ts';
import {
  addNoteOnce,
  filledTemplate,
  sendEmailOnce,
} from '#recruiting/pipeline/applications/actions/write.ts';
import { ApplicationChange, NewNote } from '#recruiting/pipeline/applications/schemas/change.ts';
import { NewEmail } from '#recruiting/pipeline/applications/schemas/emails.ts';
import { retryEmail, stopEmail } from '#recruiting/pipeline/emails/actions.ts';
import { emailCard, moveCard, reviewWithCard } from '#recruiting/pipeline/board/actions.ts';
import { ApplicationPage, ViewedNow } from './application-page.tsx';
import { documentScreen } from './document-screens.ts';
import { answerSubject, APPLICATION, DOCUMENT, changedId, typedNote } from './rules.ts';
import { ApplicationTagForm, MoveApplicationForm, NameForm } from './schemas.ts';
import { doneOf, pathOf } from './toast-parts.tsx';

const page = formScreen(APPLICATION, {
  limited: true,
  needs: 'applicants.read',
  query: ['moved', 'decided', 'done', 'template', 'reply'],
  load: async (ctx, { params, query, refusal }) => {
    const changed = changedId(query);
    const moved = parseMoveValue(query.get('moved') ?? '');
    const shown = changed === null ? null : { ref: params.ref('job'), id: changed, moved };
    // A page that is shown again for what was refused costs no more: its next move does what the last one did.
    const moves = ctx.view.can('applicants.write') && !refusal;
    const loaded = await reviewWithCard(ctx, params.id('id'), { changed: shown, moves });
    const { review, templates } = loaded;
    // The address names the job, so that the page stands below it.
    if (!isOfJob(review.application.job, params)) throw new ApiError('not_found');
    const chosen = numberOrNull(query.get('template'));
    const begun = chosen !== null && templates.some(({ id }) => id === chosen);
    const email = begun ? await filledTemplate(ctx, params.id('id'), chosen) : null;
    const answered = review.application.emails.find(({ id }) => String(id) === query.get('reply'));
    return { ...loaded, email, answered };
  },
  page: ApplicationPage,
  typed: ({ email: begun, answered }) => {
    if (begun) return { subject: begun.subject, ...typedBody(begun.body) };
    return answered ? { subject: answerSubject(answered.subject) } : {};
  },
  toast: (ctx, { params, query, loaded }) => doneOf(ctx, params, query, loaded.board),
  refusals: () => ({ saysWhy: true, fieldOf: (path) => path }),
});

function isOfJob(job: { id: number; hash_id: string }, params: ConsoleParams): boolean {
  const ref = params.ref('job');
  return 'id' in ref ? ref.id === job.id : ref.hashId === job.hash_id;
}

const needs = 'applicants.write';
const open = { needs, limited: true } as const;

/** Who acts on it has looked at it, with a script or without. */
async function noteView(ctx: ConsoleCtx, params: ConsoleParams, fields: Typed): Promise<void> {
  if (fields['unviewed'] !== undefined) await noteFirstView(ctx, params.id('id'));
}

/** Leads to the next candidate, where there is one. */
const moveOn = page.command({
  path: `${APPLICATION}/move`,
  ...open,
  body: MoveApplicationForm,
  run: async (ctx, { params, body }) => {
    const id = params.id('id');
    const [from, to] = [body.from ?? 0, body.to ?? 0];
    const isShown = body.emails.split(' ').includes(String(to));
    const sends = isShown ? body[`send.${to}`] === 'on' : undefined;
    await moveCard(ctx, params.ref('job'), id, { stage_id: to, from_stage_id: from, sends });
    return {
      to: pathOf(params, body.next ?? id),
      query: { moved: moveValue({ id, from, to }) },
    };
  },
});

/** What the toast of a move offers, of another candidate too: the email of the stage after all, or not. */
const emailCommands = (['send', 'stop'] as const).map((what) =>
  page.command({
    path: `${APPLICATION}/${what}-email`,
    ...open,
    body: MoveForm,
    run: async (ctx, { params, body: { move: moved } }) => {
      const asked = { stageId: moved.to, sends: what === 'send' };
      await emailCard(ctx, params.ref('job'), moved.id, asked);
      return { to: APPLICATION, query: { moved: moveValue(moved) } };
    },
  }),
);

/** Takes back the move of another candidate too: that of the toast. */
const moveBack = page.command({
  path: `${APPLICATION}/undo`,
  ...open,
  body: MoveForm,
  run: async (ctx, { params, body, fields }) => {
    const { id, from, to } = body.move;
    await undoMove(ctx, id, { from, to });
    await noteView(ctx, params, fields);
    return { to: pathOf(params, id) };
  },
});

const note = page.command({
  path: `${APPLICATION}/note`,
  ...open,
  run: async (ctx, { params, fields }) => {
    const written = await checkedInput(NewNote, typedNote(fields));
    await addNoteOnce(ctx, params.id('id'), written, await formDigest(fields));
    await noteView(ctx, params, fields);
    return { to: APPLICATION, done: 'noted' };
  },
});

/** Custom fields: what is left empty is cleared. */
const changeFields = page.command({
  path: `${APPLICATION}/fields`,
  ...open,
  run: async (ctx, { params, fields }) => {
    const change = await checkedInput(ApplicationChange, customChange(fields));
    await changeApplication(ctx, params.id('id'), change);
    await noteView(ctx, params, fields);
    return { to: APPLICATION, done: 'fieldsSaved' };
  },
});

/** The record of the person takes the name that was typed with this application. */
const takeName = page.command({
  path: `${APPLICATION}/name`,
  needs,
  body: NameForm,
  run: async (ctx, { params, body: { candidate, ...names }, fields }) => {
    const change = await checkedInput(CandidateCorrection, names);
    await correctCandidate(ctx, candidate ?? 0, change, answerNothing);
    await noteView(ctx, params, fields);
    return { to: APPLICATION, done: 'fieldsSaved' };
  },
});

const tag = page.command({
  path: `${APPLICATION}/tags`,
  needs,
  body: ApplicationTagForm,
  run: async (ctx, { params, body, fields }) => {
    await tagCandidate(ctx, body.candidate ?? 0, taggingOf(body), answerNothing);
    await noteView(ctx, params, fields);
    return { to: APPLICATION, done: 'fieldsSaved' };
  },
});

const email = page.command({
  path: `${APPLICATION}/email`,
  ...open,
  run: async (ctx, { params, fields }) => {
    const { subject = '', body = '', html } = fields;
    const input = { subject, body: html === 'on' ? body : htmlOf(body) };
    const written = await checkedInput(NewEmail, input);
    await sendEmailOnce(ctx, params.id('id'), written, await formDigest(fields));
    await noteView(ctx, params, fields);
    return { to: APPLICATION, done: 'emailSent' };
  },
});

/** Of the history: an email that waits is stopped, one that failed is sent again, and a document is taken as the CV. */
const emailChanges = (
  [
    ['emails/stop', stopEmail, 'emailStopped'],
    ['emails/retry', retryEmail, 'emailRetried'],
    ['documents/cv', (ctx, id) => takeAsCv(ctx, id, answerNothing), 'cvChosen'],
  ] as readonly [string, (ctx: ConsoleCtx, id: number) => Promise<unknown>, string][]
).map(([what, change, done]) =>
  page.command({
    path: `${APPLICATION}/${what}`,
    ...open,
    typesNothing: true,
    run: async (ctx, { params, fields }) => {
      await change(ctx, numberOrNull(fields['email'] ?? null) ?? 0);
      await noteView(ctx, params, fields);
      return { to: APPLICATION, done };
    },
  }),
);

/** Of another candidate too: that of the toast, who is shown then. */
const unreject = page.command({
  path: `${APPLICATION}/unreject`,
  ...open,
  body: UnrejectForm,
  run: async (ctx, { params, body, fields }) => {
    const id = body.application ?? params.id('id');
    await undoReject(ctx, id);
    await noteView(ctx, params, fields);
    return { to: pathOf(params, id), done: 'rejectionUndone' };
  },
});

/** The script tells it once the page is shown, so that no prefetch counts. */
async function markViewed(
  ctx: ConsoleCtx,
  { params }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const isFirst = await markApplicationViewed(ctx, params.id('id'));
  return isFirst
    ? { status: 200, html: renderHtml(ViewedNow, { view: ctx.view }) }
    : { status: 204 };
}

export const application: readonly ConsoleRoute[] = [
  page,
  moveOn,
  ...emailCommands,
  moveBack,
  note,
  changeFields,
  takeName,
  tag,
  email,
  ...emailChanges,
  doTask(page, { path: `${APPLICATION}/do-task`, to: APPLICATION }),
  unreject,
  command(
    `${APPLICATION}/viewed`,
    { needs: 'applicants.read', limited: true, of: APPLICATION },
    markViewed,
  ),
  screen(DOCUMENT, 'applicants.read', documentScreen, [], true),
];
