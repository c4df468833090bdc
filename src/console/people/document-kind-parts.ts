/** Names the kinds of documents. */
import { wordsFor } from '#console/words/words.ts';
import type { DocumentKind } from '#vocabulary/lists.ts';

/** What a document is, in the language of the reader. */
export function documentKindName(language: string, kind: DocumentKind): string {
  const { application, person } = wordsFor(language);
  const names: Record<DocumentKind, string> = {
    cv: application.cv,
    cover_letter: application.coverLetter,
    ...person.documentKinds,
    other: person.otherKind,
  };
  return names[kind];
}
