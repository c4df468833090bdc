/** The page that assigns a person to a job. */
import { applicationPath } from '#console/board/rules/addresses.ts';
import { formScreen } from '#console/layout/form-screen.tsx';
import { checkedInput } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { previewAssignment } from '#recruiting/people/candidates/actions/record.ts';
import { assignUnseen } from '#recruiting/pipeline/applications/actions/assign.ts';
import { Assignment } from '#recruiting/pipeline/applications/schemas/create.ts';
import { AssignPage } from './assign-page.tsx';
import { ASSIGN } from './rules.ts';

const needs = 'applicants.write';

const page = formScreen(ASSIGN, {
  needs,
  query: ['q'],
  load: async (ctx, { params, query, sent }) => {
    const words = (sent?.['q'] ?? query.get('q') ?? '').trim().slice(0, STRING_LENGTH_MAX);
    return { ...(await previewAssignment(ctx, params.id('candidate'), words)), words };
  },
  page: AssignPage,
  refusals: ({ frame }) => ({ codes: { invalid_input: frame.faults.summary }, saysWhy: true }),
});

const assign = page.command({
  needs,
  run: async (ctx, { params, fields: { job = '' } }) => {
    const wanted = { candidate_id: params.id('candidate'), job_id: job };
    const id = await assignUnseen(ctx, await checkedInput(Assignment, wanted));
    return { to: applicationPath('', { hashId: job }, id) };
  },
});

export const assignScreens: readonly ConsoleRoute[] = [page, assign];
