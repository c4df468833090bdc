/**
 * Dictionaries that are files of `public/`, but the English one, which is in the bundle: an isolate needs one or two of them, and all
 * would be a good part of the Worker (decision 21).
 */

import type { ReadFile } from './dictionaries.ts';

type Files<Words> = {
  english: Words;
  /** The dictionary that a BCP 47 tag reads. */
  tagFor: (language: string) => string;
  /** Of the file of a dictionary. */
  pathOf: (tag: string) => string;
  /** Called with each dictionary that was read. */
  onLoad?: (tag: string, words: Words) => void;
};

export function dictionaryFiles<Words>({ english, tagFor, pathOf, onLoad }: Files<Words>) {
  const loaded = new Map([['en', english]]);
  return {
    /** Loads the dictionary of a language, unless this isolate has it. */
    load: async (language: string, readFile: ReadFile): Promise<void> => {
      const tag = tagFor(language);
      if (loaded.has(tag)) return;
      const words: Words | null = parsed(await readFile(pathOf(tag)));
      if (words === null) return;
      loaded.set(tag, words);
      onLoad?.(tag, words);
    },
    /** English for a language that is not loaded. */
    wordsFor: (language: string): Words => loaded.get(tagFor(language)) ?? english,
  };
}

/** Null where the file cannot be read. */
function parsed(text: string | null) {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
