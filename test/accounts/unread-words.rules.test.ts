/** The words of account pages where their files cannot be read. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#errors.ts';
import type { ReadFile } from '#lib/dictionaries.ts';
import { readWordFile } from '../../tools/translations.ts';

const noFile: ReadFile = () => Promise.resolve(null);
const broken: ReadFile = () => Promise.resolve('{"signIn":');
const englishOnly: ReadFile = (path) =>
  path.endsWith('/en.json') ? readWordFile(path) : noFile(path);

/** As an isolate has it that has just started. */
async function started() {
  const { accountPageLook } = await import('../../src/workers/api/account-page-look.tsx');
  const { wordsFor } = await import('#accounts/words/words.ts');
  return { ...accountPageLook, wordsFor };
}

describe('an account page', () => {
  beforeEach(() => vi.resetModules());

  test.each(['de', 'ar', 'pt-BR', 'xx', 'en'])(
    'in %s is in English where that alone can be read',
    async (tag) => {
      const { requireLanguage, wordsFor } = await started();
      await requireLanguage(tag, englishOnly);
      expect(wordsFor(tag).signOut).toBe('Sign out');
    },
  );

  test.each([
    ['there is no file', noFile],
    ['a file breaks off', broken],
  ])('is refused for a while where %s, and says so in English', async (_, readFile) => {
    const { errorPage, loadLanguage, requireLanguage, wordsFor } = await started();
    await expect(requireLanguage('de', readFile)).rejects.toMatchObject({ status: 503 });
    await loadLanguage('de', readFile);
    const page = errorPage('de', new ApiError('storage_unavailable'), 'request-7');
    expect(page).toContain('Something went wrong on our side');
    expect(page).toContain('request-7');
    await requireLanguage('de', readWordFile);
    expect(wordsFor('de').signOut).toBe('Abmelden');
    expect(errorPage('de', new ApiError('not_found'), '')).toContain('lang="de"');
  });
});
