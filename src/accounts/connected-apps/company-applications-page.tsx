/** The list of the applications that members of a company have connected, for its Admins. */

import { CompanyLinks } from '#accounts/layout/company-links.tsx';
import { ConnectedRow, WebhookName } from '#accounts/layout/connected.tsx';
import type { ConnectedApplication } from '#accounts/layout/connected.tsx';
import { Filled } from '#accounts/layout/filled.tsx';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
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
  /** The webhooks that applications left which are no longer connected. */
  left: readonly LeftWebhook[];
  disconnect: FormToken;
  deleteWebhook: FormToken;
  newerHref: string | null;
  olderHref: string | null;
}

type LeftWebhook = { id: number; name: string; url: string; application: string };

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
  left,
  disconnect,
  deleteWebhook,
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
      {left.length > 0 && (
        <LeftWebhooks language={language} company={company} left={left} form={deleteWebhook} />
      )}
    </SettingsFrame>
  );
}

interface LeftWebhooksProps {
  language: string;
  company: Company;
  left: readonly LeftWebhook[];
  form: FormToken;
}

function LeftWebhooks({ language, company, left, form }: LeftWebhooksProps) {
  const texts = wordsFor(language).companyApplications;
  return (
    <section>
      <h2>{texts.left}</h2>
      <p>{texts.leftIntro}</p>
      <ul class="rows">
        {left.map((webhook) => (
          <li>
            <div>
              <h3>
                <WebhookName {...webhook} />
              </h3>
              <dl class="facts">
                <div>
                  <dt>{texts.application}</dt>
                  <dd>
                    <bdi>{webhook.application}</bdi>
                  </dd>
                </div>
              </dl>
            </div>
            <PostForm
              action="/settings/company-applications/delete-webhook"
              form={form}
              hidden={{ company_id: company.id, webhook_id: webhook.id }}
            >
              <Submit of={webhook.name} isQuiet>
                {texts.deleteWebhook}
              </Submit>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
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
