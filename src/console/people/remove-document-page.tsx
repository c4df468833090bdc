/** Asks before a document of a person is removed. */
import { AskPage } from '#console/layout/ask-page.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { PersonRecord } from '#recruiting/people/candidates/actions/record.ts';
import { documentKindName } from './document-kind-parts.ts';
import { personPath } from './rules.ts';

type RemoveDocumentPageProps = {
  view: ConsoleView;
  record: PersonRecord;
  document: PersonRecord['documents'][number];
};

export function RemoveDocumentPage({ view, record, document }: RemoveDocumentPageProps) {
  const { frame, lists, person } = wordsFor(view.language);
  const { first_name: first, last_name: last, id } = record.person;
  const path = personPath(view.root, id);
  return (
    <AskPage
      view={view}
      at="candidates"
      title={fillText(person.removeDocument, { name: document.filename })}
      action={`${path}/documents/${document.id}/remove`}
      submit={frame.remove}
      back={path}
    >
      <p>
        {documentKindName(view.language, document.kind)}, <bdi>{`${first} ${last}`.trim()}</bdi>
      </p>
      <p>{lists.deleteText}</p>
    </AskPage>
  );
}
