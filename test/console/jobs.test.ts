/** The list of jobs and the table of a job. */
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';

describe('the list of jobs', () => {
  test('says that there are none, and leads a Recruiter to the first', async () => {
    const company = await openCompany();
    const { open } = await openConsole(company);
    expect((await open('/jobs')).html).toContain('No jobs yet.');
  });

  test('shows status, office, applications and the counts of the stages', async () => {
    const company = await openCompany();
    const job = await company.postJob({ title: 'Nurse <b>', status: 'Live' });
    await company.apply({ job_id: String(job.id) });
    const application = await company.apply({ job_id: String(job.id) });
    await company.recruiter('POST', `/api/candidate-job/reject/${application.id}`, {});
    const { open, root } = await openConsole(company);
    const { html } = await open('/jobs');
    expect(html).toContain(`href="${root}/jobs/${job.hash_id}/board"`);
    expect(html).toContain('<bdi>Nurse &lt;b&gt;</bdi>');
    expect(html).toContain('<td class="num wide-only">2</td>');
    expect(html).toContain('<li>Screening: 1</li>');
    expect(html).toContain('0 days');
    expect(html).toMatch(/aria-current="page"[^>]*>Live <span class="num soft">1<\/span>/u);
  });

  test('says how many applications of each job nobody has opened, and how many wait for too long', async () => {
    const company = await openCompany();
    const [busy, quiet] = [
      await company.postJob({ title: 'Busy', status: 'Live' }),
      await company.postJob({ title: 'Quiet', status: 'Live' }),
    ];
    const [old] = [await company.apply({ job_id: busy.hash_id, files: [] })];
    for (let n = 0; n < 2; n++) await company.apply({ job_id: busy.hash_id, files: [] });
    await env.DB.prepare(
      'update applications set stage_since = 0, first_viewed_at = 1 where id = ?',
    )
      .bind(old.id)
      .run();
    const { open } = await openConsole(company);
    const rows = (await open('/jobs')).html.split('<tr');
    const rowOf = ({ hash_id: id }: { hash_id: string }) =>
      rows.find((row) => row.includes(id)) ?? '';
    expect(rowOf(busy)).toContain('<b>2</b>');
    expect(rowOf(busy)).toContain('<b class="late">1</b>');
    expect(rowOf(quiet)).not.toMatch(/<b[ >]/u);
    const viewed = await openConsole(await openCompany());
    expect((await viewed.open('/jobs')).html).not.toContain('<b class="late">');
  });

  test('begins with the jobs that most new applications came for, on all of its pages', async () => {
    const company = await openCompany();
    const titles = Array.from({ length: 28 }, (_, n) => `Job ${String(n + 1).padStart(2, '0')}`);
    const posted: { hash_id: string }[] = [];
    for (const title of titles) posted.push(await company.postJob({ title, status: 'Live' }));
    const applyTo = async (at: number, times: number) => {
      for (let n = 0; n < times; n++)
        await company.apply({ job_id: posted[at]?.hash_id ?? '', files: [] });
    };
    await applyTo(0, 1);
    await applyTo(1, 3);
    await applyTo(2, 1);
    const { open } = await openConsole(company);
    const titlesOf = (html: string) =>
      [...html.matchAll(/<th scope="row">.*?<bdi>(.*?)<\/bdi>/gu)].map(([, title]) => title);
    const first = await open('/jobs');
    const [, next = ''] = /cursor=([^"&]+)/u.exec(first.html) ?? [];
    const second = await open(`/jobs?cursor=${next}`);
    const rest = titles.slice(3).toReversed();
    expect(titlesOf(first.html)).toEqual(['Job 02', 'Job 03', 'Job 01', ...rest.slice(0, 22)]);
    expect(titlesOf(second.html)).toEqual(rest.slice(22));
    const found = titlesOf((await open('/jobs?q=job')).html);
    expect(found.slice(0, 2)).toEqual(['Job 28', 'Job 27']);
  });

  test('names the first of the hiring team of each job', async () => {
    const company = await openCompany();
    const job = await company.postJob({ title: 'Nurse', status: 'Live' });
    const put = await company.recruiter('POST', `/api/jobs/${job.hash_id}/team`, {
      members: [{ user_id: await company.user('Viewer'), part: 'interviewer' }],
    });
    expect(put.status, put.text).toBe(200);
    const { open } = await openConsole(company);
    expect((await open('/jobs')).html).toMatch(/<span title="([^"]+)">.*?<span class="vh">\1 /u);
  });

  test('filters by status and title, and offers all jobs where none is found', async () => {
    const company = await openCompany();
    await company.postJob({ title: 'Live nurse', status: 'Live' });
    await company.postJob({ title: 'Drafted baker', status: 'Draft' });
    const { open } = await openConsole(company);
    const drafts = await open('/jobs?status=Draft');
    expect(drafts.html).toContain('Drafted baker');
    expect(drafts.html).not.toContain('Live nurse');
    const found = await open('/jobs?q=nurse');
    expect(found.html).toContain('Live nurse');
    expect(found.html).not.toContain('Drafted baker');
    const none = await open('/jobs?q=astronaut');
    expect(none.html).toContain('No jobs match your search.');
    expect(none.html).toContain('Show all jobs');
    expect((await open('/jobs?status=Closed')).html).toContain('No jobs have this status.');
    const all = await open('/jobs?status=all&cursor=');
    expect(all.html).toContain('Drafted baker');
    expect(all.html).toContain('Live nurse');
    expect((await open('/jobs?status=nothing')).html).not.toContain('Drafted baker');
  });

  test('is filtered by office', async () => {
    const company = await openCompany();
    const office = async (name: string) =>
      (await company.admin<{ id: number }>('POST', '/api/company-offices/store', { name })).body
        .data.id;
    const [bergen, oslo] = [await office('Bergen'), await office('Oslo')];
    await company.postJob({ title: 'Baker', status: 'Live', office_id: bergen });
    await company.postJob({ title: 'Cook', status: 'Live', office_id: oslo });
    const { open, root } = await openConsole(company);
    const { html } = await open(`/jobs?office=${bergen}&status=Live`);
    expect(html).toContain('Baker');
    expect(html).not.toContain('Cook');
    expect(html).toContain(`<option value="${bergen}" selected`);
    expect(html).toContain(`href="${root}/jobs?status=Draft&amp;office=${bergen}"`);
    expect((await open(`/jobs?office=${bergen}&q=cook`)).html).toContain('No jobs match');
    expect((await open('/jobs?office=123')).html).not.toContain('Baker');
  });

  test('leads from page to page', async () => {
    const company = await openCompany();
    for (let n = 0; n < 26; n++) await company.postJob({ title: `Job ${n}.`, status: 'Live' });
    const { open, root } = await openConsole(company);
    const { html } = await open('/jobs?status=Live');
    expect(html.match(/<th scope="row">/gu)).toHaveLength(25);
    const [, next = ''] = /href="([^"]*cursor=[^"]+)"/u.exec(html) ?? [];
    const second = await open(next.replaceAll('&amp;', '&').slice(root.length));
    expect(second.html.match(/<th scope="row">/gu)).toHaveLength(1);
    expect(second.html).toContain('Job 0.');
  });
});

async function openTable() {
  const company = await openCompany();
  const job = await company.postJob();
  const job_id = String(job.id);
  const ada = await company.apply({ job_id, first_name: 'Ada' });
  const joan = await company.apply({ job_id, first_name: 'Joan' });
  const { body } = await company.recruiter<{ data: { stages: { id: number; name: string }[] }[] }>(
    'GET',
    '/api/company-pipline/index',
  );
  const stages = body.data.data[0]?.stages ?? [];
  const table = `/jobs/${job.hash_id}/candidates`;
  return { company, job, ada, joan, stages, table, ...(await openConsole(company)) };
}

describe('the table of a job', () => {
  test('names sources as the company does', async () => {
    const { company, open, table, ada } = await openTable();
    const { id } = await company.openSource({ name: 'Fair in Oslo' });
    await env.DB.prepare("update applications set source = 'fair', source_id = ? where id = ?")
      .bind(id, ada.id)
      .run();
    expect((await open(table)).html).toContain('<bdi>Fair in Oslo</bdi>');
  });

  test('shows its applications, and filters them by status, stage and words', async () => {
    const { company, open, table, ada, stages } = await openTable();
    await company.recruiter('POST', `/api/candidate-job/reject/${ada.id}`, {});
    const all = await open(table);
    expect(all.html).toContain('Ada Lovelace');
    expect(all.html).toContain('Joan Lovelace');
    const rejected = await open(`${table}?status=rejected`);
    expect(rejected.html).toContain('Ada Lovelace');
    expect(rejected.html).not.toContain('Joan Lovelace');
    const inFirst = await open(`${table}?stage=${ada.stage_id}&q=joan`);
    expect(inFirst.html).toContain('Joan Lovelace');
    expect(inFirst.html).not.toContain('Ada Lovelace');
    const none = await open(`${table}?stage=${stages[1]?.id}`);
    expect(none.html).toContain('No applications match.');
  });

  test('moves the selected after a review, and takes it back', async () => {
    const { send, browser, company, table, ada, joan, stages } = await openTable();
    const chosen = {
      [`pick.${ada.id}`]: 'on',
      [`pick.${joan.id}`]: 'on',
      stage_id: String(stages[1]?.id),
      action: 'move',
    };
    const review = await send(table, `${table}/review`, chosen);
    expect(review.html).toContain(`Move 2 candidates to ${stages[1]?.name}?`);
    expect(review.html).toContain(`${table}/bulk"`);
    const done = await send(table, `${table}/bulk`, chosen);
    expect(done.location).toContain(`${table}?bulk=`);
    const page = await browser.get(done.location);
    expect(toastOf(page)).toBe('2 applications changed.');
    const [, bulk_id = ''] = /name="bulk_id" value="(\d+)"/u.exec(page.html) ?? [];
    const undone = await send(table, `${table}/undo-bulk`, { bulk_id });
    expect(toastOf(await browser.get(undone.location))).toBe('2 changes undone.');
    expect((await company.showApplication(ada)).stage_id).toBe(ada.stage_id);
    const again = await send(table, `${table}/undo-bulk`, { bulk_id });
    expect(again.status).toBe(409);
    const nobody = await send(table, `${table}/review`, { action: 'move' });
    expect(nobody.status).toBe(422);
    expect(toastOf(nobody)).toBe('Select candidates first.');
  });

  test('moves to the next stage of those who are selected, whichever they are in', async () => {
    const { send, table, ada, joan, stages } = await openTable();
    const both = [ada, joan].map(({ id }): [string, string] => [`pick.${id}`, 'on']);
    const next = { ...Object.fromEntries(both), stage_id: '', action: 'move' };
    const first = await send(table, `${table}/review`, next);
    expect(first.html).toContain(`Move 2 candidates to ${stages[1]?.name}?`);
    await send(table, `${table}/bulk`, { ...next, stage_id: String(stages[1]?.id) });
    const second = await send(table, `${table}/review`, next);
    expect(second.html).toContain(`Move 2 candidates to ${stages[2]?.name}?`);
    // From several stages: to the one after the first.
    await send(table, `${table}/bulk`, {
      [`pick.${ada.id}`]: 'on',
      stage_id: String(stages[2]?.id),
      action: 'move',
    });
    const mixed = await send(table, `${table}/review`, next);
    expect(mixed.html).toContain(`Move 1 candidate to ${stages[2]?.name}?`);
  });

  test('takes all of a page at once, each of them once', async () => {
    const { open, send, table, ada, joan } = await openTable();
    const [, ids = ''] = /name="pick\.all" value="([^"]+)"/u.exec((await open(table)).html) ?? [];
    expect(new Set(ids.split(' '))).toEqual(new Set([String(ada.id), String(joan.id)]));
    for (const more of [{}, { [`pick.${ada.id}`]: 'on' }]) {
      const chosen = { 'pick.all': ids, ...more, action: 'reject' };
      const review = await send(table, `${table}/review`, chosen);
      expect(review.html).toContain('Reject 2 candidates?');
    }
    for (const wrong of ['', 'all', '9'.repeat(20)]) {
      const nobody = await send(table, `${table}/review`, { 'pick.all': wrong, action: 'move' });
      expect(toastOf(nobody), wrong).toBe('Select candidates first.');
    }
  });

  test.each([
    ['en', /title="November \d{1,2}, \d{4} at /u],
    ['en-GB,en;q=0.9', /title="\d{1,2} November \d{4} at /u],
    ['fr, en-AU;q=0.5', /title="\d{1,2} novembre \d{4}/u],
    ['en-!!,en-GB;q=x', /title="\d{1,2} November \d{4} at /u],
  ])('writes times as %s does', async (languages, written) => {
    setClock(Date.UTC(2027, 10, 20, 12));
    const { browser, root, table } = await openTable();
    const { html } = await browser.get(root + table, { 'accept-language': languages });
    expect(html).toMatch(written);
  });

  test('of a Viewer has no form to change anything', async () => {
    const { company, table } = await openTable();
    const { open } = await openConsole(company, 'Viewer');
    const { html } = await open(table);
    expect(html).toContain('Ada Lovelace');
    expect(html).not.toContain('name="pick.');
    expect(html).not.toContain('name="stage_id"');
  });
});

describe('the menu of a job', () => {
  const linksOf = (html: string, id: number) => {
    const [, menu = ''] = new RegExp(`<ul id="more-${id}"(.*?)</ul>`, 'su').exec(html) ?? [];
    return [...menu.matchAll(/href="([^"]+)"/gu)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
  };

  test('offers what fits the status, and nothing to a Viewer', async () => {
    const company = await openCompany();
    const live = await company.postJob({ status: 'Live' });
    const draft = await company.postJob({ status: 'Draft' });
    const closed = await company.postJob({ status: 'Closed' });
    const { open, root } = await openConsole(company);
    const { html } = await open('/jobs?status=all');
    const at = ({ hash_id }: { hash_id: string }) => `${root}/jobs/${hash_id}`;
    const copy = ({ hash_id }: { hash_id: string }) => `${root}/jobs/new?job=${hash_id}`;
    expect(linksOf(html, live.id)).toEqual([at(live), copy(live), `${at(live)}/close?status=all`]);
    expect(linksOf(html, draft.id)).toEqual([at(draft), copy(draft)]);
    expect(linksOf(html, closed.id)).toEqual([
      at(closed),
      copy(closed),
      `${at(closed)}/republish?status=all`,
    ]);
    const viewer = await openConsole(company, 'Viewer');
    expect((await viewer.open('/jobs')).html).not.toContain('id="more-');
  });

  test('closes a job after asking, and leads back to the list as it was', async () => {
    const company = await openCompany();
    const job = await company.postJob({ title: 'Baker', status: 'Live' });
    await company.apply({ job_id: String(job.id) });
    const { open, send, root, browser } = await openConsole(company);
    const close = `/jobs/${job.hash_id}/close`;
    const asked = await open(`${close}?status=Live`);
    expect(asked.html).toContain('Close Baker?');
    expect(asked.html).toContain('Candidates in its stages: 1.');
    const done = await send(`${close}?status=Live`, `${close}?status=Live`);
    expect(done.location).toBe(`${root}/jobs?done=closed`);
    expect(toastOf(await browser.get(done.location))).toBe('The job is closed.');
    expect((await company.announced()).at(-1)?.event).toBe('job.closed');
  });

  test('publishes a closed job again after asking', async () => {
    const company = await openCompany();
    const job = await company.postJob({ title: 'Baker', status: 'Closed' });
    const { open, send, root } = await openConsole(company);
    const publish = `/jobs/${job.hash_id}/republish`;
    expect((await open(publish)).html).toContain('Publish Baker again?');
    const done = await send(publish, publish);
    expect(done.location).toBe(`${root}/jobs?done=published`);
    expect((await company.announced()).at(-1)?.event).toBe('job.published');
  });

  test('copies a job into the form of a new one, and stores nothing before it is saved', async () => {
    const company = await openCompany();
    const job = await company.postJob({ title: 'Baker', skills: ['Sourdough'], status: 'Live' });
    const { open, browser, root } = await openConsole(company);
    const { html } = await open(`/jobs/new?job=${job.hash_id}`);
    expect(html).toContain('value="Baker (copy)"');
    expect(html).toContain('value="Sourdough"');
    expect(html).toContain(`action="${root}/jobs/new"`);
    expect((await open('/jobs')).html.match(/<th scope="row">/gu)).toHaveLength(1);
    expect((await browser.get(`${root}/jobs/new?job=unknown`)).status).toBe(404);
    const other = await openCompany();
    const foreign = await other.postJob();
    expect((await browser.get(`${root}/jobs/new?job=${foreign.hash_id}`)).status).toBe(404);
  });
});
