/**
 * Who sees what somebody else thinks: by access, by whether they are asked, and by whether it is submitted, on every surface that has
 * feedback or could have it.
 */
import { describe, expect, test } from 'vitest';
import type { Role } from '#access.ts';
import type { Feedback, FeedbackRequest } from '#recruiting/interviews/feedback/schemas.ts';
import { newApplicant } from '../support/applying.ts';
import { call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { joinAs, TEAM } from '../support/team.ts';
import { callStateless } from '../support/tools.ts';

const OPINION = 'Zwetschgendatschi';

type Sight = 'all' | 'team' | 'asked' | 'none';

const sights: readonly (readonly [Role, Sight])[] = [
  ['Admin', 'all'],
  ['Recruiter', 'all'],
  ['Viewer', 'all'],
  ['Recruiter', 'team'],
  ['Viewer', 'team'],
  ['Viewer', 'asked'],
  ['Viewer', 'none'],
];
const cases = sights.flatMap(([role, sight]) =>
  (['no', 'open', 'done', 'canceled'] as const).flatMap((asked) =>
    [true, false].map((isSubmitted) => ({ role, sight, asked, isSubmitted })),
  ),
);

type Case = (typeof cases)[number];

/** Who sees only what they are asked about sees nothing where they are not. */
function seesApplication({ sight, asked }: Case): boolean {
  if (sight === 'none') return false;
  return sight !== 'asked' || asked === 'open' || asked === 'done';
}

/** Being asked is sight by itself. */
function isPossible({ sight, asked }: Case): boolean {
  return sight !== 'none' || asked === 'no' || asked === 'canceled';
}

function isShown(one: Case): boolean {
  return one.isSubmitted && seesApplication(one) && one.asked !== 'open';
}

async function memberOf(acme: Company, { role, sight }: Case, jobId: number) {
  const member = await joinAs(acme, role);
  if (sight === 'all') return member;
  const access = { role_type: role, access: 'assigned' };
  await acme.admin('POST', `${TEAM}/update-role/${member.memberId}`, access);
  if (sight === 'team') {
    const members = [{ user_id: member.userId, part: 'hiring_manager' }];
    await acme.admin('POST', `/api/jobs/${jobId}/team`, { members });
  }
  return member;
}

async function openCase(one: Case) {
  const acme = await openCompany();
  const made = await acme.apply({ files: [], email: newApplicant() });
  const about = { candidate_job_id: made.id };
  const member = await memberOf(acme, one, made.job.id);
  if (one.asked !== 'no') {
    const asking = { ...about, user_ids: [member.userId] };
    const path = '/api/feedback-requests/store';
    const [request] = (await acme.admin<FeedbackRequest[]>('POST', path, asking)).body.data;
    if (one.asked === 'canceled')
      await acme.admin('POST', `/api/feedback-requests/cancel/${request?.id}`);
  }
  if (one.asked === 'done') {
    const words = { ...about, rating: 'no' };
    const own = await call<Feedback>(member.token, 'POST', '/api/feedback/store', words);
    await call(member.token, 'POST', `/api/feedback/submit/${own.body.data.id}`);
  }
  const words = { ...about, rating: 'yes', text: OPINION };
  const { data } = (await acme.recruiter<Feedback>('POST', '/api/feedback/store', words)).body;
  if (one.isSubmitted) await acme.recruiter('POST', `/api/feedback/submit/${data.id}`);
  const { candidate_id: candidate } = await acme.showApplication(made);
  return { acme, made, member, candidate, feedback: data.id };
}

describe.each(cases.filter(isPossible))(
  'a $role with access $sight, asked: $asked, submitted: $isSubmitted',
  (one) => {
    test(`sees the opinion of another: ${isShown(one)}`, async () => {
      const { acme, made, member, candidate, feedback } = await openCase(one);
      const get = (path: string) => call(member.token, 'GET', path);
      for (const path of [
        '/api/feedback/index?max=100',
        `/api/feedback/index?candidate_job_id=${made.id}`,
      ]) {
        const list = await get(path);
        expect(list.text.includes(OPINION), path).toBe(isShown(one));
        const { total, data } = list.body.data as { total: number; data: unknown[] };
        expect(total, path).toBe(data.length);
      }
      // Another's is not changed, and nobody learns more by trying.
      for (const path of [`update/${feedback}`, `submit/${feedback}`]) {
        const tried = await call(member.token, 'POST', `/api/feedback/${path}`, {});
        expect([403, 404], path).toContain(tried.status);
        expect(tried.text, path).not.toContain(OPINION);
      }
      const copy = await get(`/api/candidates/export/${candidate}`);
      const isAdmin = one.role === 'Admin' && one.sight === 'all';
      if (!isAdmin) expect(copy.status).toBe(403);
      else if (one.asked === 'open') expect(copy.body).toMatchObject({ code: 'feedback_open' });
      expect(copy.text.includes(OPINION)).toBe(isAdmin && isShown(one));
      for (const path of [
        `/api/candidate-job/show/${made.id}`,
        `/api/candidate-job/history/${made.id}`,
        '/api/events',
        '/api/notifications/index',
        '/api/audit-events',
      ])
        expect((await get(path)).text, path).not.toContain(OPINION);
      for (const [name, given] of [
        ['get_candidate', { application_id: made.id }],
        ['list_my_work', {}],
        ['save_feedback_draft', { application_id: made.id, text: 'Mine.' }],
      ] as const) {
        const { text } = await callStateless(member.token, 'tools/call', {
          name,
          arguments: given,
        });
        if (!isShown(one)) expect(text, name).not.toContain(OPINION);
      }
      if (one.sight !== 'all' || one.asked !== 'no') return;
      // Of the members with a role, who have whole access and are not asked.
      if (one.role === 'Recruiter') return;
      const { open } = await openConsole(acme, one.role);
      const { html } = await open(`/jobs/${made.job.hash_id}/applications/${made.id}`);
      expect(html.includes(OPINION)).toBe(isShown(one));
    });
  },
);
