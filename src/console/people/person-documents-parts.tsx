/** The documents of a person, with those of applications; own ones are added here. */
import { Section } from '#console/layout/page-parts.tsx';
import { dateText, fillText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import { documentKinds } from '#vocabulary/lists.ts';
import { documentKindName } from './document-kind-parts.ts';
import type { PersonProps } from './props-parts.ts';
import { personPath } from './rules.ts';

export function PersonDocuments(props: PersonProps & { canWrite: boolean }) {
  const { view, record, canWrite } = props;
  const { application, frame, person: words } = wordsFor(view.language);
  const path = personPath(view.root, record.person.id);
  return (
    <Section id="documents" title={application.documents}>
      {record.documents.length === 0 && <p class="soft">{words.noDocuments}</p>}
      <ul class="stack">
        {record.documents.map(({ id, kind, filename, url, created_at }) => (
          <li class="row">
            <span class="soft">{documentKindName(view.language, kind)}</span>
            <a href={url}>
              <bdi>{filename}</bdi>
              <span class="vh"> ({application.download})</span>
            </a>
            <span class="soft">{dateText(view, created_at)}</span>
            {canWrite && !record.person.is_held && (
              <a
                href={`${path}/documents/${id}/remove`}
                aria-label={fillText(words.removeDocument, { name: filename })}
              >
                {frame.remove}
              </a>
            )}
          </li>
        ))}
      </ul>
      {canWrite && <UploadForm {...props} />}
    </Section>
  );
}

function UploadForm({ view, record, refused }: PersonProps) {
  const { frame, person: words } = wordsFor(view.language);
  const isWrong = refused?.faults.includes('file') ?? false;
  return (
    <details open={isWrong}>
      <summary>{words.addDocument}</summary>
      <form
        method="post"
        action={`${personPath(view.root, record.person.id)}/documents`}
        enctype="multipart/form-data"
        class="stack"
      >
        <input type="hidden" name="form_token" value={view.formToken} />
        <div class="field">
          <label for="kind">{words.kind}</label>
          <select id="kind" name="kind">
            {documentKinds.map((kind) => (
              <option value={kind}>{documentKindName(view.language, kind)}</option>
            ))}
          </select>
        </div>
        <div class={isWrong ? 'field wrong' : 'field'}>
          <label for="file">{words.file}</label>
          <input id="file" name="file" type="file" required aria-describedby="file-hint" />
          <p class={isWrong ? 'fault' : 'hint'} id="file-hint">
            {isWrong && frame.faults.invalid} {words.fileHint}
          </p>
        </div>
        <Button>{words.upload}</Button>
      </form>
    </details>
  );
}
