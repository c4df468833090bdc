/** The form that corrects the details of a person. It carries the version that was read, so that nobody's change is lost. */
import { wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import { candidateLinkKinds } from '#vocabulary/lists.ts';
import type { CandidateLink } from '#recruiting/people/candidates/schemas/correction.ts';
import type { PersonProps } from './props-parts.ts';
import { linkRows, personPath } from './rules.ts';

const FORM_FIELDS = ['first_name', 'last_name', 'email', 'phone'] as const;

export function CorrectionForm(props: PersonProps) {
  const { view, record, refused } = props;
  const { frame, person: words } = wordsFor(view.language);
  const { person } = record;
  const typed = refused?.typed['updated_at'] === undefined ? undefined : refused.typed;
  const labels = {
    first_name: words.firstName,
    last_name: words.lastName,
    email: words.email,
    phone: words.phone,
  };
  return (
    <details class="section" open={typed !== undefined}>
      <summary>{words.correct}</summary>
      <form method="post" action={`${personPath(view.root, person.id)}/correct`} class="stack">
        <input type="hidden" name="form_token" value={view.formToken} />
        <input type="hidden" name="updated_at" value={person.updated_at} />
        {FORM_FIELDS.map((name) => (
          <Field
            {...props}
            name={name}
            label={labels[name]}
            value={typed?.[name] ?? person[name] ?? ''}
          />
        ))}
        <fieldset>
          <legend>{words.links}</legend>
          {linkRows(person.links, typed).map(({ kind, url }, row) => (
            <LinkField {...props} row={row} kind={kind} url={url} />
          ))}
        </fieldset>
        <Button>{frame.save}</Button>
      </form>
    </details>
  );
}

type FieldProps = PersonProps & { name: string; label: string; value: string };

function Field({ view, refused, name, label, value }: FieldProps) {
  const { faults } = wordsFor(view.language).frame;
  const isWrong = refused?.faults.includes(name) ?? false;
  return (
    <div class={isWrong ? 'field wrong' : 'field'}>
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        value={value}
        aria-invalid={isWrong ? 'true' : undefined}
        aria-describedby={isWrong ? `${name}-fault` : undefined}
      />
      {isWrong && (
        <p class="fault" id={`${name}-fault`}>
          {faults.invalid}
        </p>
      )}
    </div>
  );
}

/** Names of services are the same in every language. */
const services: Partial<Record<CandidateLink['kind'], string>> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  xing: 'XING',
};

type LinkFieldProps = PersonProps & { row: number; kind: string; url: string };

function LinkField({ row, kind, url, ...props }: LinkFieldProps) {
  const words = wordsFor(props.view.language).person;
  const names: Partial<Record<CandidateLink['kind'], string>> = { ...services, ...words.linkKinds };
  return (
    <div class="field">
      <label class="vh" for={`link_kind.${row}`}>
        {words.linkKind}
      </label>
      <select id={`link_kind.${row}`} name={`link_kind.${row}`}>
        {candidateLinkKinds.map((one) => (
          <option value={one} selected={one === kind}>
            {names[one] ?? words.otherKind}
          </option>
        ))}
      </select>
      <Field {...props} name={`link_url.${row}`} label={words.linkUrl} value={url} />
    </div>
  );
}
