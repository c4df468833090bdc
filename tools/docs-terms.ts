/** Writes the terms of all languages into docs/glossary.md from translations/{tag}/terms.json; a test tells when they are out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { baseLanguage } from '#lib/language.ts';
import { markdownTable } from '#lib/markdown-table.ts';
import { tags } from '#translations/read.ts';
import { writtenTerms } from '#translations/terms.ts';
import type { Terms } from '#translations/terms.ts';

export const GLOSSARY_FILE = 'docs/glossary.md';

const BEGIN = '<!-- terms: written by npm run docs:terms -->';
const END = '<!-- end of terms -->';

/** The page with its terms replaced. */
export function withTerms(page: string): string {
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${termsTable()}\n\n${refusedTable()}\n\n${END}${after}`;
}

/** A row for each term; the words of a variant stand in brackets. */
function termsTable(): string {
  const languages = ['en', ...tags.filter((tag) => tag !== 'en' && tag === baseLanguage(tag))];
  const rows = Object.keys(writtenTerms('en').terms).map((id) =>
    languages.map((language) => {
      const variants = tags.filter((tag) => tag !== language && baseLanguage(tag) === language);
      const regional = variants.flatMap((tag) => {
        const word = writtenTerms(tag).terms[id]?.word;
        return word === undefined ? [] : [`${tag}: ${word}`];
      });
      const word = writtenTerms(language).terms[id]?.word ?? '';
      return regional.length === 0 ? word : `${word} (${regional.join(', ')})`;
    }),
  );
  return markdownTable(languages, rows);
}

function refusedTable(): string {
  const rows = tags.flatMap((tag) =>
    refusedWords(writtenTerms(tag)).map(([words, use]) => [tag, words, use]),
  );
  return markdownTable(['Language', 'Not', 'But'], rows);
}

/** Patterns are left out: what the language has in their place is said. */
function refusedWords({ terms, refused }: Terms): [words: string, use: string][] {
  const ofTerms = Object.values(terms).flatMap(({ word, not }): [string, string][] =>
    not === undefined ? [] : [[not.join(', '), word]],
  );
  const ofKinds = Object.entries(refused).flatMap(([kind, refusals]) =>
    refusals.map(({ words, use }): [string, string] => [words?.join(', ') ?? `(${kind})`, use]),
  );
  return [...ofTerms, ...ofKinds];
}

if (import.meta.main) writeFileSync(GLOSSARY_FILE, withTerms(readFileSync(GLOSSARY_FILE, 'utf8')));
