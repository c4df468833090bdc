/** The page on which Admins ask for the deletion of a company, and cancel it. */

import { FieldAlert } from '#accounts/layout/alert.tsx';
import { Fields } from '#accounts/layout/fields.tsx';
import type { Faults, FieldShape } from '#accounts/layout/field-shape.ts';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { formatDuration } from '#accounts/words/emails.ts';
import { formatTimestamp } from '#accounts/words/timestamps.ts';
import { fillText } from '#accounts/words/languages.ts';
import { wordsFor } from '#accounts/words/words.ts';
import { identityFields } from './delete-account-page.tsx';

export interface DeletableCompany {
  id: number;
  name: string;
  subdomain: string;
  /** `removing`: it cannot be canceled any more. */
  state: 'open' | 'closing' | 'removing';
  /** Null where no deletion is asked for. */
  deletesAt: string | null;
}

export interface DeleteCompanyPageProps {
  language: string;
  frame: SettingsFrameData;
  companies: readonly DeletableCompany[];
  form: FormToken;
  cancel: FormToken;
  graceDays: number;
  hasSecondFactor: boolean;
  faults: Faults<'subdomain' | 'current_password' | 'code'>;
  /** The company whose form has the faults. */
  faultAt?: number | null;
}

export function DeleteCompanyPage(props: DeleteCompanyPageProps) {
  const { language, frame, companies, graceDays, faultAt } = props;
  const texts = wordsFor(language).deleteCompany;
  const wrong = companies.find(({ id }) => id === faultAt);
  return (
    <SettingsFrame language={language} title={texts.title} section="delete_company" {...frame}>
      {wrong && <FieldAlert language={language} fields={fieldsOf(props, wrong)} />}
      <h1>{texts.title}</h1>
      <p>{fillText(texts.intro, { days: formatDuration(language, graceDays, 'day') })}</p>
      <p>{texts.effect}</p>
      <p>{texts.exportFirst}</p>
      {companies.length === 0 && <p>{texts.none}</p>}
      {companies.map((company) => (
        <section>
          <h2>
            <bdi>{company.name}</bdi>
          </h2>
          <CompanyState {...props} company={company} />
        </section>
      ))}
    </SettingsFrame>
  );
}

function CompanyState(props: DeleteCompanyPageProps & { company: DeletableCompany }) {
  const { language, frame, company } = props;
  const { id, name, subdomain, state, deletesAt } = company;
  const texts = wordsFor(language).deleteCompany;
  if (state === 'removing') return <p>{fillText(texts.removing, { company: name })}</p>;
  if (state === 'closing') {
    const moment = formatTimestamp({ language, timezone: frame.timezone }, deletesAt ?? '');
    return (
      <>
        <p>{fillText(texts.closing, { company: name, moment })}</p>
        <PostForm
          action="/settings/delete-company/cancel"
          form={props.cancel}
          hidden={{ company_id: id }}
        >
          <Submit>{fillText(texts.cancel, { company: name })}</Submit>
        </PostForm>
      </>
    );
  }
  return (
    <PostForm action="/settings/delete-company" form={props.form} hidden={{ company_id: id }}>
      <p>{fillText(texts.confirm, { subdomain })}</p>
      <Fields language={language} fields={fieldsOf(props, company)} />
      <Submit isQuiet>{fillText(texts.submit, { company: name })}</Submit>
    </PostForm>
  );
}

function fieldsOf(props: DeleteCompanyPageProps, { id }: DeletableCompany): FieldShape[] {
  const faults = id === props.faultAt ? props.faults : {};
  const of = `${id}-`;
  return [
    {
      name: 'subdomain',
      id: `${of}subdomain`,
      kind: 'companySubdomain',
      fault: faults.subdomain,
    },
    ...identityFields({ hasSecondFactor: props.hasSecondFactor, faults, of }),
  ];
}
