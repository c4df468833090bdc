/** A job with its form, as a company's own website shows it. */
import type { BoardField, BoardJobDetail, BoardQuestion } from '#careers/answers/schemas.ts';
import { documents, limits, requiredFields } from '#careers/apply/rules/form.ts';
import type { DocumentName, TextFieldName } from '#careers/apply/rules/form.ts';
import type { AskedForm, AskedQuestion } from '#careers/apply/rules/answers.ts';
import { lengthMaxOf, toShownQuestion } from '#careers/apply/rules/answers.ts';
import type { WholeJob } from '#careers/jobs/rules.ts';
import { showBoardJob } from '#careers/locations/schemas/answers.ts';
import { timestamp } from '#lib/time.ts';
import { expiryOf } from '#recruiting/jobs/jobs/rules.ts';
import type { LegalText } from '#vocabulary/legal-texts.ts';
import { acceptedKinds, benefits } from '#vocabulary/lists.ts';

type Form = AskedForm & {
  /** The language that was asked for, and those that stand in for it. */
  languages: readonly [string, ...string[]];
  consent: { text: string; version: string } | null;
  retentionMonths: number;
  legalTexts: readonly LegalText[];
};

export function showBoardDetail(job: WholeJob, origin: string, form: Form): BoardJobDetail {
  const names: Readonly<Record<number, string>> = benefits;
  return {
    ...showBoardJob(job, origin),
    expires_at: timestamp(expiryOf(job.publishedAt)),
    description: job.description,
    tasks: job.tasks,
    requirements: job.requirements,
    benefits: job.benefits.flatMap((id) => names[id] ?? []),
    form: {
      language: form.languages[0],
      fields: [...textNames.map(textField), ...documents.map(fileField), letterField],
      questions: form.questions.map((question) => showQuestion(question, form.languages)),
      may_reject: form.mayReject,
      consent: form.consent,
      retention_months: form.retentionMonths,
      legal_links: form.legalTexts.map(({ of, kind, url }) => ({ of, kind, url })),
    },
  };
}

const textNames = ['first_name', 'last_name', 'email', 'phone'] as const;
const types = { first_name: 'text', last_name: 'text', email: 'email', phone: 'tel' } as const;

function textField(name: TextFieldName): BoardField {
  return {
    name,
    type: types[name],
    required: requiredFields.has(name),
    max_length: limits.lengths[name],
    max_bytes: null,
    kinds: [],
  };
}

const letterField: BoardField = {
  name: 'cover_letter_text',
  type: 'textarea',
  required: false,
  max_length: limits.letterLength,
  max_bytes: null,
  kinds: [],
};

function fileField(name: DocumentName): BoardField {
  return {
    name,
    type: 'file',
    required: false,
    max_length: null,
    max_bytes: limits.fileBytes,
    kinds: [...acceptedKinds[name]],
  };
}

const nothing = { typed: new Map(), errors: new Map() } as const;

function showQuestion(question: AskedQuestion, languages: readonly string[]): BoardQuestion {
  const { id, kind, options } = question;
  const shown = toShownQuestion(question, nothing, languages);
  const isText = kind === 'short_text' || kind === 'long_text' || kind === 'url';
  return {
    id,
    name: shown.name,
    kind,
    text: shown.label?.text ?? '',
    help: shown.help?.text ?? null,
    required: shown.isRequired,
    max_length: isText ? lengthMaxOf(question) : null,
    options: options.map((option) => ({
      id: option.id,
      name: shown.choices.find(({ value }) => value === option.id)?.name ?? shown.name,
      text: shown.choices.find(({ value }) => value === option.id)?.label?.text ?? '',
    })),
  };
}
