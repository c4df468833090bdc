/** Gives each test file its own client address, so that rate limits are not shared. */
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
