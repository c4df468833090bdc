/** The form for a candidate whom a member adds. */
import { tablePath } from '#console/board/rules/addresses.ts';
import { FormAlert } from '#console/layout/fields.tsx';
import { DropZone } from '#console/layout/files.tsx';
import { Frame } from '#console/layout/frame.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { ShapeFields } from '#console/layout/shape-fields.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import type { Shape } from '#lib/field-shapes.ts';
import { NEW_PERSON, personPath } from './rules.ts';

type NewPersonPageProps = ScreenProps & {
  /** The job that they apply to, if any. */
  job: { hash_id: string; title: string } | null;
  shapes: readonly Shape[];
  /** Who has the email address already; 0: nobody. */
  otherId: number;
};

export function NewPersonPage({ view, job, shapes, otherId, form }: NewPersonPageProps) {
  const { application, frame, newPerson: words, person } = wordsFor(view.language);
  const list = job ? tablePath(view.root, { hashId: job.hash_id }) : `${view.root}/candidates`;
  const labels = {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    file_cv: application.cv,
  };
  return (
    <Frame view={view} title={words.title} at={job ? 'jobs' : 'candidates'}>
      <form
        method="post"
        action={job ? `${list}/new` : view.root + NEW_PERSON}
        enctype="multipart/form-data"
        class="form"
      >
        <input type="hidden" name="form_token" value={view.formToken} />
        <input type="hidden" name="once" value={view.once} />
        <h1>{words.title}</h1>
        <p class="soft">{job ? fillText(words.toJob, { job: job.title }) : words.about}</p>
        <FormAlert form={form} labels={labels} />
        {otherId > 0 && (
          <p>
            <a href={personPath(view.root, otherId)}>{words.added}</a>
          </p>
        )}
        <DropZone
          form={form}
          name="file_cv"
          label={application.cv}
          hint={`${words.fromCv} ${person.fileHint}`}
          accept=".pdf,.doc,.docx,.odt,.rtf,.txt,.json,.xml"
        />
        <ShapeFields view={view} form={form} shapes={shapes} labels={labels} />
        <p class="row">
          <Button kind="primary">{words.title}</Button>
          <Button href={list}>{frame.cancel}</Button>
        </p>
      </form>
    </Frame>
  );
}
