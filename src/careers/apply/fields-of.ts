/** The fields of the form in the order of its language: what each asks of the browser, says, and was typed. */

import { documentType } from '@recruiting/cv-reader/document-kind';
import { formatsFor } from '#careers/words/format.ts';
import { fillTemplate } from '#lib/language.ts';
import { asksFamilyNameFirst, wordsFor } from '#careers/words/words.ts';
import type { FormPageProps } from './props.ts';
import type { DocumentName, LineName } from './rules.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

interface Asked {
  type: 'text' | 'tel' | 'file';
  autocomplete?: string;
  autocapitalize?: 'none' | 'words';
  inputmode?: 'email' | 'tel';
  pattern?: string;
  /** Of names, which may be written in any script. */
  dir?: 'auto' | 'ltr';
  accept?: string;
  required?: boolean;
}

export interface FieldProps {
  name: LineName | DocumentName;
  asked: Asked;
  label: string;
  /** Behind the label of what may be left out. */
  note: string | null;
  hint: string | null;
  fault: string | null;
  value: string | null;
  /** What a browser says where the pattern does not fit. */
  title: string | null;
}

/** By ending and by type: browsers go by either. */
const accept = (['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'] as const)
  .flatMap((kind) => {
    const { extension, contentType } = documentType(kind);
    return [`.${extension}`, contentType];
  })
  .join(',');

const kinds: Readonly<Record<LineName | DocumentName, Asked>> = {
  first_name: {
    type: 'text',
    autocomplete: 'given-name',
    autocapitalize: 'words',
    dir: 'auto',
    required: true,
  },
  last_name: {
    type: 'text',
    autocomplete: 'family-name',
    autocapitalize: 'words',
    dir: 'auto',
    required: true,
  },
  // Not of type email: browsers refuse "jörg@" there, and send "münchen.de" in another spelling.
  email: {
    type: 'text',
    autocomplete: 'email',
    autocapitalize: 'none',
    inputmode: 'email',
    pattern: String.raw`\s*[^\s@]+@[^\s@]+\s*`,
    dir: 'ltr',
    required: true,
  },
  phone: { type: 'tel', autocomplete: 'tel', inputmode: 'tel', dir: 'ltr' },
  file_cv: { type: 'file', accept },
  cover_letter: { type: 'file', accept },
};

export function fieldsOf(props: FormPageProps): FieldProps[] {
  const names = asksFamilyNameFirst(props.site.language)
    ? (['last_name', 'first_name'] as const)
    : (['first_name', 'last_name'] as const);
  return [
    ...[...names, 'email' as const, 'phone' as const].map((name) => lineOf(name, props)),
    documentOf('file_cv', props),
    documentOf('cover_letter', props),
  ];
}

function lineOf(name: LineName, { site, typed, faults, limits }: FormPageProps): FieldProps {
  const words = wordsFor(site.language).application;
  const fault = faults[name];
  const max = formatsFor(site.language).number(limits.lengths[name]);
  return {
    name,
    asked: kinds[name],
    label: words.labels[name],
    note: kinds[name].required ? null : words.optional,
    hint: name === 'email' ? words.emailHint : null,
    fault: fault ? fillTemplate(words.faults[fault], { max }) : null,
    value: typed[name],
    title: kinds[name].pattern === undefined ? null : words.faults.not_email,
  };
}

function documentOf(name: DocumentName, { site, faults, limits }: FormPageProps): FieldProps {
  const words = wordsFor(site.language).application;
  const fault = faults[name];
  const size = formatsFor(site.language).number(limits.fileBytes / BYTES_PER_MEGABYTE);
  return {
    name,
    asked: kinds[name],
    label: words.labels[name],
    note: words.optional,
    hint: fillTemplate(words.fileHint, { size }),
    fault: fault ? fillTemplate(words.faults[fault], { size }) : null,
    value: null,
    title: null,
  };
}
