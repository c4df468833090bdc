/** The filters of the board and of the table of a job: what they show and count, and how the address carries them. */
import { describe, expect, test } from 'vitest';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { openCompany } from '../support/company.ts';
import { asScript, openConsole, toastOf } from '../support/console.ts';

const people = [
  { first_name: 'Ada', source: 'Fair' },
  { first_name: 'Grace', source: 'Fair' },
  { first_name: 'Joan', source: 'Radio' },
] as const;

async function openFiltered() {
  const company = await openCompany();
  const job = await company.postJob();
  const sources = {
    Fair: (await company.openSource({ name: 'Fair' })).id,
    Radio: (await company.openSource({ name: 'Radio' })).id,
  };
  const applications: Application[] = [];
  for (const person of people) {
    applications.push(await company.apply({ job_id: String(job.id), ...person }));
  }
  const { body } = await company.recruiter<{ data: Pipeline[] }>(
    'GET',
    '/api/company-pipline/index',
  );
  const stages = body.data.data[0]?.stages ?? [];
  const [ada, grace] = applications as [Application, Application, Application];
  const console = await openConsole(company);
  const board = `/jobs/${job.hash_id}/board`;
  return { company, job, sources, applications, ada, grace, stages, board, ...console };
}

const countOf = (html: string, stageId: number | undefined) =>
  new RegExp(`id="n${stageId}" data-count="${stageId}" data-value="(\\d+)"`, 'u').exec(html)?.[1];

const linkIn = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

