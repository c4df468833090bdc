/** The rules of email templates in languages: what makes one unique, how many there may be, and which text an email has. */
import { ApiError, invalidField } from '#errors.ts';
import { baseLanguage } from '#lib/language.ts';
import { nameKey } from '#lib/name-key.ts';
import type { Template } from '#recruiting/pipeline/messages/rules.ts';
import type { EmailTemplateKind } from '#vocabulary/email-templates.ts';

/** Templates of their own that a company can have: more are no longer found in a list. */
export const OWN_MAX = 100;
export const ownLimit = {
  max: OWN_MAX,
  field: 'name',
  text: `A company can have at most ${OWN_MAX} templates of its own.`,
};

type Named = { kind: unknown; stageId: number; name: string };

/** What makes a template the only one of its kind and language. */
export function templateKey({ kind, stageId, name }: Named): string {
  return kind === 'stage' ? String(stageId) : nameKey(name);
}

/** The text of an automatic email in a language. */
export type TextInLanguage = Template & { kind: EmailTemplateKind; language: string };

/** The text in this language (BCP 47), whatever its region; undefined without one. */
export function textIn(
  texts: readonly TextInLanguage[],
  kind: EmailTemplateKind,
  language: string,
): Template | undefined {
  return texts.find((text) => text.kind === kind && text.language === baseLanguage(language));
}

/** Throws 422 where the stage is unknown or sends nothing, and 409 where there is such a template. */
export function assertWritable(facts: {
  stage: { emailTemplate: Template | null } | null | undefined;
  same: { id: number } | undefined;
}): void {
  const { stage, same } = facts;
  if (stage === undefined) throw invalidField('stage_id', 'No record of the company has this id.');
  if (stage?.emailTemplate === null) {
    throw invalidField(
      'stage_id',
      'The stage sends no email. Give it a template in the language of the company first.',
    );
  }
  if (!same) return;
  throw new ApiError('duplicate', {
    errors: { name: ['There is such a template already.'] },
    related: { type: 'email_template', id: same.id },
    extra: { id: same.id },
  });
}

/** The text in the language of the company has a place of its own. */
export function assertOtherLanguage(
  kind: EmailTemplateKind,
  language: string,
  companyLanguage: string,
): void {
  if (kind === 'own' || language !== baseLanguage(companyLanguage)) return;
  const place = kind === 'stage' ? 'the stage itself' : 'the hiring settings';
  throw invalidField('language', `Is the language of the company: change the text of ${place}.`);
}
