/** The page on which a person asks for a password reset link. */

import { FieldAlert } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { FieldShape } from '#accounts/layout/field-shape.ts';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { Frame } from '#accounts/layout/frame.tsx';
import { wordsFor } from '#accounts/words/words.ts';
import { Banner } from '#layout/marks.tsx';

export interface ForgotPageProps {
  language: string;
  form: FormToken;
  email: string;
  isSent: boolean;
  fault: 'not_email' | null;
}

export function ForgotPage({ language, form, email, isSent, fault }: ForgotPageProps) {
  const texts = wordsFor(language).forgot;
  const fields: readonly FieldShape[] = [
    { name: 'email', kind: 'email', value: email, fault: fault ?? undefined, isFocused: true },
  ];
  return (
    <Frame language={language} title={texts.title} here="/forgot-password">
      {!isSent && <FieldAlert language={language} fields={fields} />}
      <h1>{texts.title}</h1>
      {isSent ? (
        <>
          <Banner tone="good" role="status">
            {texts.sent}
          </Banner>
          <p>
            {texts.notArrived} <a href="/forgot-password">{texts.again}</a>
          </p>
        </>
      ) : (
        <>
          <p>{texts.intro}</p>
          <PostForm action="/forgot-password" form={form}>
            <Fields language={language} fields={fields} />
            <Submit>{texts.submit}</Submit>
          </PostForm>
        </>
      )}
      <p>
        <a class="link" href="/sign-in">
          {texts.back}
        </a>
      </p>
    </Frame>
  );
}
