/** The first page of the settings: the user's name, and the companies they belong to. */

import type { Role } from '#access.ts';
import { FieldAlert } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { Faults, FieldShape } from '#accounts/layout/field-shape.ts';
import { Filled } from '#accounts/layout/filled.tsx';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { wordsFor } from '#accounts/words/words.ts';

export interface ProfilePageProps {
  language: string;
  frame: SettingsFrameData;
  form: FormToken;
  values: { first_name: string; last_name: string };
  email: string;
  memberships: readonly { company: string; role: Role }[];
  faults: Faults<'first_name' | 'last_name'>;
}

export function ProfilePage({
  language,
  frame,
  form,
  values,
  email,
  memberships,
  faults,
}: ProfilePageProps) {
  const words = wordsFor(language);
  const texts = words.profile;
  const fields: readonly FieldShape[] = [
    { name: 'first_name', kind: 'givenName', value: values.first_name, fault: faults.first_name },
    { name: 'last_name', kind: 'familyName', value: values.last_name, fault: faults.last_name },
  ];
  return (
    <SettingsFrame language={language} title={texts.title} section="profile" {...frame}>
      <FieldAlert language={language} fields={fields} />
      <h1>{texts.title}</h1>
      <dl class="facts">
        <div>
          <dt>{texts.email}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <PostForm action="/settings" form={form}>
        <Fields language={language} fields={fields} />
        <Submit>{texts.submit}</Submit>
      </PostForm>
      <h2>{texts.memberships}</h2>
      {memberships.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul class="plain">
          {memberships.map(({ company, role }) => (
            <li>
              <Filled
                text={texts.membership}
                values={{ company: <bdi>{company}</bdi>, role: words.roles[role] }}
              />
            </li>
          ))}
        </ul>
      )}
    </SettingsFrame>
  );
}
