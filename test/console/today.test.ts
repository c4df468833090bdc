/** Today: what needs somebody, for those who may see it, and the first steps of a new company. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tenantContext } from '#context.ts';
import { companies } from '#data/tables/companies.ts';
import { DAY_MS } from '#lib/time.ts';
import { requestErasure } from '#recruiting/people/data-requests/actions.ts';
import { showToday } from '#recruiting/pipeline/today/actions.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { holdCandidate } from '../records/candidates.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { meteredStore } from '../support/metered.ts';
import { db, operator } from '../support/operator.ts';

/** The text of the section that this heading names. */
function section(html: string, id: string): string {
  const [, found = ''] =
    new RegExp(`<section[^>]*aria-labelledby="${id}">(.*?)</section>`, 'su').exec(html) ?? [];
  return found;
}

async function openToday(company: Company, role: 'Recruiter' | 'Admin' | 'Viewer' = 'Recruiter') {
  const { open, send, root } = await openConsole(company, role);
  return { show: async () => (await open('')).html, send, root };
}

describe('Today', () => {
  test('says that nothing needs anybody, where nothing does', async () => {
    const { show } = await openToday(await openCompany());
    const html = await show();
    expect(html).toContain('You’re all caught up.');
    expect(html).toMatch(/aria-current="page"[^>]*>.*?<span>Today/u);
  });

  test('lists jobs whose applications nobody has looked at, until somebody does', async () => {
    const company = await openCompany();
    const job = await company.postJob({ title: 'Nurse <b>' });
    const ada = await company.apply({
      job_id: String(job.id),
      first_name: 'Ada',
      last_name: '<i>',
    });
    const joan = await company.apply({ job_id: String(job.id), first_name: 'Joan' });
    await company.recruiter('POST', `/api/candidate-job/reject/${joan.id}`, {});
    const { show, send, root } = await openToday(company);
    const page = `/jobs/${job.hash_id}/applications/${ada.id}`;
    const html = section(await show(), 'unviewed');
    expect(html).toContain(`href="${root}${page}"`);
    expect(html).toContain('Nurse &lt;b&gt;');
    expect(html).toContain('1 new');
    expect(html).toContain('aria-label="Review 1 new: Nurse &lt;b&gt;"');
    expect(html).toContain('Show all 1');
    await send(page, `${page}/viewed`, {}, { 'x-parts': '1' });
    expect(await show()).toContain('You’re all caught up.');
  });

  test('lists who has been in a stage for longer than it allows', async () => {
    const company = await openCompany();
    const job = await company.postJob();
    const ada = await company.apply({ job_id: String(job.id), first_name: 'Ada' });
    const stay = async (days: number) => {
      const since = Date.now() - days * DAY_MS;
      await db.run(sql`update applications set stage_since = ${since} where id = ${ada.id}`);
    };
    const { show } = await openToday(company, 'Viewer');
    await stay(6);
    expect(section(await show(), 'late')).toContain('No one has waited too long.');
    await stay(8);
    expect(section(await show(), 'late')).toMatch(/Ada.*Screening.*8 d.*limit 7/su);
    await db.run(sql`update stages set days_limit = 10 where id = ${ada.stage_id}`);
    expect(section(await show(), 'late')).not.toMatch(/\bAda\b/u);
  });

  test('lists the meetings of the day, in the time zone of the member', async () => {
    setClock(Date.UTC(2027, 2, 3, 22, 30));
    const company = await openCompany();
    const ada = await company.apply({ first_name: 'Ada' });
    const at = (start_time: string, title: string) =>
      company.schedule({ candidate_job_id: ada.id, start_time, title });
    await at('2027-03-03T23:15:00Z', 'Late call');
    await at('2027-03-04T08:00:00Z', 'Morning call');
    const { show } = await openToday(company);
    const utc = section(await show(), 'meetings');
    expect(utc).toMatch(/11:15\sPM.*Ada.*Late call/su);
    expect(utc).not.toContain('Morning call');
    const userId = await company.user('Recruiter');
    await db.run(sql`update users set timezone = 'Europe/Berlin' where id = ${userId}`);
    const berlin = section(await show(), 'meetings');
    expect(berlin).not.toContain('Morning call');
    await db.run(sql`update users set timezone = 'Asia/Tokyo' where id = ${userId}`);
    expect(section(await show(), 'meetings')).toMatch(/Late call.*Morning call/su);
  });

  test('lists what failed or runs out', async () => {
    const company = await openCompany();
    const job = await company.postJob({ title: 'Baker', status: 'Live' });
    const ada = await company.apply({ job_id: String(job.id), first_name: 'Ada' });
    await company.recruiter('POST', `/api/candidate-job/send-email/${ada.id}`, {
      subject: 'Hello',
      body: '<p>Hello</p>',
    });
    await db.run(
      sql`update mails set status = 'failed', next_attempt_at = null where application_id = ${ada.id}`,
    );
    const hook = await company.hook();
    await db.run(sql`update webhooks set failing_since = ${Date.now()} where id = ${hook.id}`);
    await holdCandidate(company, ada.candidate_id);
    await requestErasure(tenantContext(operator(), company.id), ada.candidate_id);
    await db.run(
      sql`update data_requests set due_at = ${Date.now() - DAY_MS} where company_id = ${company.id}`,
    );
    const recruiter = section(await (await openToday(company)).show(), 'attention');
    expect(recruiter).toMatch(/Email to Ada Lovelace failed/u);
    expect(recruiter).not.toContain('Webhooks');
    expect(recruiter).not.toContain('Requests');
    const admin = await openToday(company, 'Admin');
    const html = section(await admin.show(), 'attention');
    expect(html).toMatch(
      new RegExp(`${admin.root}/webhooks/${hook.id}"[^>]*><bdi>[^<]*${hook.name}`, 'u'),
    );
    expect(html).toMatch(
      new RegExp(`${admin.root}/candidates/${ada.candidate_id}".*Overdue`, 'su'),
    );
  });

  test('lists emails that wait, with the way to stop them, and those that were stopped', async () => {
    setClock(Date.UTC(2027, 2, 3, 10));
    const company = await openCompany();
    const ada = await company.apply({ first_name: 'Ada', last_name: 'L', files: [] });
    const { show, send, root } = await openToday(company);
    expect(section(await show(), 'emails')).toBe('');
    await company.recruiter('POST', `/api/candidate-job/reject/${ada.id}`, {});
    const waiting = section(await show(), 'emails');
    expect(waiting).toMatch(/Ada L.*The email goes out at 11:00/su);
    expect(waiting).toContain(`action="${root}/today/stop-email"`);
    const [, email = ''] = /name="email" value="(\d+)"/u.exec(waiting) ?? [];
    expect((await send('', '/today/stop-email', { email })).status).toBe(303);
    const stopped = section(await show(), 'emails');
    expect(stopped).toMatch(/Ada L.*Stopped/su);
    expect(stopped).not.toContain('/today/stop-email');
    expect(section(await (await openToday(company, 'Viewer')).show(), 'emails')).toMatch(
      /Stopped/u,
    );
    setClock(Date.UTC(2027, 2, 4, 11));
    expect(section(await (await openToday(company)).show(), 'emails')).toBe('');
  });

  test('lists jobs that are about to expire, and no longer those that have', async () => {
    const company = await openCompany();
    const now = Date.now();
    setClock(now);
    await company.postJob({ title: 'Baker', status: 'Live' });
    const { show } = await openToday(company);
    expect(section(await show(), 'attention')).toBe('');
    setClock(now + 31 * DAY_MS);
    const later = await openToday(company);
    expect(section(await later.show(), 'attention')).toMatch(/Baker.*Expires/su);
    setClock(now + 36 * DAY_MS);
    expect(await (await openToday(company)).show()).not.toContain('Baker');
  });

  test('reads less than 1,000 rows, however many wait', async () => {
    const company = await openCompany();
    const ada = await company.apply({ first_name: 'Ada' });
    const before = Date.now() - 20 * DAY_MS;
    await db.run(sql`insert into candidates (id, company_id, email, email_key, first_name, last_name, created_at, updated_at)
      select ${ada.candidate_id} + value, company_id, '', 'none ' || value || ${company.id}, 'Ada', value, created_at, updated_at
      from candidates, (select key + 1 as value from json_each(${JSON.stringify(Array.from({ length: 600 }, () => 0))}))
      where id = ${ada.candidate_id}`);
    await db.run(sql`insert into applications (id, company_id, candidate_id, job_id, stage_id, stage_since, status, source, source_id, created_at, updated_at)
      select a.id + p.id - ${ada.candidate_id}, a.company_id, p.id, a.job_id, a.stage_id, ${before}, 'active', 'api', 0, a.created_at, a.updated_at
      from applications a join candidates p on p.company_id = a.company_id and p.id > a.candidate_id where a.id = ${ada.id}`);
    const { db: metered, spent } = meteredStore();
    const ctx = { ...tenantContext(operator(), company.id), db: metered };
    const sight = { company: true, applicants: true, posts: true, webhooks: true, requests: true };
    const day = { from: new Date(), to: new Date(Date.now() + DAY_MS) };
    const { reviews, late } = await showToday(ctx, sight, day);
    expect([reviews.count, reviews.lines.length]).toEqual([100, 1]);
    expect(reviews.lines[0]).toMatchObject({ count: 100, isCapped: true });
    expect([late.count, late.lines.length]).toEqual([100, 6]);
    expect(spent()).toBeLessThan(1000);
    // The pages behind the counts list each of them once; Ada has just come to her stage.
    const { open, root } = await openConsole(company, 'Viewer');
    for (const [name, list, count] of [
      ['unviewed', '/new-applications', 601],
      ['late', '/waiting', 600],
    ] as const) {
      expect(section((await open('')).html, name)).toContain(`href="${root}${list}"`);
      const shown: string[] = [];
      for (let path = list as string; path !== '';) {
        const { html } = await open(path);
        shown.push(...[...html.matchAll(/\/applications\/(\d+)"/gu)].map(([, id = '']) => id));
        const [, next = ''] = /href="([^"]+)" rel="next"/u.exec(html) ?? [];
        path = next.replace(root, '');
      }
      expect([shown.length, new Set(shown).size], list).toEqual([count, count]);
    }
  });

  test('puts the job with the most new applications first, and opens the latest of each', async () => {
    const company = await openCompany();
    const jobs = [];
    for (const [title, people] of [
      ['One', 1],
      ['Many', 5],
      ['Two', 2],
    ] as const) {
      const job = await company.postJob({ title });
      const ids: number[] = [];
      for (let n = 0; n < people; n++)
        ids.push((await company.apply({ job_id: String(job.id) })).id);
      jobs.push({ title, hash: job.hash_id, latest: ids.at(-1) });
    }
    const { show, root } = await openToday(company);
    const html = section(await show(), 'unviewed');
    expect([...html.matchAll(/class="name"[^>]*><bdi>(\w+)/gu)].map(([, title]) => title)).toEqual([
      'Many',
      'Two',
      'One',
    ]);
    for (const { title, hash, latest } of jobs) {
      expect(html).toMatch(
        new RegExp(`href="${root}/jobs/${hash}/applications/${latest}"[^>]*: ${title}"`, 'u'),
      );
    }
    // Four faces at most.
    expect(html.match(/class="avatar/gu)).toHaveLength(4 + 2 + 1);
  });

  test('lists all that wait too long in order, whatever their stage', async () => {
    const company = await openCompany();
    const job = await company.postJob();
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.push((await company.apply({ job_id: String(job.id) })).id);
    const { body } = await company.recruiter<{ stages: { id: number }[] }>(
      'GET',
      `/api/company-pipline/show/${job.company_pipline_id}`,
    );
    const [one, two] = body.data.stages;
    for (const [nth, id] of ids.entries()) {
      const since = Date.now() - (30 - nth) * DAY_MS;
      await db.run(sql`update applications set stage_since = ${since},
        stage_id = ${nth % 2 === 0 ? one?.id : two?.id} where id = ${id}`);
    }
    const { open } = await openConsole(company, 'Viewer');
    const { html } = await open('/waiting');
    const shown = [...html.matchAll(/\/applications\/(\d+)"/gu)].map(([, id]) => Number(id));
    expect(shown).toEqual(ids);
  });
});

describe('the first steps of a company', () => {
  test('are shown to an Admin until all are done', async () => {
    const company = await openCompany();
    const { show } = await openToday(company, 'Admin');
    const done = async () => section(await show(), 'steps').match(/class="done"/gu)?.length ?? 0;
    expect(section(await show(), 'steps')).toContain('Publish the first job');
    const begun = await done();
    expect(await (await openToday(company)).show()).not.toContain('First steps');
    await company.openOffice();
    await company.postJob({ status: 'Live' });
    await company.user('Viewer');
    expect(await done()).toBeGreaterThan(begun);
    await db
      .update(companies)
      .set({ description: 'We bake.', logoKey: 'logos/1' })
      .where(eq(companies.id, company.id));
    expect(section(await show(), 'steps')).toBe('');
  });

  test('are put away by hand, by an Admin alone', async () => {
    const company = await openCompany();
    const { show, send, root } = await openToday(company, 'Admin');
    const answer = await send('', '/first-steps/hide');
    expect([answer.status, answer.location]).toEqual([303, root]);
    expect(section(await show(), 'steps')).toBe('');
    const audited = await company.audited();
    expect(audited.map(({ action }) => action)).toContain('company.hide-first-steps');
    const recruiter = await openToday(company);
    expect((await recruiter.send('/jobs', '/first-steps/hide')).status).toBe(403);
  });
});