describe('a filtered board', () => {
  test('shows and counts those of a source', async () => {
    const { open, board, sources, stages, root } = await openFiltered();
    const { html } = await open(`${board}?source=${sources.Fair}`);
    expect(html).toContain('Ada Lovelace');
    expect(html).toContain('Grace Lovelace');
    expect(html).not.toContain('Joan Lovelace');
    expect(countOf(html, stages[0]?.id)).toBe('2');
    expect(html).toContain(`<option value="${sources.Fair}" selected`);
    expect(html).toContain(`<a class="chip" href="${root}${board}">`);
    expect(html).toContain('Remove the filter Source: Fair');
  });

  test('shows and counts those whose name matches, and no rejected ones', async () => {
    const { open, board, company, stages, grace } = await openFiltered();
    const { html: before } = await open(`${board}?q=grace`);
    expect(stages.map(({ id }) => countOf(before, id))).toEqual([
      '1',
      ...stages.slice(1).map(() => '0'),
    ]);
    await company.recruiter('POST', `/api/candidate-job/reject/${grace.id}`, {});
    const { html } = await open(`${board}?q=grace`);
    expect(html).not.toContain('Grace Lovelace');
    expect(stages.map(({ id }) => countOf(html, id))).toEqual(stages.map(() => '0'));
    expect(html).toContain('No applications match.');
    expect(html).not.toContain('No applications yet.');
  });

  test('shows those with a tag, in each stage', async () => {
    const { open, board, company, stages, ada, grace } = await openFiltered();
    const tag = await company.recruiter<{ id: number }>('POST', '/api/tags/store', { name: 'Top' });
    const add_tags = [tag.body.data.id];
    await company.recruiter('POST', '/api/candidate-job/bulk', {
      action: 'tag',
      ids: [ada.id, grace.id],
      add_tags,
    });
    const stage_id = stages[1]?.id;
    await company.recruiter('POST', `/api/candidate-job/update-stage/${ada.id}`, { stage_id });
    const { html } = await open(`${board}?tag=${tag.body.data.id}`);
    expect(countOf(html, stages[0]?.id)).toBe('1');
    expect(countOf(html, stage_id)).toBe('1');
    expect(html).not.toContain('Joan Lovelace');
  });

  test('leads to the table with its filters, and back', async () => {
    const { open, root, board, sources } = await openFiltered();
    const query = `?q=a&source=${sources.Fair}`;
    const { html } = await open(board + query);
    const table = linkIn(html, /href="([^"]*\/candidates\?[^"]*)"/u);
    const listed = await open(table.slice(root.length));
    expect(listed.html).toContain('Ada Lovelace');
    expect(listed.html).not.toContain('Joan Lovelace');
    expect(linkIn(listed.html, /href="([^"]*\/board\?[^"]*)"/u)).toBe(root + board + query);
  });

  test('keeps its filters when a card is moved, and the move is undone', async () => {
    const { send, browser, board, root, sources, stages, ada } = await openFiltered();
    const query = `source=${sources.Fair}`;
    const [from, to] = [ada.stage_id, stages[1]?.id];
    const move = { move: `${ada.id}.${from}.${to}` };
    const moved = await send(`${board}?${query}`, `${board}/move?${query}`, move);
    expect(moved.location).toBe(
      `${root}${board}?${query}&moved=${ada.id}.${from}.${to}#a${ada.id}`,
    );
    const page = await browser.get(moved.location.replace(/#.*/u, ''));
    expect(toastOf(page)).toContain('Ada Lovelace moved');
    expect(page.html).not.toContain('Joan Lovelace');
    expect(page.html).toContain(`action="${root}${board}/undo?${query}"`);
    const undo = { move: `${ada.id}.${to}.${from}` };
    const undone = await send(board, `${board}/undo?${query}`, undo, asScript);
    expect(undone.html).toContain(`id="a${ada.id}"`);
    // Counts of the whole job would be wrong here.
    expect(undone.html).not.toContain('data-value');
  });

  test('keeps its filters over the pages that ask', async () => {
    const { open, send, root, job, board, ada } = await openFiltered();
    const { html } = await open(`${board}?q=ada`);
    const asks = linkIn(html, /class="reject vh"[^>]*href="([^"]+)"/u).slice(root.length);
    const asked = await open(asks);
    expect(asked.html).toContain(`class="button" href="${root}${board}?q=ada"`);
    const list = linkIn(asked.html, /name="list" value="([^"]*)"/u);
    const typed = { application: String(ada.id), list };
    const done = await send(asks, `/jobs/${job.hash_id}/reject`, typed);
    expect(done.location).toBe(`${root}${board}?q=ada&decided=${ada.id}`);
  });

  test('keeps its filters over a bulk action', async () => {
    const { send, root, board, sources, stages, ada } = await openFiltered();
    const query = `source=${sources.Fair}`;
    const chosen = { [`pick.${ada.id}`]: 'on', action: 'move', stage_id: String(stages[1]?.id) };
    const review = await send(`${board}?${query}`, `${board}/review?${query}`, chosen);
    expect(review.html).toContain(`action="${root}${board}/bulk?${query}"`);
    const done = await send(board, `${board}/bulk?${query}`, chosen);
    expect(done.location).toMatch(new RegExp(`${board}\\?${query}&bulk=\\d+\\.1$`, 'u'));
    const none = await send(board, `${board}/review?${query}`, { action: 'move' });
    expect(none.status).toBe(422);
    expect(none.html).not.toContain('Joan Lovelace');
  });

  test('is shown only what others changed of it, with its counts', async () => {
    const { browser, root, board, company, sources, stages, applications } = await openFiltered();
    const changes = `${root}${board}/changes?source=${sources.Fair}&since=1`;
    const [ada, , joan] = applications;
    const stage_id = stages[1]?.id;
    for (const one of [ada, joan]) {
      await company.recruiter('POST', `/api/candidate-job/update-stage/${one?.id}`, { stage_id });
    }
    const { html } = await browser.get(changes, asScript);
    expect(html).toContain(`id="a${ada?.id}"`);
    expect(html).not.toContain(`id="a${joan?.id}"`);
    expect(countOf(html, stage_id)).toBe('1');
  });

  test('counts a stage to 25, pages through them, and leads to the table for the rest', async () => {
    const { open, browser, root, board, company, job, stages } = await openFiltered();
    for (let n = 0; n < 52; n++) {
      await company.apply({ job_id: String(job.id), first_name: `Mary${n}` });
    }
    const { html } = await open(`${board}?q=mary`);
    expect(html).toMatch(new RegExp(`id="n${stages[0]?.id}" data-value="25"`, 'u'));
    expect(html).toContain('25 or more');
    const seen = new Set<string>();
    let page = html;
    for (let at = 0; at < 3; at++) {
      for (const [, id = ''] of page.matchAll(/class="card" id="a(\d+)"/gu)) seen.add(id);
      const more = linkIn(page, /class="more" href="([^"]+)"/u);
      if (more !== '') page = (await browser.get(more, asScript)).html;
    }
    expect(seen.size).toBe(25);
    const rest = linkIn(page, new RegExp(`href="(${root}[^"]*/candidates\\?[^"]*)"`, 'u'));
    expect(rest).toBe(`${root}/jobs/${job.hash_id}/candidates?q=mary&stage=${stages[0]?.id}`);
  });

  test('finds words of CVs where the company searches them', async () => {
    const { open, board, company, job, stages } = await openFiltered();
    await company.admin('POST', '/api/hiring-settings', { searches_cv_text: true });
    await company.apply({ job_id: String(job.id), first_name: 'Edith' });
    const { html } = await open(`${board}?q=edith`);
    expect(html).toContain('Edith Lovelace');
    expect(html).not.toContain('Joan Lovelace');
    expect(stages.map(({ id }) => countOf(html, id))).toEqual([
      '1',
      ...stages.slice(1).map(() => '0'),
    ]);
  });

  test.each(['board', 'candidates'])(
    'says on the %s that a filter no longer exists',
    async (place) => {
      const { browser, root, job } = await openFiltered();
      const answer = await browser.get(`${root}/jobs/${job.hash_id}/${place}?tag=123`);
      expect(answer.status).toBe(422);
      expect(toastOf(answer)).toBe('A filter no longer exists, so all applications are shown.');
      expect(answer.html).toContain('Joan Lovelace');
    },
  );
});
