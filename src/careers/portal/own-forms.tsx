/** The forms on a candidate's own page that take text and files. */
import { Field } from '#careers/layout/form-field.tsx';
import type { InputAttributes } from '#careers/layout/form-field.tsx';
import { applyWordsFor, portalWordsFor } from '#careers/words/forms.ts';
import { fillTemplate } from '#lib/language.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { FILE_BYTES_MAX } from '#vocabulary/lists.ts';
import { ADD_CV, CORRECT } from './portal-paths.ts';
import type { FieldName, PortalProps } from './props.ts';

const MEGABYTE = 1_000_000;
const MB_MAX = FILE_BYTES_MAX / MEGABYTE;

/** The text of what is wrong with a field, or null. */
function errorOf({ site, errors, stored }: PortalProps, name: FieldName): string | null {
  const error = errors[name];
  if (!error) return null;
  const words = portalWordsFor(site.language);
  if (error === 'changed') {
    const value = name === 'file_cv' ? '' : stored[name].replaceAll('\n', ', ');
    return fillTemplate(words.changed, { value: value || '–' });
  }
  if (error === 'links') return words.linksError;
  if (error === 'too_many') return words.tooManyDocuments;
  const { fieldErrors } = applyWordsFor(site.language);
  return fillTemplate(fieldErrors[error], { max: STRING_LENGTH_MAX, size: MB_MAX });
}

const inputs = {
  first_name: { type: 'text', autocomplete: 'given-name', dir: 'auto', required: true },
  last_name: { type: 'text', autocomplete: 'family-name', dir: 'auto' },
  phone: { type: 'tel', autocomplete: 'tel', inputmode: 'tel', dir: 'ltr' },
} as const satisfies Record<string, InputAttributes>;

export function DetailsForm(props: PortalProps) {
  const { site, token, texts, email, version } = props;
  const words = portalWordsFor(site.language);
  const { labels, optional } = applyWordsFor(site.language);
  const linksError = errorOf(props, 'links');
  return (
    <form class="form" method="post" action={CORRECT} enctype="multipart/form-data">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={version} />
      <p>{fillTemplate(words.emailHint, { email })}</p>
      {(['first_name', 'last_name', 'phone'] as const).map((name) => (
        <Field
          name={name}
          input={inputs[name]}
          label={labels[name]}
          note={name === 'first_name' ? null : optional}
          hint={null}
          error={errorOf(props, name)}
          value={texts[name]}
          title={null}
        />
      ))}
      <div class={linksError ? 'field invalid' : 'field'}>
        <label for="links">
          {words.links} <small>({optional})</small>
        </label>
        {linksError && (
          <p class="error" id="links-error">
            {linksError}
          </p>
        )}
        <textarea
          id="links"
          name="links"
          rows={3}
          cols={24}
          dir="ltr"
          spellcheck={false}
          aria-invalid={linksError ? 'true' : undefined}
          aria-describedby={linksError ? 'links-error' : undefined}
        >
          {texts.links}
        </textarea>
      </div>
      <p class="send">
        <button>{words.save}</button>
      </p>
    </form>
  );
}

export function CvForm(props: PortalProps) {
  const { site, token } = props;
  const words = portalWordsFor(site.language);
  const { cvHint } = applyWordsFor(site.language);
  return (
    <form class="form" method="post" action={ADD_CV} enctype="multipart/form-data">
      <input type="hidden" name="token" value={token} />
      <Field
        name="file_cv"
        input={{ type: 'file', required: true }}
        label={words.addCv}
        note={null}
        hint={fillTemplate(cvHint, { size: MB_MAX })}
        error={errorOf(props, 'file_cv')}
        value={null}
        title={null}
      />
      <p class="send">
        <button>{words.upload}</button>
      </p>
    </form>
  );
}
