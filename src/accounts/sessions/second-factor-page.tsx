/** The page that asks for a two-factor code after the password. */

import { FieldAlert } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { FieldShape } from '#accounts/layout/field-shape.ts';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { Frame } from '#accounts/layout/frame.tsx';
import { wordsFor } from '#accounts/words/words.ts';

export interface SecondFactorPageProps {
  language: string;
  form: FormToken;
  next: string;
  /** The sealed proof that the password was right. */
  ticket: string;
  fault: 'wrong_code' | null;
}

const action = '/sign-in/second-factor';

export function SecondFactorPage({ language, form, next, ticket, fault }: SecondFactorPageProps) {
  const texts = wordsFor(language).secondFactor;
  const fields: readonly FieldShape[] = [
    { name: 'code', kind: 'code', fault: fault ?? undefined, isFocused: true },
  ];
  return (
    <Frame language={language} title={texts.title}>
      <FieldAlert language={language} fields={fields} />
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <PostForm action={action} form={form} hidden={{ ticket, next }}>
        <Fields language={language} fields={fields} />
        <Submit>{texts.submit}</Submit>
      </PostForm>
      {/* A separate form, because the numeric keyboard of a TOTP code has no letters. */}
      <details>
        <summary>{texts.useRecoveryCode}</summary>
        <PostForm action={action} form={form} hidden={{ ticket, next }}>
          <Fields
            language={language}
            fields={[{ name: 'code', id: 'recovery-code', kind: 'recoveryCode' }]}
          />
          <Submit of={texts.useRecoveryCode} isQuiet>
            {texts.submit}
          </Submit>
        </PostForm>
      </details>
    </Frame>
  );
}
