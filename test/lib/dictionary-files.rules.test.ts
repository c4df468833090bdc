/** Dictionaries that are loaded from files: once, and English where a file cannot be read. */
import { describe, expect, test } from 'vitest';
import { dictionaryFiles } from '#lib/dictionary-files.ts';
import { nearestTag } from '#lib/language.ts';

const tags = ['en', 'de', 'de-CH'];

function open(texts: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const loaded: string[] = [];
  const files = dictionaryFiles({
    english: { send: 'Send' },
    tagFor: (language) => nearestTag(tags, language),
    pathOf: (tag) => `/${tag}.json`,
    onLoad: (tag, { send }) => loaded.push(`${tag} ${send}`),
  });
  const readFile = (path: string) => {
    asked.push(path);
    return Promise.resolve(texts[path] ?? null);
  };
  return { asked, loaded, files, readFile };
}

describe('dictionaries that are files', () => {
  test('are read once for each dictionary, whatever the region', async () => {
    const { asked, loaded, files, readFile } = open({ '/de.json': '{"send":"Senden"}' });
    for (const language of ['de-DE', 'de', 'de-AT', 'en-US', 'xx']) {
      // oxlint-disable-next-line no-await-in-loop -- Each finds what the one before has loaded.
      await files.load(language, readFile);
    }
    expect(asked).toEqual(['/de.json']);
    expect(loaded).toEqual(['de Senden']);
    expect(files.wordsFor('de-AT').send).toBe('Senden');
  });

  test('are English while a file cannot be read, and asked for again', async () => {
    const { asked, files, readFile } = open({});
    await files.load('de-CH', readFile);
    expect(files.wordsFor('de-CH').send).toBe('Send');
    await files.load('de-CH', readFile);
    expect(asked).toEqual(['/de-CH.json', '/de-CH.json']);
  });
});
