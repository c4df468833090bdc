/** The list of the applications that members of a company have connected, for its Admins. */

import { CompanyLinks } from '#accounts/layout/company-links.tsx';
import { ConnectedRow } from '#accounts/layout/connected.tsx';
import type { ConnectedApplication } from '#accounts/layout/connected.tsx';
import { Filled } from '#accounts/layout/filled.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { fillText } from '#accounts/words/languages.ts';
import { wordsFor } from '#accounts/words/words.ts';

interface Company {
  id: number;
  name: string;
}

export interface CompanyApplicationsPageProps {
  language: string;
  frame: SettingsFrameData;
  company: Company;
  /** The companies that the user administers. */
  companies: readonly Company[];
  applications: readonly ConnectedByMember[];
  disconnect: FormToken;
  newerHref: string | null;
  olderHref: string | null;
}

type ConnectedByMember = ConnectedApplication & {
  userId: number;
  person: { name: string; email: string };
};

export function CompanyApplicationsPage({
  language,
  frame,
  company,
  companies,
  applications,
  disconnect,
  newerHref,
  olderHref,
}: CompanyApplicationsPageProps) {
  const words = wordsFor(language);
  const texts = words.companyApplications;
  const title = fillText(texts.title, { company: company.name });
  const name = <bdi>{company.name}</bdi>;
  return (
    <SettingsFrame language={language} title={title} section="company_applications" {...frame}>
      <h1>
        <Filled text={texts.title} values={{ company: name }} />
      </h1>
      <CompanyLinks language={language} company={company} companies={companies} />
      <p>
        {applications.length === 0 ? (
          texts.none
        ) : (
          <Filled text={texts.intro} values={{ company: name }} />
        )}
      </p>
      {applications.length > 0 && (
        <ul class="rows">
          {applications.map((application) => (
            <ConnectedRow
              locale={{ language, timezone: frame.timezone }}
              application={application}
              fact={{ label: texts.person, value: <Member person={application.person} /> }}
              of={application.person.email}
              action="/settings/company-applications/disconnect"
              form={disconnect}
              hidden={{
                client_id: application.clientId,
                company_id: application.companyId,
                user_id: application.userId,
              }}
            />
          ))}
        </ul>
      )}
      {(newerHref !== null || olderHref !== null) && (
        <nav class="ways" aria-label={texts.pages}>
          {newerHref !== null && <a href={newerHref}>{texts.newer}</a>}
          {olderHref !== null && <a href={olderHref}>{texts.older}</a>}
        </nav>
      )}
    </SettingsFrame>
  );
}

function Member({ person }: { person: { name: string; email: string } }) {
  return (
    <>
      <bdi>{person.name}</bdi>{' '}
      <small>
        <bdi>{person.email}</bdi>
      </small>
    </>
  );
}
