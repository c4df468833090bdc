/**
 * Dictionaries: the texts of each language as JSON, parsed when the language is first asked for. Of some, all languages are in the bundle;
 * of others English is, and each other language is a file of `public/`; those of the console are all files (decision 21).
 */
import { baseLanguage } from './language.ts';

/** Answers the text of a file of `public/`, or null. */
export type ReadFile = (path: string) => Promise<string | null>;

/** JSON by BCP 47 tag. That of a regional variant, as `de-CH`, has what differs from its language. */
export type Texts = Readonly<Record<string, string>>;

export type Dictionary<Words> = {
  /** The words of the tag itself, else of its language, else English. */
  wordsFor: (tag: string) => Words;
  /** The same; undefined where there is not even English. */
  find: (tag: string) => Words | undefined;
  /** Adds languages that are in the bundle. */
  add: (texts: Texts) => void;
  /** Adds a language that was read from a file. */
  put: (tag: string, words: Words) => void;
};

export function openDictionary<Words extends object | string>(texts: Texts): Dictionary<Words> {
  const unread = new Map(Object.entries(texts));
  const read = new Map<string, Words>();

  function wordsOf(tag: string): Words | undefined {
    const text = unread.get(tag);
    if (text === undefined) return read.get(tag);
    unread.delete(tag);
    const base = baseLanguage(tag);
    const words: Words = JSON.parse(text);
    const whole = base === tag ? words : laidOver(wordsFor(base), words);
    read.set(tag, whole);
    return whole;
  }

  function find(tag: string): Words | undefined {
    return wordsOf(tag) ?? wordsOf(baseLanguage(tag)) ?? wordsOf('en');
  }

  function wordsFor(tag: string): Words {
    const words = find(tag);
    if (words === undefined) throw new Error('There is no English.');
    return words;
  }

  return {
    wordsFor,
    find,
    add: (others) => {
      for (const [tag, text] of Object.entries(others)) unread.set(tag, text);
    },
    put: (tag, words) => {
      unread.delete(tag);
      read.set(tag, words);
    },
  };
}

type Files<Words> = {
  /** The dictionary that a BCP 47 tag reads. */
  tagFor: (language: string) => string;
  /** Of the file of a dictionary. */
  pathOf: (tag: string) => string;
  onLoad: (tag: string, words: Words) => void;
  /** What needs no file. */
  bundled?: readonly string[];
};

/** Loads the file of a language, unless this isolate has it. One that cannot be read is asked for again by the next reader. */
export function fileLoader<Words>({ tagFor, pathOf, onLoad, bundled = ['en'] }: Files<Words>) {
  const loaded = new Set(bundled);
  return async (language: string, readFile: ReadFile): Promise<void> => {
    const tag = tagFor(language);
    if (loaded.has(tag)) return;
    const words: Words | null = parsed(await readFile(pathOf(tag)));
    if (words === null) return;
    loaded.add(tag);
    onLoad(tag, words);
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

/** `own` where it has a text, else `base`. Lists, and the forms of a plural, are replaced as a whole. */
export function laidOver<Words>(base: Words, own: unknown): Words {
  if (!isObject(base) || !isObject(own) || isPluralForms(base)) return own as Words;
  const entries = Object.entries(own).map(([key, value]) => [
    key,
    Object.hasOwn(base, key) ? laidOver(base[key], value) : value,
  ]);
  return { ...base, ...Object.fromEntries(entries) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const categories: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Whether these are the forms of a phrase by plural category (CLDR). */
export function isPluralForms(value: object): value is Readonly<Record<string, string>> {
  const keys = Object.keys(value);
  return keys.includes('other') && keys.every((key) => categories.has(key));
}
