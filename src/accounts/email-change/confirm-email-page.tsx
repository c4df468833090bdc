/** The page behind the link that confirms a new email address. */

import { Filled } from '#accounts/layout/filled.tsx';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { Frame } from '#accounts/layout/frame.tsx';
import type { Person } from '#accounts/layout/frame.tsx';
import { StrongName } from '#accounts/layout/strong-name.tsx';
import { wordsFor } from '#accounts/words/words.ts';

export interface ConfirmEmailPageProps {
  language: string;
  person: Person;
  form: FormToken;
  link: string;
  email: string;
  newEmail: string;
}

export function ConfirmEmailPage({
  language,
  person,
  form,
  link,
  email,
  newEmail,
}: ConfirmEmailPageProps) {
  const texts = wordsFor(language).confirmEmail;
  const values = {
    email: <bdi>{email}</bdi>,
    newEmail: <StrongName name={newEmail} />,
  };
  return (
    <Frame language={language} title={texts.title} person={person}>
      <h1>{texts.title}</h1>
      <p>
        <Filled text={texts.intro} values={values} />
      </p>
      <p>{texts.effect}</p>
      <PostForm action="/confirm-email" form={form} hidden={{ link }}>
        <Submit>{texts.submit}</Submit>
      </PostForm>
    </Frame>
  );
}
