/** The fields of an application form, in the order of its language. */

import { emailInput } from '#careers/layout/form-field.tsx';
import type { FieldProps, InputAttributes } from '#careers/layout/form-field.tsx';
import { formatsFor } from '#careers/words/format.ts';
import { applyWordsFor } from '#careers/words/forms.ts';
import { documentType } from '@recruiting/cv-reader/document-kind';
import type { ApplyWords } from '#careers/words/forms.ts';
import { asksFamilyNameFirst, fillTemplate, typedDirection } from '#lib/language.ts';
import { acceptedKinds } from '#vocabulary/lists.ts';
import { READ_CV } from './apply-paths.ts';
import type { FormPageProps, ShownQuestion } from './props.ts';
import type { DocumentName, TextFieldName } from './rules/form.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

/** By extension and media type: browsers differ in which they use. */
function acceptOf(name: DocumentName): string {
  return acceptedKinds[name]
    .flatMap((kind) => {
      const { extension, contentType } = documentType(kind);
      return [`.${extension}`, contentType];
    })
    .join(',');
}

const nameInput: InputAttributes = {
  type: 'text',
  autocapitalize: 'words',
};

const inputs: Readonly<Record<TextFieldName | DocumentName, InputAttributes>> = {
  first_name: { ...nameInput, autocomplete: 'given-name', required: true },
  /** Optional: some people have a single name. */
  last_name: { ...nameInput, autocomplete: 'family-name' },
  email: emailInput,
  phone: {
    type: 'tel',
    autocomplete: 'tel',
    inputmode: 'tel',
    // No letters but the x of an extension; the service reads digits of any script.
    pattern: '[^A-WYZa-wyz]*',
    dir: 'ltr',
  },
  file_cv: { type: 'file', accept: acceptOf('file_cv') },
  cover_letter: { type: 'file', accept: acceptOf('cover_letter') },
};

export function formFields(props: FormPageProps): FieldProps[] {
  const names = asksFamilyNameFirst(props.site.language)
    ? (['last_name', 'first_name'] as const)
    : (['first_name', 'last_name'] as const);
  return [
    documentField('file_cv', props),
    ...[...names, 'email' as const, 'phone' as const].map((name) => textField(name, props)),
    documentField('cover_letter', props),
  ];
}

/** Names may be in any script. */
function typed(language: string): Pick<InputAttributes, 'dir'> {
  const dir = typedDirection(language);
  return dir ? { dir } : {};
}

function textField(
  name: TextFieldName,
  { site, texts, fieldErrors, limits }: FormPageProps,
): FieldProps {
  const words = applyWordsFor(site.language);
  const error = fieldErrors[name];
  const max = formatsFor(site.language).number(limits.lengths[name]);
  return {
    name,
    input: { ...(inputs[name].dir === undefined && typed(site.language)), ...inputs[name] },
    label: words.labels[name],
    note: inputs[name].required ? null : words.optional,
    hint: name === 'email' ? words.emailHint : null,
    error: error ? fillTemplate(words.fieldErrors[error], { max }) : null,
    value: texts[name],
    title: titleOf(name, words.fieldErrors),
  };
}

/** What is wrong with the answer to a question. */
export function answerError(language: string, { error }: ShownQuestion): string | null {
  if (!error) return null;
  const max = formatsFor(language).number(error.max);
  return fillTemplate(applyWordsFor(language).fieldErrors[error.code], { max });
}

/** Shown by browsers when the value does not match the pattern. */
function titleOf(name: TextFieldName, errors: ApplyWords['fieldErrors']): string | null {
  if (name === 'email') return errors.not_email;
  return name === 'phone' ? errors.not_phone : null;
}

export function letterField({ site, letter, fieldErrors, limits }: FormPageProps) {
  const words = applyWordsFor(site.language);
  const error = fieldErrors.cover_letter_text;
  const max = formatsFor(site.language).number(limits.letterLength);
  return {
    name: 'cover_letter_text',
    label: words.labels.cover_letter_text,
    note: words.optional,
    error: error ? fillTemplate(words.fieldErrors[error], { max }) : null,
    value: letter,
  };
}

function documentField(
  name: DocumentName,
  { site, job, fieldErrors, limits }: FormPageProps,
): FieldProps {
  const words = applyWordsFor(site.language);
  const error = fieldErrors[name];
  const size = formatsFor(site.language).number(limits.fileBytes / BYTES_PER_MEGABYTE);
  return {
    name,
    input: {
      ...inputs[name],
      'data-bytes': limits.fileBytes,
      'data-empty': words.fieldErrors.empty_file,
      'data-big': fillTemplate(words.fieldErrors.big_file, { size }),
      'data-other': words.fieldErrors[name === 'file_cv' ? 'other_cv' : 'other_file'],
      ...(name === 'file_cv' && {
        'data-read-cv': READ_CV.replace('{hash}', encodeURIComponent(job.hashId)),
      }),
    },
    label: words.labels[name],
    note: words.optional,
    hint: fillTemplate(name === 'file_cv' ? words.cvHint : words.fileHint, { size }),
    error: error ? fillTemplate(words.fieldErrors[error], { size }) : null,
    value: null,
    title: null,
  };
}
