/** Dictionaries that are files of `public/`, of which an isolate loads one or two. The bundle has the English of messages only. */
import { ApiError } from '#errors.ts';
import { fileLoader, openDictionary } from '#lib/dictionaries.ts';
import type { ReadFile, Texts } from '#lib/dictionaries.ts';
import { supportedLanguage } from './languages.ts';

type Files<Words, Messages> = {
  /** Of the file of a dictionary, written by tools/translations.ts. */
  pathOf: (language: string) => string;
  /** English of what is shown where no file can be read. */
  messages: Texts;
  messagesOf: (words: Words) => Messages;
};

export function openFileDictionary<Words extends object, Messages extends object>({
  pathOf,
  messages,
  messagesOf,
}: Files<Words, Messages>) {
  const dictionary = openDictionary<Words>({});
  const shown = openDictionary<Messages>(messages);
  const load = fileLoader<Words>({
    tagFor: supportedLanguage,
    pathOf,
    bundled: [],
    onLoad: (tag, words) => {
      dictionary.put(tag, words);
      shown.put(tag, messagesOf(words));
    },
  });

  return {
    /** English stands in for a language whose file cannot be read. */
    load: async (language: string, readFile: ReadFile): Promise<void> => {
      await load(language, readFile);
      if (!dictionary.find(language)) await load('en', readFile);
    },

    /** The words of a BCP 47 tag, whatever its region. Throws where no file could be read. */
    wordsFor: (tag: string): Words => {
      const words = dictionary.find(tag);
      if (!words) throw new ApiError('storage_unavailable');
      return words;
    },

    /** The words of pages that show a message, which are always there. */
    messagesFor: shown.wordsFor,
  };
}
