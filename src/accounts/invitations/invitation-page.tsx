/** The page on which an invited person joins a company. */

import type { Role } from '#access.ts';
import { FieldAlert } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { Faults, FieldShape } from '#accounts/layout/field-shape.ts';
import { Filled } from '#accounts/layout/filled.tsx';
import { nameFields } from '#accounts/layout/name-fields.ts';
import { PostForm, Submit, UsernameForManagers } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { Frame } from '#accounts/layout/frame.tsx';
import { StrongName } from '#accounts/layout/strong-name.tsx';
import { fillText } from '#accounts/words/languages.ts';
import { wordsFor } from '#accounts/words/words.ts';

export interface InvitationPageProps {
  language: string;
  form: FormToken;
  link: string;
  company: string;
  role: Role;
  email: string;
  /** Whether the person has no password yet. */
  isNew: boolean;
  values: { first_name: string; last_name: string };
  faults: Faults<'first_name' | 'last_name' | 'password'>;
}

export function InvitationPage({
  language,
  form,
  link,
  company,
  role,
  email,
  isNew,
  values,
  faults,
}: InvitationPageProps) {
  const words = wordsFor(language);
  const texts = words.invitation;
  const name = <bdi>{company}</bdi>;
  const fields: readonly FieldShape[] = isNew
    ? [
        ...nameFields(language, values, faults),
        { name: 'password', kind: 'chosenPassword', fault: faults.password },
      ]
    : [];
  return (
    <Frame
      language={language}
      title={fillText(texts.title, { company })}
      here={`/invitation?${new URLSearchParams({ link }).toString()}`}
    >
      <FieldAlert language={language} fields={fields} />
      <h1>
        <Filled text={texts.title} values={{ company: name }} />
      </h1>
      <p>
        <Filled
          text={texts.intro}
          values={{ company: name, role: <strong>{words.roles[role]}</strong> }}
        />
      </p>
      <p>
        <Filled
          text={isNew ? texts.isNew : texts.isMember}
          values={{ email: <StrongName name={email} /> }}
        />
      </p>
      <PostForm action="/invitation" form={form} hidden={{ link }}>
        {isNew && <UsernameForManagers label={words.fields.email.label} email={email} />}
        <Fields language={language} fields={fields} />
        <Submit>{texts.submit}</Submit>
      </PostForm>
    </Frame>
  );
}
