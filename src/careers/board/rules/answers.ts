/** What an application from a company's own website is refused for, field by field. */
import { findAnswers } from '#careers/apply/rules/answers.ts';
import type { AskedQuestion } from '#careers/apply/rules/answers.ts';
import { findFieldErrors } from '#careers/apply/rules/form.ts';
import type { FieldError, Submission } from '#careers/apply/rules/form.ts';
import type { FieldErrors } from '#errors.ts';
import type { CheckedAnswer } from '#recruiting/jobs/questions/rules.ts';

const texts: Readonly<Record<FieldError, string>> = {
  required: 'Is required.',
  too_long: 'Is too long.',
  not_email: 'Must be an email address.',
  not_phone: 'Must be a phone number.',
  not_number: 'Must be a number.',
  not_date: 'Must be a date, such as 2026-12-01.',
  not_url: 'Must be an http or https URL.',
  no_choice: 'Needs an option of the question.',
  unreadable: 'Has characters or a value that cannot be stored.',
  no_consent: 'Must be the `version` of the consent text that the form of the job has now.',
  both_letters: 'Is sent as a file, too: send one of both.',
  empty_file: 'Must not be empty.',
  big_file: 'Has more bytes than the form of the job takes.',
  other_file: 'Is none of the kinds of files that the form of the job takes.',
  other_cv: 'Is none of the kinds of files that the form of the job takes.',
};

/** As the form of the site checks it. There nobody can send an answer that is none of the form's: it is refused here. */
export function checkApplication(
  submission: Submission,
  questions: readonly AskedQuestion[],
  needsConsent: boolean,
): { answers: CheckedAnswer[]; errors: FieldErrors } {
  const { answers, errors } = findAnswers(questions, submission.typed);
  const strange = [...submission.typed].filter(([name, text]) => !isAnswer(questions, name, text));
  return {
    answers,
    errors: Object.fromEntries([
      ...Object.entries(findFieldErrors(submission, needsConsent)).map(
        ([name, error]): [string, string[]] => [name, [texts[error]]],
      ),
      ...[...errors].map(([id, error]): [string, string[]] => [`q${id}`, [texts[error]]]),
      ...strange.map(([name]): [string, string[]] => [
        name,
        ['Is no answer to a question of the form of the job.'],
      ]),
    ]),
  };
}

function isAnswer(questions: readonly AskedQuestion[], name: string, text: string): boolean {
  const [field, option] = name.split('.');
  const question = questions.find(({ id }) => field === `q${id}`);
  if (!question) return false;
  const { kind, options } = question;
  const chosen = option ?? text;
  const isOption = options.some(({ id }) => id === chosen);
  if (kind === 'multiple_choice') return option !== undefined && isOption;
  if (option !== undefined) return false;
  if (kind === 'single_choice') return text === '' || isOption;
  return kind !== 'yes_no' || ['yes', 'no', ''].includes(text);
}
