/** Reads the terms of a language, and the rules that hold in all of them: what the check of translations and the glossary say. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseLanguage } from '#lib/language.ts';
import type { Area } from './read.ts';

/** A word of the field, and the words that do not stand for it. */
export type Term = { word: string; not?: readonly string[]; in?: readonly Area[] };

/** What a text must not have: words, or a pattern; and what it has instead. Without `in`, in all areas. */
export type Refusal = {
  words?: readonly string[];
  pattern?: string;
  use: string;
  in?: readonly Area[] | undefined;
};

export type Terms = {
  terms: Readonly<Record<string, Term>>;
  /** By kind. */
  refused: Readonly<Record<string, readonly Refusal[]>>;
  /** Why a text is right all the same, by area and key. */
  exceptions: Readonly<Record<string, string>>;
};

export type Rules = {
  /** What stands on buttons, and how many letters fit there: a wide one counts as two, a `{name}` not at all. */
  buttons: { longest: number; keys: readonly string[] };
  /** Keys whose texts are the same in a language. */
  alike: readonly (readonly string[])[];
};

const FOLDER = import.meta.dirname;
const none: Terms = { terms: {}, refused: {}, exceptions: {} };

export function readRules(): Rules {
  const rules: Rules = JSON.parse(readFileSync(join(FOLDER, 'rules.json'), 'utf8'));
  return rules;
}

/** What the file of the tag has. */
export function writtenTerms(tag: string): Terms {
  const file = join(FOLDER, tag, 'terms.json');
  if (!existsSync(file)) return none;
  const terms: Terms = JSON.parse(readFileSync(file, 'utf8'));
  return terms;
}

/** Those of the language, of which a variant replaces terms and whole kinds. */
export function termsOf(tag: string): Terms {
  const own = writtenTerms(tag);
  const base = baseLanguage(tag);
  if (base === tag) return own;
  const { terms, refused, exceptions } = writtenTerms(base);
  return {
    terms: { ...terms, ...own.terms },
    refused: { ...refused, ...own.refused },
    exceptions: { ...exceptions, ...own.exceptions },
  };
}
