/** The sign-in page. */

import { Alert } from '#accounts/layout/alert.tsx';
import { Field } from '#accounts/layout/fields.tsx';
import { Filled } from '#accounts/layout/filled.tsx';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { Frame } from '#accounts/layout/frame.tsx';
import { StrongName } from '#accounts/layout/strong-name.tsx';
import { wordsFor } from '#accounts/words/words.ts';
import { Banner } from '#layout/marks.tsx';

/** The address of the page, which keeps where the sign-in leads. */
function pathOf(next: string): string {
  return next === '' ? '/sign-in' : `/sign-in?${new URLSearchParams({ next }).toString()}`;
}

export interface SignInPageProps {
  language: string;
  form: FormToken;
  next: string;
  email: string;
  fault: 'wrong' | null;
  notice: 'signed_out' | 'password_set' | 'joined' | 'account_deleted' | null;
  /** The name of the application that requests authorization, or null. */
  application: string | null;
}

export function SignInPage({
  language,
  form,
  next,
  email,
  fault,
  notice,
  application,
}: SignInPageProps) {
  const texts = wordsFor(language).signIn;
  const isWrong = fault !== null;
  return (
    <Frame language={language} title={texts.title} here={pathOf(next)}>
      <Alert language={language} errors={isWrong ? [{ id: 'email', text: texts.wrong }] : []} />
      {notice !== null && (
        <Banner tone="good" role="status">
          {texts.notices[notice]}
        </Banner>
      )}
      <h1>{texts.title}</h1>
      {application === null ? (
        <p>{texts.about}</p>
      ) : (
        <p>
          <Filled
            text={texts.application}
            values={{
              application: <StrongName name={application} />,
            }}
          />
        </p>
      )}
      <PostForm action="/sign-in" form={form} hidden={{ next }}>
        <Field
          language={language}
          name="email"
          kind="email"
          value={email}
          isInAlert={isWrong}
          isFocused={email === ''}
        />
        <Field
          language={language}
          name="password"
          kind="password"
          isInAlert={isWrong}
          isFocused={email !== ''}
        />
        <Submit>{texts.submit}</Submit>
      </PostForm>
      <p>
        <a class="link" href="/forgot-password">
          {texts.forgot}
        </a>
      </p>
    </Frame>
  );
}
