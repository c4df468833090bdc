/** The pages that ask before an application is hired or rejected. */
import { textsOf } from '#console/email-templates/rules.ts';
import type { Typed } from '#console/layout/fields.tsx';
import { formScreen } from '#console/layout/form-screen.tsx';
import type { LoadInput, ScreenProps } from '#console/layout/screen-types.ts';
import { ApiError } from '#errors.ts';
import type { ConsoleCtx, ConsoleParams, ConsoleRoute } from '#http/console.ts';
import { checkInput } from '#lib/check-input.ts';
import {
  hireCard,
  rejectCard,
  showCard,
  showRejection,
} from '#recruiting/pipeline/board/actions.ts';
import { Rejection } from '#recruiting/pipeline/applications/schemas/change.ts';
import { DecidedPage, isDecided } from './decided-page.tsx';
import { HirePage } from './hire-page.tsx';
import { RejectPage } from './reject-page.tsx';
import { applicationPath, boardPath, HIRE, numberOrNull, REJECT } from './rules/addresses.ts';
import { filteredPath, jobFilters } from './rules/filters.ts';

const needs = 'applicants.write';

/** Whom a page asks about, and where; its form sends what its address says. */
function askedOf({ query, sent, refusal }: Omit<LoadInput, 'params'>) {
  const given = (name: string) => sent?.[name] ?? query.get(name) ?? '';
  return {
    id: idOf(given('application')),
    isFromApplication: given('back') === 'application',
    /** Of the board that is gone back to. */
    filters: jobFilters(new URLSearchParams(given('list'))),
    nextId: numberOrNull(given('next')),
    wasSent: refusal !== undefined,
  };
}

function idOf(text: string | undefined): number {
  const id = numberOrNull(text ?? null);
  if (id === null) throw new ApiError('not_found');
  return id;
}

async function loadHiring(ctx: ConsoleCtx, { params, ...input }: LoadInput) {
  const asked = askedOf(input);
  const board = await showCard(ctx, params.ref('job'), asked.id);
  const stage = board.stages.find(({ type }) => type === 'hired');
  return { ...board, ...asked, stage };
}

type Loaded<Load extends (...args: never) => Promise<unknown>> = Awaited<ReturnType<Load>>;

/** A second click, an old page and the key are told what has happened already. */
function HiringPage({ card, form, ...props }: Loaded<typeof loadHiring> & ScreenProps) {
  return isDecided(card) ? (
    <DecidedPage {...props} card={card} nextId={null} note="" />
  ) : (
    <HirePage {...props} card={card} alert={form.alert} />
  );
}

const hiring = formScreen(HIRE, {
  limited: true,
  needs,
  query: ['application', 'back', 'list'],
  load: loadHiring,
  page: HiringPage,
  refusals: () => ({ saysWhy: true }),
});

const hire = hiring.command({
  limited: true,
  needs,
  run: async (ctx, { params, fields }) => {
    const id = idOf(fields['application']);
    await hireCard(ctx, params.ref('job'), id);
    return fields['back'] === 'application'
      ? toApplication(params, id, id)
      : toBoard(params, id, fields['list']);
  },
});

async function loadRejection(ctx: ConsoleCtx, { params, ...input }: LoadInput) {
  const asked = askedOf(input);
  return { ...(await showRejection(ctx, params.ref('job'), asked.id)), ...asked };
}

function RejectionPage({ card, form, ...props }: Loaded<typeof loadRejection> & ScreenProps) {
  const { alert, typed } = form;
  const note = typed['note'] ?? '';
  if (isDecided(card)) return <DecidedPage {...props} card={card} note={note.trim()} />;
  const reason = numberOrNull(typed['reason'] ?? null);
  const { subject, body = '', html = '' } = typed;
  const email = subject === undefined ? null : { subject, body, html };
  const sent = { reason, note, sendsEmail: typed['send_email'] === 'on', email };
  return (
    <RejectPage {...props} card={card} alert={alert} typed={props.wasSent ? sent : undefined} />
  );
}

const rejection = formScreen(REJECT, {
  limited: true,
  needs,
  query: ['application', 'back', 'list', 'next'],
  load: loadRejection,
  page: RejectionPage,
  refusals: ({ frame }, { refusal: { errors } }) => ({
    saysWhy: true,
    ...(Object.keys(errors).length === 0 && { codes: { invalid_input: frame.faults.invalid } }),
  }),
});

const reject = rejection.command({
  limited: true,
  needs,
  run: async (ctx, { params, fields }) => {
    const id = idOf(fields['application']);
    const reason = numberOrNull(fields['reason'] ?? null);
    const note = (fields['note'] ?? '').trim();
    const checked = await checkInput(Rejection, {
      ...(reason !== null && { rejection_reason_id: reason }),
      ...(note !== '' && { note }),
      send_email: fields['send_email'] === 'on',
      ...writtenEmail(fields),
    });
    if ('issues' in checked) throw new ApiError('invalid_input');
    await rejectCard(ctx, params.ref('job'), id, checked.data);
    const nextId = numberOrNull(fields['next'] ?? null);
    return nextId === null
      ? toBoard(params, id, fields['list'])
      : toApplication(params, id, nextId);
  },
});

/** What the email says, where that is not what was shown. */
function writtenEmail(fields: Typed) {
  const { subject, body, shown_subject: shownSubject, shown_body: shownBody } = fields;
  const isSame = subject === shownSubject && breaks(body) === breaks(shownBody);
  if (fields['send_email'] !== 'on' || subject === undefined || isSame) return {};
  return { email: textsOf(fields) };
}

/** A browser sends line breaks its own way. */
function breaks(text: string | undefined): string | undefined {
  return text?.replaceAll(/\r\n?/gu, '\n').trim();
}

/** The board as it was filtered, with what was decided. */
function toBoard(params: ConsoleParams, id: number, list = '') {
  const filters = jobFilters(new URLSearchParams(list));
  const path = boardPath('', { hashId: params.text('job') });
  return { to: filteredPath(path, filters, { decided: String(id) }) };
}

/** Shows an application, and what was decided about this or another one. */
function toApplication(params: ConsoleParams, id: number, shownId: number) {
  const to = applicationPath('', { hashId: params.text('job') }, shownId);
  return { to, query: { decided: String(id) } };
}

export const decisions: readonly ConsoleRoute[] = [hiring, hire, rejection, reject];
