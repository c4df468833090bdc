/** Every form of the console that is refused comes back on its screen, in place of a page of errors. */
import { expect, test } from 'vitest';
import { consoleRoutes } from '../../src/workers/api/console-screens.tsx';
import { consoleToken } from '../support/console.ts';
import { consolePath, openStage } from '../support/console-records.ts';
import { signedIn } from '../support/oauth.ts';

/** What a form keeps in its address: without it, its screen asks for that first. */
const queries: Readonly<Record<string, string>> = {
  '/fields/new': '?entity=candidate&kind=text',
  '/questions/new': '?kind=yes_no',
};

/** Of a move, which is the value of a button: here of an application that does not exist. */
const move = { move: '1.1.1' };
const fields: Readonly<Record<string, Record<string, string>>> = {
  '/jobs/{job}/board/move': move,
  '/jobs/{job}/board/undo': move,
  '/jobs/{job}/board/send-email': move,
  '/jobs/{job}/board/stop-email': move,
  '/jobs/{job}/applications/{id}/undo': move,
  '/jobs/{job}/applications/{id}/send-email': move,
  '/jobs/{job}/applications/{id}/stop-email': move,
};

test('a form without fields is refused on its screen, with the reason and a form to send again', async () => {
  const stage = await openStage();
  const browser = await signedIn(stage.company, 'Admin');
  const refused: string[] = [];
  for (const { method, path, terms } of consoleRoutes) {
    if (method !== 'POST' || terms.files) continue;
    const name = path.replace('/console/{company}', '');
    const query = queries[name] ?? '';
    const screen = await browser.get(consolePath(stage, terms.of) + query);
    // An address that lacks its parameters, or a record that a form before deleted.
    if (screen.status !== 200) continue;
    const form_token = consoleToken(screen);
    const answer = await browser.post(consolePath(stage, path) + query, {
      form_token,
      ...fields[name],
    });
    if (answer.status !== 409 && answer.status !== 422) continue;
    refused.push(name);
    expect(consoleToken(answer), name).not.toBe('');
    expect(answer.html, name).toMatch(/role="alert"|class="said"|class="fault"/u);
  }
  expect(refused.length, refused.join(' ')).toBeGreaterThan(20);
}, 60_000);
