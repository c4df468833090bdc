/** The meetings of an application: scheduled, changed and canceled by the actions of the API. */
import { applicationPath } from '#console/board/rules/addresses.ts';
import { APPLICATION } from '#console/application/rules.ts';
import { formScreen } from '#console/layout/form-screen.tsx';
import { formDigest } from '#console/layout/once.ts';
import { makeOnce } from '#data/made-once.ts';
import type { LoadInput } from '#console/layout/screen-types.ts';
import { inputOf, momentText, numberFaults, typedOf } from '#console/layout/shapes.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { ApiError } from '#errors.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleCtx, ConsoleParams, ConsoleRoute, ConsoleView } from '#http/console.ts';
import { shapesOf } from '#lib/field-shapes.ts';
import { once } from '#lib/lazy.ts';
import {
  commitCancellation,
  commitChange,
  loadMeeting,
  schedule,
  showMeetingById,
} from '#recruiting/interviews/meetings/actions/manage.ts';
import { DURATION_MINUTES_DEFAULT } from '#recruiting/interviews/meetings/rules.ts';
import { MeetingChange, NewMeeting } from '#recruiting/interviews/meetings/schemas.ts';
import { showApplicationById } from '#recruiting/pipeline/applications/actions/detail.ts';
import { CancelMeetingPage, MeetingPage } from './meeting-page.tsx';
import { CANCEL_MEETING, MEETING, NEW_MEETING } from './rules.ts';

const needs = 'applicants.write';

const kinds = { start_time: 'moment', attendees: 'lines' } as const;
const common = ['title', 'start_time', 'duration'];
const beside = ['attendees', 'description'];
const newShapes = once(() =>
  shapesOf(NewMeeting, { names: [...common, 'type', ...beside], kinds }),
);
const shapes = once(() => shapesOf(MeetingChange, { names: [...common, ...beside], kinds }));

function refusals({ meeting: { faults } }: ConsoleWords, { view }: { view: ConsoleView }) {
  return {
    texts: { ...numberFaults(view, newShapes()), ...faults },
    codes: { meeting_begun: faults.begun, meeting_canceled: faults.canceled },
  };
}

/** The address of the application, below the company. */
function addressOf(params: ConsoleParams): string {
  return applicationPath('', { hashId: params.text('job') }, params.id('id'));
}

const creation = formScreen(NEW_MEETING, {
  limited: true,
  needs,
  load: async (ctx, { params }) => {
    const {
      first_name: first,
      last_name: last,
      job,
    } = await showApplicationById(ctx, params.id('id'));
    if (job.hash_id !== params.text('job')) throw new ApiError('not_found');
    return {
      address: addressOf(params),
      meeting: null,
      name: `${first} ${last}`.trim(),
      shapes: newShapes(),
      timezone: ctx.view.timezone,
    };
  },
  page: MeetingPage,
  typed: ({ timezone }) => ({
    ...typedOf(newShapes(), { duration: DURATION_MINUTES_DEFAULT, type: 'google_meet' }),
    timezone,
  }),
  refusals,
});
const create = creation.command({
  limited: true,
  needs,
  run: async (ctx, { params, fields }) => {
    const { timezone } = fields;
    const about = { candidate_job_id: params.id('id'), timezone };
    const input = await checkedInput(NewMeeting, { ...inputOf(newShapes(), fields), ...about });
    await makeOnce(ctx, await formDigest(fields), (alsoWrite) => schedule(ctx, input, alsoWrite));
    return { to: APPLICATION, done: 'met' };
  },
});

/** What changing or canceling a meeting reads first, where it is one of this application. */
async function loadOwn(ctx: ConsoleCtx, { params }: Pick<LoadInput, 'params'>) {
  const loaded = await loadMeeting(ctx, params.id('meeting'));
  if (loaded.meeting.applicationId !== params.id('id')) throw new ApiError('not_found');
  return loaded;
}

/** A meeting of this application. */
async function load(ctx: ConsoleCtx, { params }: LoadInput) {
  const meeting = await showMeetingById(ctx, params.id('meeting'));
  if (meeting.candidate_job_id !== params.id('id')) throw new ApiError('not_found');
  const { timezone } = meeting;
  return { address: addressOf(params), meeting, name: null, shapes: shapes(), timezone };
}

const one = formScreen(MEETING, {
  limited: true,
  needs,
  load,
  page: MeetingPage,
  typed: ({ meeting, timezone }) => ({
    ...typedOf(shapes(), { ...meeting, start_time: momentText(meeting.start_time, timezone) }),
    timezone,
  }),
  refusals,
});
const change = one.command({
  limited: true,
  needs,
  run: async (ctx, input) => {
    const { timezone } = input.fields;
    const changed = await checkedInput(MeetingChange, {
      ...inputOf(shapes(), input.fields),
      timezone,
    });
    await commitChange(ctx, await loadOwn(ctx, input), changed);
    return { to: APPLICATION, done: 'meetingChanged' };
  },
});

const cancellation = formScreen(CANCEL_MEETING, {
  needs,
  limited: true,
  load,
  page: CancelMeetingPage,
  refusals,
});
const call = cancellation.command({
  limited: true,
  needs,
  typesNothing: true,
  run: async (ctx, input) => {
    await commitCancellation(ctx, await loadOwn(ctx, input));
    return { to: APPLICATION, done: 'meetingCanceled' };
  },
});

/** In the order in which paths are matched. */
export const meetings: readonly ConsoleRoute[] = [
  creation,
  create,
  one,
  change,
  cancellation,
  call,
];
