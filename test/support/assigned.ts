/** A company with a member whose access is limited to the applications of one of its two jobs. */
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import { openCompany } from './company.ts';
import type { Company } from './company.ts';
import { signedIn } from './oauth.ts';
import { joinAs, memberIdOf, TEAM } from './team.ts';

export async function assignedCompany() {
  const acme = await openCompany();
  const [job, otherJob] = [await acme.postJob({ title: 'Baker' }), await acme.postJob()];
  const own = await acme.apply({ job_id: String(job.id), first_name: 'Own' });
  const foreign = await acme.apply({
    job_id: String(otherJob.id),
    first_name: 'Foreign',
    email: 'foreign@people.example',
  });
  const limited = await joinAs(acme, 'Recruiter');
  const changed = await acme.admin('POST', `${TEAM}/update-role/${limited.memberId}`, {
    role_type: 'Recruiter',
    access: 'assigned',
  });
  expect(changed.status, changed.text).toBe(200);
  const members = [{ user_id: limited.userId, part: 'hiring_manager' }];
  const placed = await acme.recruiter('POST', `/api/jobs/${job.id}/team`, { members });
  expect(placed.status, placed.text).toBe(200);
  return { acme, job, otherJob, own, foreign, limited };
}

/** Limits the Recruiter of the company to a job, and signs them in. */
export async function limitRecruiter(company: Company, job: { id: number }): Promise<Browser> {
  const userId = await company.user('Recruiter');
  const path = `${TEAM}/update-role/${await memberIdOf(company, userId)}`;
  await company.admin('POST', path, { role_type: 'Recruiter', access: 'assigned' });
  const members = [{ user_id: userId, part: 'hiring_manager' }];
  const placed = await company.admin('POST', `/api/jobs/${job.id}/team`, { members });
  expect(placed.status, placed.text).toBe(200);
  return signedIn(company, 'Recruiter');
}
