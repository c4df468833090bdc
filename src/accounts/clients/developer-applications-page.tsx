/** The list of a company's developer applications, for its Admins. */

import type { Scope } from '#access.ts';
import { CompanyLinks } from '#accounts/layout/company-links.tsx';
import { Filled } from '#accounts/layout/filled.tsx';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { Timestamp } from '#accounts/layout/timestamp.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import type { Locale } from '#accounts/words/timestamps.ts';
import { fillText } from '#accounts/words/languages.ts';
import { wordsFor } from '#accounts/words/words.ts';
import { Button } from '#layout/button.tsx';
import { Badge } from '#layout/marks.tsx';

interface Company {
  id: number;
  name: string;
}

export interface DeveloperApplication {
  id: number;
  clientId: string;
  name: string;
  kind: 'confidential' | 'public';
  redirectUris: readonly string[];
  scopes: readonly Scope[];
  disabledBy: 'operator' | 'company' | null;
  memberCount: number;
  /** ISO 8601. */
  lastUsed: string | null;
}

export interface DeveloperApplicationsPageProps {
  language: string;
  frame: SettingsFrameData;
  company: Company;
  /** The companies that the user administers. */
  companies: readonly Company[];
  applications: readonly DeveloperApplication[];
  /** The most applications a company can have. */
  max: number;
  disable: FormToken;
  enable: FormToken;
}

const path = '/settings/built-applications';

export function DeveloperApplicationsPage({
  language,
  frame,
  company,
  companies,
  applications,
  max,
  disable,
  enable,
}: DeveloperApplicationsPageProps) {
  const texts = wordsFor(language).developerApplications;
  const name = <bdi>{company.name}</bdi>;
  const title = fillText(texts.title, { company: company.name });
  return (
    <SettingsFrame language={language} title={title} section="developer_applications" {...frame}>
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
          <Button kind="primary" href={`${path}/new?company=${company.id}`}>
            {texts.register}
          </Button>
        </p>
      ) : (
        <p>{fillText(texts.full, { max })}</p>
      )}
      {applications.length > 0 && (
        <ul class="rows">
          {applications.map((application) => (
            <ApplicationRow
              locale={{ language, timezone: frame.timezone }}
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

interface ApplicationRowProps {
  locale: Locale;
  company: Company;
  application: DeveloperApplication;
  disable: FormToken;
  enable: FormToken;
}

function ApplicationRow({ locale, company, application, disable, enable }: ApplicationRowProps) {
  const texts = wordsFor(locale.language).developerApplications;
  const { id, name, disabledBy } = application;
  const hidden = { client_id: id, company_id: company.id };
  return (
    <li>
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {disabledBy === 'company' && <Badge>{texts.disabled}</Badge>}
        {disabledBy === 'operator' && <p class="fault">{texts.disabledByOperator}</p>}
        <ApplicationFacts locale={locale} application={application} />
        <ApplicationScopes locale={locale} application={application} />
        <p class="ways">
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

interface ApplicationProps {
  locale: Locale;
  application: DeveloperApplication;
}

function ApplicationFacts({ locale, application }: ApplicationProps) {
  const { developerApplications: texts, applications: shared } = wordsFor(locale.language);
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
        <dd>{lastUsed === null ? shared.never : <Timestamp locale={locale} at={lastUsed} />}</dd>
      </div>
    </dl>
  );
}

function ApplicationScopes({ locale, application: { name, scopes } }: ApplicationProps) {
  const words = wordsFor(locale.language);
  return (
    <details>
      <summary>
        {words.developerApplications.powers}
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
