/** Tests which failures of the local stores are tried again. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { whileBusy } from '../../tools/local/busy.ts';

/** A connection that its server closes as the request comes, as the runtime does with one that was idle for long. */
async function withClosing<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (requests === 1) request.socket.destroy();
    else response.end('written once');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return work(`http://127.0.0.1:${port}/`).finally(() => server.close());
}

test('a request whose connection was closed before an answer is sent again', async () => {
  let waits = 0;
  const answer = await withClosing(async (url) =>
    whileBusy(
      async () => (await fetch(url, { method: 'POST', body: '{}' })).text(),
      () => {
        waits += 1;
      },
      [1],
    ),
  );
  expect({ answer, waits }).toEqual({ answer: 'written once', waits: 1 });
});

test('another failure is told at once', async () => {
  const failing = async () => Promise.reject(new Error('no such table: jobs'));
  await expect(whileBusy(failing, () => {}, [1])).rejects.toThrow('no such table: jobs');
});
