/** A form of the website's own: it reads the board, is refused where it must be, and two clicks are one application. */
import type { Page } from 'playwright-core';

type Board = {
  /** The address of its jobs. */
  board: string;
  /** Without one, applications are only refused. */
  key: string | undefined;
  check: (name: string, isRight: boolean, seen: unknown) => void;
};

type Sent = { status: number; body: { code?: string; errors?: Record<string, string[]> } };

export async function checkOwnForm(page: Page, { board, key, check }: Board): Promise<void> {
  const list = await page.evaluate<{ data: { data: { has_id: string }[] } }>(
    `fetch('${board}').then((answer) => answer.json())`,
  );
  const [job] = list.data.data;
  check('the jobs of the board', job !== undefined, list);
  const path = `${board}/${job?.has_id}`;
  const shown = await page.evaluate<{ data: { form?: { fields: object[] } } }>(
    `fetch('${path}').then((answer) => answer.json())`,
  );
  check('the form of the board', (shown.data.form?.fields.length ?? 0) > 0, shown);
  const send = (headers: string) =>
    page.evaluate<Sent>(`fetch('${path}/applications', { method: 'POST', headers: ${headers},
      body: new FormData(document.querySelector('#apply')) })
      .then(async (answer) => ({ status: answer.status, body: await answer.json() }))`);
  const without = await send('{}');
  check('without a key', without.body.code === 'board_key_missing', without);
  const unknown = await send(`{ 'X-Board-Key': 'unknown' }`);
  check('with an unknown key', unknown.body.code === 'board_key_invalid', unknown);
  if (key !== undefined) {
    const wrong = await send(`{ 'X-Board-Key': '${key}' }`);
    check('without a name', 'first_name' in (wrong.body.errors ?? {}), wrong);
    await page.locator('[name=first_name]').fill('Ada');
    await page.locator('[name=email]').fill(`ada-${crypto.randomUUID()}@people.example`);
    const cv = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada Byron, baker') };
    await page.setInputFiles('[name=file_cv]', cv);
    const headers = `{ 'X-Board-Key': '${key}', 'Idempotency-Key': 'click' + Date.now() }`;
    const both = await Promise.all([send(headers), send(headers)]);
    check(
      'two clicks',
      both.every(({ status }) => status === 201),
      both,
    );
  }
}
