/** The history of an application: bounded where the application is shown, and whole as a list. */
import { expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { Activity } from '#recruiting/pipeline/applications/schemas/activity.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const MOVES = 120;

/** An application that was moved to and fro. */
async function openMoved(): Promise<{ acme: Company; id: number }> {
  const acme = await openCompany();
  const application = await acme.apply();
  const { pipeline } = await acme.showJob({ id: application.job.id });
  const [one, other] = pipeline?.stages ?? [];
  for (let nth = 0; nth < MOVES; nth++) {
    const body = { stage_id: (nth % 2 === 0 ? other : one)?.id };
    // oxlint-disable-next-line no-await-in-loop -- A move follows the one before.
    await acme.recruiter('POST', `/api/candidate-job/update-stage/${application.id}`, body);
  }
  return { acme, id: application.id };
}

async function pageOf(acme: Company, path: string): Promise<Page<Activity>> {
  const { status, body, text } = await acme.viewer<Page<Activity>>('GET', path);
  expect(status, text).toBe(200);
  return body.data;
}

test('an application shows its newest hundred entries, and the list has all of them', async () => {
  const { acme, id } = await openMoved();
  const { history } = await acme.showApplication({ id });
  expect(history).toHaveLength(100);

  const listed: Activity[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const next: string = cursor && `&cursor=${cursor}`;
    // oxlint-disable-next-line no-await-in-loop -- A page follows the one before.
    const page = await pageOf(acme, `/api/candidate-job/history/${id}?max=50${next}`);
    expect(page.total).toBe(MOVES + 1);
    listed.push(...page.data);
    cursor = page.next_cursor;
  }
  expect(listed).toHaveLength(MOVES + 1);
  expect(new Set(listed.map((entry) => entry.id)).size).toBe(MOVES + 1);
  expect(listed.slice(0, 100)).toEqual(history);
  expect(listed.at(-1)).toMatchObject({ kind: 'created', from_stage: null });
});

test('the history of another company, of nobody, or of an erased person is not told', async () => {
  const acme = await openCompany();
  const other = await openCompany();
  const application = await acme.apply();
  const path = `/api/candidate-job/history/${application.id}`;
  expect((await other.admin('GET', path)).status).toBe(404);
  expect((await acme.viewer('GET', '/api/candidate-job/history/12')).status).toBe(404);
  await acme.admin('DELETE', `/api/candidates/erase/${application.candidate_id}`);
  const erased = await acme.viewer<Page<Activity>>('GET', path);
  const shown = await acme.viewer('GET', `/api/candidate-job/show/${application.id}`);
  expect(erased.status).toBe(shown.status);
});
