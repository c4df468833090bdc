/** The addresses of questions, and what their forms send as the API takes it. */
import { filledRows, keyFrom, textsOf, typedTexts, withBlankRows } from '#console/texts/rules.ts';
import type { Typed } from '#console/texts/rules.ts';
import { hasOptions } from '#recruiting/jobs/questions/rules.ts';
import type { Question } from '#recruiting/jobs/questions/schemas.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';
import { questionKinds } from '#vocabulary/questions.ts';
import type { QuestionKind } from '#vocabulary/questions.ts';

export const QUESTIONS = '/questions';
export const NEW_QUESTION = '/questions/new';
export const QUESTION = '/questions/{question}';
export const REMOVE_QUESTION = `${QUESTION}/remove`;

const KEY_FALLBACK = 'question';

export function questionPath(root: string, id: number | 'new'): string {
  return `${root}${QUESTIONS}/${id}`;
}

/** The query string that keeps which job a question is written for. */
export function forJob(job: string | null, kind?: QuestionKind): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(job && { job }) }).toString();
  return query === '' ? '' : `?${query}`;
}

export function kindOf(text: string | null | undefined): QuestionKind | null {
  return questionKinds.find((kind) => kind === text) ?? null;
}

export function newTyped(kind: QuestionKind): Typed {
  return hasOptions(kind) ? withBlankRows({}, 'option') : {};
}

export function typedOf({ kind, labels, help, options, updated_at: version }: Question): Typed {
  const rows = options.map(({ id, labels: texts }, at) => ({
    [`option.${at}.id`]: id,
    ...typedTexts(`option.${at}`, texts),
  }));
  const typed = Object.assign(
    { version },
    typedTexts('label', labels),
    typedTexts('help', help),
    ...rows,
  );
  return hasOptions(kind) ? withBlankRows(typed, 'option') : typed;
}

/** The language that the form asks for first: that of the career site when it was shown. */
export function firstOf(typed: Typed): SiteLanguage {
  return siteLanguages.find((language) => language === typed['first']) ?? 'en';
}

/** As the API takes it. */
export function inputOf(typed: Typed, kind: QuestionKind) {
  const help = textsOf(typed, 'help');
  return {
    labels: textsOf(typed, 'label'),
    help: Object.keys(help).length === 0 ? null : help,
    ...(hasOptions(kind) && {
      options: filledRows(typed, 'option', firstOf(typed)).map(({ id, labels }) => ({
        id,
        labels,
      })),
    }),
  };
}

/** The key that was typed, else one made from the text. */
export function keyOf(typed: Typed): string {
  const given = (typed['key'] ?? '').trim();
  return given === '' ? keyFrom(typed[`label.${firstOf(typed)}`] ?? '', KEY_FALLBACK) : given;
}

/** The field of the form that a fault is about: `options.1.labels.de` is the German text of the second option. */
export function fieldOfForm(typed: Typed): (path: string) => string {
  const first = firstOf(typed);
  return (path) => {
    const [field = '', ...rest] = path.split('.');
    if (field === 'labels') return `label.${rest[0] ?? first}`;
    if (field === 'help') return `help.${rest[0] ?? first}`;
    const [at, , language = first] = rest;
    const row = filledRows(typed, 'option', first)[Number(at)];
    return field === 'options' && row ? `option.${row.at}.${language}` : field;
  };
}
