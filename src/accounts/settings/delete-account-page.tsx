/** The page on which a person deletes their account. */

import { FieldAlert } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { Faults, FieldShape } from '#accounts/layout/field-shape.ts';
import { PostForm, Submit, UsernameForManagers } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { fillText } from '#accounts/words/languages.ts';
import { listText, wordsFor } from '#accounts/words/words.ts';
import { Banner } from '#layout/marks.tsx';

export interface DeleteAccountPageProps {
  language: string;
  frame: SettingsFrameData;
  form: FormToken;
  email: string;
  hasSecondFactor: boolean;
  /** The companies of which the person is the only Admin: they keep the account. */
  onlyAdminOf: readonly string[];
  faults: Faults<'current_password' | 'code'>;
}

export function DeleteAccountPage({
  language,
  frame,
  form,
  email,
  hasSecondFactor,
  onlyAdminOf,
  faults,
}: DeleteAccountPageProps) {
  const words = wordsFor(language);
  const texts = words.deleteAccount;
  const fields = identityFields({ hasSecondFactor, faults });
  return (
    <SettingsFrame language={language} title={texts.title} section="delete_account" {...frame}>
      <FieldAlert language={language} fields={fields} />
      <h1>{texts.title}</h1>
      <p>{fillText(texts.intro, { email })}</p>
      <p>{texts.effect}</p>
      {onlyAdminOf.length > 0 ? (
        <Banner tone="good" role="alert">
          {fillText(texts.onlyAdmin, { companies: listText(language, onlyAdminOf) })}
        </Banner>
      ) : (
        <PostForm action="/settings/delete-account" form={form}>
          <UsernameForManagers label={words.fields.email.label} email={email} />
          <Fields language={language} fields={fields} />
          <Submit>{texts.submit}</Submit>
        </PostForm>
      )}
    </SettingsFrame>
  );
}

type Identity = {
  hasSecondFactor: boolean;
  faults: Faults<'current_password' | 'code'>;
  /** Before the ids of the fields, where a page has several forms. */
  of?: string;
};

/** Who deletes something proves again who they are. */
export function identityFields({ hasSecondFactor, faults, of = '' }: Identity): FieldShape[] {
  return [
    {
      name: 'current_password',
      id: `${of}current_password`,
      kind: 'currentPassword',
      fault: faults.current_password,
    },
    ...(hasSecondFactor
      ? [{ name: 'code', id: `${of}code`, kind: 'code', fault: faults.code } as const]
      : []),
  ];
}
