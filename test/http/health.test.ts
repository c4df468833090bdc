/** Whether the service answers: the version of this isolate, on every host. */
import { expect, test } from 'vitest';
import { visit } from '../support/call.ts';
import { CAREER_HOST } from '../support/company.ts';

test('every host says that it answers and of which version it is, and is never cached', async () => {
  for (const host of ['api.recruiting.example', CAREER_HOST, 'unknown.example']) {
    const response = await visit(host, '/healthz');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/u);
    expect(await response.json()).toEqual({ status: 'ok', version: expect.any(String) });
  }
});
