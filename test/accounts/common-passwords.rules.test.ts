/** The list of common passwords as the Worker reads it. */
import { expect, test, vi } from 'vitest';
import type { ReadFile } from '#lib/dictionaries.ts';

test('no password is chosen without the list, which is read once', async () => {
  // Another file may have read it before.
  vi.resetModules();
  const { commonPasswords } = await import('#accounts/password-check/actions.ts');
  const missing = commonPasswords({ readFile: () => Promise.resolve(null) });
  await expect(missing).rejects.toMatchObject({ code: 'storage_unavailable', status: 503 });
  const readFile = vi.fn<ReadFile>(() => Promise.resolve('qwerty monkey\ndragon\n'));
  const first = await commonPasswords({ readFile });
  expect([...first]).toEqual(['qwerty', 'monkey', 'dragon']);
  expect(await commonPasswords({ readFile })).toBe(first);
  expect(readFile).toHaveBeenCalledExactlyOnceWith('/words/common-passwords.txt');
});
