/** The words of the console where their files cannot be read. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReadFile } from '#lib/dictionaries.ts';
import { readWordFile } from '../../tools/translations.ts';

const noFile: ReadFile = () => Promise.resolve(null);
const broken: ReadFile = () => Promise.resolve('{"frame":');
const englishOnly: ReadFile = (path) => (path.includes('-en') ? readWordFile(path) : noFile(path));

/** As an isolate has them that has just started. */
async function started() {
  return import('#console/words/words.ts');
}

describe('a screen', () => {
  beforeEach(() => vi.resetModules());

  test.each(['de', 'ar', 'pt-BR', 'xx'])(
    'in %s is in English where that alone can be read',
    async (tag) => {
      const { loadWords, wordsFor } = await started();
      await loadWords(tag, englishOnly);
      expect(wordsFor(tag).frame.save).toBe('Save');
    },
  );

  test.each([
    ['there is no file', noFile],
    ['a file breaks off', broken],
  ])('is refused for a while where %s, and messages are in English', async (_, readFile) => {
    const { frameWordsFor, loadWords, wordsFor } = await started();
    await loadWords('de', readFile);
    expect(() => wordsFor('de')).toThrow(expect.objectContaining({ status: 503 }));
    expect(frameWordsFor('de').messages.failed.title).toBe('Something went wrong on our side');
    await loadWords('de', readWordFile);
    expect(wordsFor('de').frame.save).toBe('Speichern');
    expect(frameWordsFor('de').messages.home).toBe(wordsFor('de').frame.messages.home);
  });
});
