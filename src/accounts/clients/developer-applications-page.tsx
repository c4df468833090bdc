/** The page of the applications that a company builds, for its Admins. */

import type { Scope } from '#access.ts';
import { CompanyLinks } from '#accounts/layout/company-links.tsx';
import { Filled } from '#accounts/layout/filled.tsx';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormKey } from '#accounts/layout/forms.tsx';
import { Moment } from '#accounts/layout/timestamp.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsSurroundings } from '#accounts/layout/settings-frame.tsx';
import { filled, wordsFor } from '#accounts/words/words.ts';

interface Company {
  id: number;
  name: string;
}

export interface Built {
  id: number;
  clientId: string;
  name: string;
  kind: 'confidential' | 'public';
  redirectUris: readonly string[];
  scopes: readonly Scope[];
  disabledBy: 'operator' | 'company' | null;
  memberCount: number;
  /** An ISO timestamp. */
  lastUsed: string | null;
}

export interface BuiltApplicationsPageProps {
  language: string;
  frame: SettingsSurroundings;
  company: Company;
  /** Those the person is Admin of. */
  companies: readonly Company[];
  applications: readonly Built[];
  /** How many a company can have. */
  max: number;
  disable: FormKey;
  enable: FormKey;
}

const path = '/settings/built-applications';

export function BuiltApplicationsPage({
  language,
  frame,
  company,
  companies,
  applications,
  max,
  disable,
  enable,
}: BuiltApplicationsPageProps) {
  const texts = wordsFor(language).builtApplications;
  const name = <bdi>{company.name}</bdi>;
  const title = filled(texts.title, { company: company.name });
  return (
    <SettingsFrame language={language} title={title} section="built_applications" {...frame}>
      <h1>
        <Filled text={texts.title} values={{ company: name }} />
      </h1>
      <CompanyLinks language={language} company={company} companies={companies} />
      <p>
        <Filled text={texts.intro} values={{ company: name }} />
      </p>
      {applications.length === 0 && <p>{texts.none}</p>}
      {applications.length < max ? (
        <p>
          <a class="button" href={`${path}/new?company=${company.id}`}>
            {texts.register}
          </a>
        </p>
      ) : (
        <p>{filled(texts.full, { max })}</p>
      )}
      {applications.length > 0 && (
        <ul class="rows">
          {applications.map((application) => (
            <BuiltRow
              language={language}
              company={company}
              application={application}
              disable={disable}
              enable={enable}
            />
          ))}
        </ul>
      )}
    </SettingsFrame>
  );
}

interface BuiltRowProps {
  language: string;
  company: Company;
  application: Built;
  disable: FormKey;
  enable: FormKey;
}

function BuiltRow({ language, company, application, disable, enable }: BuiltRowProps) {
  const texts = wordsFor(language).builtApplications;
  const { id, name, disabledBy } = application;
  const hidden = { client_id: id, company_id: company.id };
  return (
    <li>
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {disabledBy === 'company' && <p class="mark rests">{texts.disabled}</p>}
        {disabledBy === 'operator' && <p class="fault">{texts.disabledByOperator}</p>}
        <BuiltFacts language={language} application={application} />
        <BuiltPowers language={language} application={application} />
        <p>
          <a href={`${path}/change?company=${company.id}&client=${id}`}>
            {texts.change}
            <span class="vh">: {name}</span>
          </a>
        </p>
      </div>
      {disabledBy === null && (
        <PostForm action={`${path}/disable`} form={disable} hidden={hidden}>
          <Submit of={`${name}, ${application.clientId}`} isQuiet>
            {texts.disable}
          </Submit>
        </PostForm>
      )}
      {disabledBy === 'company' && (
        <PostForm action={`${path}/enable`} form={enable} hidden={hidden}>
          <Submit of={`${name}, ${application.clientId}`} isQuiet>
            {texts.enable}
          </Submit>
        </PostForm>
      )}
    </li>
  );
}

interface BuiltProps {
  language: string;
  application: Built;
}

function BuiltFacts({ language, application }: BuiltProps) {
  const { builtApplications: texts, applications: shared } = wordsFor(language);
  const { clientId, kind, redirectUris, memberCount, lastUsed } = application;
  return (
    <dl class="facts">
      <div>
        <dt>{texts.clientId}</dt>
        <dd>
          <code dir="ltr">{clientId}</code>
        </dd>
      </div>
      <div>
        <dt>{texts.kind}</dt>
        <dd>{texts.kinds[kind]}</dd>
      </div>
      <div>
        <dt>{texts.redirectUris}</dt>
        <dd>
          {redirectUris.map((uri, at) => (
            <>
              {at > 0 && <br />}
              <bdi dir="ltr">{uri}</bdi>
            </>
          ))}
        </dd>
      </div>
      <div>
        <dt>{texts.members}</dt>
        <dd>{memberCount}</dd>
      </div>
      <div>
        <dt>{shared.lastUsed}</dt>
        <dd>{lastUsed === null ? shared.never : <Moment language={language} at={lastUsed} />}</dd>
      </div>
    </dl>
  );
}

function BuiltPowers({ language, application: { name, scopes } }: BuiltProps) {
  const words = wordsFor(language);
  return (
    <details>
      <summary>
        {words.builtApplications.powers}
        <span class="vh">: {name}</span>
      </summary>
      <ul class="powers">
        {scopes.map((scope) => (
          <li>{words.scopes[scope]}</li>
        ))}
      </ul>
    </details>
  );
}
