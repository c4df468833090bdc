/** Ids of another company in queries and bodies of the console: nothing of it is shown, and nothing of it changes. */
import { beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, shownFields } from '../../bench/console-forms.ts';
import { consoleRoutes } from '../../src/console-screens.tsx';
import type { Browser } from '../support/browser.ts';
import { newAddress } from '../support/call.ts';
import { consolePath, openStage } from '../support/console-records.ts';
import type { Stage } from '../support/console-records.ts';
import { storedOf } from '../support/faults/store.ts';
import { signedIn } from '../support/oauth.ts';

let own: Stage;
let foreign: Stage;
let browser: Browser;
beforeAll(async () => {
  [own, foreign] = await Promise.all([openStage(), openStage()]);
  browser = await signedIn(own.company, 'Admin');
});

/** What queries of the console name records by. */
const parameters = {
  application: 'id',
  decided: 'id',
  moving: 'id',
  stage: 'stage',
  stage_id: 'stage',
  job: 'job',
  job_id: 'job',
  from: 'candidate',
  view: 'view',
  tag: 'tag',
  tag_id: 'tag',
  source_id: 'source',
  add: 'question',
  question: 'question',
  candidate_id: 'candidate',
} as const;

function foreignQuery(): URLSearchParams {
  const { id = '', stage = '' } = foreign.segments;
  const named = Object.entries(parameters).map(([name, segment]) => [
    name,
    foreign.segments[segment] ?? '',
  ]);
  return new URLSearchParams([...named, ['moved', [id, stage, stage].join('.')]]);
}

/** Every id that a form holds, as that of the other company; texts stay. */
function withForeignIds(fields: Readonly<Record<string, string>>): Record<string, string> {
  const { id = '', stage = '' } = foreign.segments;
  const replaced = Object.entries(fields).map(([name, value]) => {
    const at = Object.values(own.segments).indexOf(value);
    const segment = Object.keys(own.segments)[at];
    return [name, segment === undefined ? value : (foreign.segments[segment] ?? value)];
  });
  return {
    ...Object.fromEntries(replaced),
    ...Object.fromEntries(foreignQuery()),
    [`pick.${id}`]: 'on',
    application: id,
    move: [id, stage, stage].join('.'),
    to: stage,
    move_to_stage_id: stage,
    action: 'move',
    add: foreign.segments['tag'] ?? '',
    bulk_id: id,
  };
}

const routes = consoleRoutes.map(({ method, path, terms }) => ({
  method,
  path,
  terms,
  name: `${method} ${path.replace('/console/{company}', '')}`,
}));

describe('ids of another company', { timeout: 30_000 }, () => {
  test.each(routes.filter(({ method }) => method === 'GET'))(
    'in the query of $name show nothing of it',
    async ({ path }) => {
      const headers = { 'cf-connecting-ip': newAddress() };
      const { html, status } = await browser.get(
        `${consolePath(own, path)}?${foreignQuery().toString()}`,
        headers,
      );
      expect(status, html).toBeLessThan(500);
      expect(html).not.toContain(foreign.secret);
    },
  );

  test.each(routes.filter(({ method }) => method === 'POST'))(
    'in the form of $name show and change nothing of it',
    async ({ path, terms }) => {
      const before = await storedOf({ companyId: foreign.company.id });
      const { segments } = own;
      const screen = await browser.get(
        `${consolePath(own, terms.of)}?application=${segments['id']}`,
      );
      const address = consolePath(own, path);
      const fields = withForeignIds(shownFields(screen.html, address));
      const body = await bodyOf(fields, terms.files?.[0]);
      const answer = await browser.post(address, body instanceof FormData ? body : fields);
      expect(answer.status, answer.html).toBeLessThan(500);
      expect(answer.html).not.toContain(foreign.secret);
      if (answer.location !== '') {
        expect((await browser.get(answer.location)).html).not.toContain(foreign.secret);
      }
      expect(await storedOf({ companyId: foreign.company.id })).toEqual(before);
    },
  );
});
