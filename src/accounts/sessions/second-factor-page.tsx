/** The page that asks for a code after the password. */

import { FieldAlert } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { FieldShape } from '#accounts/layout/fields.tsx';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormKey } from '#accounts/layout/forms.tsx';
import { Frame } from '#accounts/layout/frame.tsx';
import { wordsFor } from '#accounts/words/words.ts';

export interface SecondFactorPageProps {
  language: string;
  form: FormKey;
  next: string;
  /** Stands for the password that was right. */
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
      {/* A form of its own: the keyboard of digits that suits a code has no letters. */}
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
