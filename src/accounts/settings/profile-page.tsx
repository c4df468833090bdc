/** The first page of the settings: name, language, time zone and email address, and the companies of the user. */

import type { Role } from '#access.ts';
import { FieldAlert } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { Faults, FieldShape } from '#accounts/layout/field-shape.ts';
import { nameFields } from '#accounts/layout/name-fields.ts';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { fillText } from '#accounts/words/languages.ts';
import { languageName, wordsFor } from '#accounts/words/words.ts';
import { Badge } from '#layout/marks.tsx';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';

export interface ProfilePageProps {
  language: string;
  frame: SettingsFrameData;
  form: FormToken;
  /** An empty language is that of the browser, an empty time zone UTC. */
  values: { first_name: string; last_name: string; language: string; timezone: string };
  browserLanguage: SiteLanguage;
  timezones: readonly string[];
  email: string;
  emailForm: FormToken;
  /** As it was typed. */
  newEmail: string;
  memberships: readonly { company: string; role: Role }[];
  faults: Faults<
    'first_name' | 'last_name' | 'language' | 'timezone' | 'email' | 'current_password'
  >;
}

export function ProfilePage(props: ProfilePageProps) {
  const { language, frame, form, emailForm, email, memberships } = props;
  const words = wordsFor(language);
  const texts = words.profile;
  const fields = profileFields(props);
  const emailFields = newEmailFields(props);
  return (
    <SettingsFrame language={language} title={texts.title} section="profile" {...frame}>
      <FieldAlert language={language} fields={[...fields, ...emailFields]} />
      <h1>{texts.title}</h1>
      <PostForm action="/settings" form={form}>
        <Fields language={language} fields={fields} />
        <Submit>{texts.submit}</Submit>
      </PostForm>
      <section aria-labelledby="email-heading">
        <h2 id="email-heading">{texts.emailHeading}</h2>
        <dl class="facts">
          <div>
            <dt>{texts.currentEmail}</dt>
            <dd>
              <bdi>{email}</bdi>
            </dd>
          </div>
        </dl>
        <PostForm action="/settings/email" form={emailForm}>
          <Fields language={language} fields={emailFields} />
          <Submit isQuiet>{texts.changeEmail}</Submit>
        </PostForm>
      </section>
      <section aria-labelledby="companies-heading">
        <h2 id="companies-heading">{texts.companies}</h2>
        <Companies language={language} memberships={memberships} />
      </section>
    </SettingsFrame>
  );
}

function Companies({ language, memberships }: Pick<ProfilePageProps, 'language' | 'memberships'>) {
  const words = wordsFor(language);
  if (memberships.length === 0) return <p>{words.profile.none}</p>;
  return (
    <ul class="rows companies">
      {memberships.map(({ company, role }) => (
        <li>
          <h3>
            <bdi>{company}</bdi>
          </h3>
          <Badge tone="good">{words.roles[role]}</Badge>
        </li>
      ))}
    </ul>
  );
}

function profileFields({
  language,
  values,
  browserLanguage,
  timezones,
  faults,
}: ProfilePageProps): FieldShape[] {
  const texts = wordsFor(language).profile;
  const ofBrowser = fillText(texts.browserLanguage, { language: languageName(browserLanguage) });
  const languages = siteLanguages.map((tag) => ({
    value: tag,
    label: languageName(tag),
    language: tag,
  }));
  const zones = timezones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  return [
    ...nameFields(language, values, faults),
    {
      name: 'language',
      kind: 'language',
      value: values.language,
      options: [{ value: '', label: ofBrowser }, ...languages],
      fault: faults.language,
    },
    {
      name: 'timezone',
      kind: 'timezone',
      value: values.timezone,
      options: [{ value: '', label: texts.noTimezone }, ...zones],
      fault: faults.timezone,
    },
  ];
}

function newEmailFields({ newEmail, faults }: ProfilePageProps): FieldShape[] {
  return [
    { name: 'email', kind: 'newEmail', value: newEmail, fault: faults.email },
    { name: 'current_password', kind: 'currentPassword', fault: faults.current_password },
  ];
}
