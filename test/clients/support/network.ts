/** Where requests come from: each test file has an address of its own, as each application in the world has, so that nobody's rate limit is another's. */
import { afterAll, beforeAll } from 'vitest';
import { newAddress } from './browser.ts';

const direct = globalThis.fetch;

beforeAll(() => {
  const address = newAddress();
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (!request.headers.has('cf-connecting-ip')) request.headers.set('cf-connecting-ip', address);
    return direct(request);
  };
});

afterAll(() => {
  globalThis.fetch = direct;
});
