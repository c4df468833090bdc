/** The page of the accounts a company uses at other services. */

import { CompanyLinks } from '#accounts/layout/company-links.tsx';
import { Filled } from '#accounts/layout/filled.tsx';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { Timestamp } from '#accounts/layout/timestamp.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import { fillText, wordsFor } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';
import type { ConnectionStatus, Provider } from '#vocabulary.ts';

interface Company {
  id: number;
  name: string;
}

interface Connection {
  id: number;
  name: string;
  username: string | null;
  /** Who connected it. */
  person: 'you' | 'other';
  status: ConnectionStatus;
  /** ISO timestamp. */
  since: string;
  mayDisconnect: boolean;
}

interface ProviderShown {
  provider: Provider;
  name: string;
  isConfigured: boolean;
  connections: readonly Connection[];
}

export interface ConnectedAccountsPageProps {
  language: string;
  frame: SettingsFrameData;
  company: Company;
  companies: readonly Company[];
  /** From the URL: a name out of a list, or anything. */
  problem: string | null;
  mayConnect: boolean;
  providers: readonly ProviderShown[];
  connect: FormToken;
  disconnect: FormToken;
}

export function ConnectedAccountsPage(props: ConnectedAccountsPageProps) {
  const { language, frame, company, companies, mayConnect, providers } = props;
  const words = wordsFor(language);
  const texts = words.connections;
  const problem = problemIn(words, props.problem);
  return (
    <SettingsFrame
      language={language}
      title={words.settings.sections.connections}
      section="connections"
      {...frame}
    >
      <h1>{words.settings.sections.connections}</h1>
      <CompanyLinks language={language} company={company} companies={companies} />
      {problem !== null && (
        <div class="alert" role="alert">
          <p>{problem}</p>
        </div>
      )}
      <p>
        <Filled text={texts.intro} values={{ company: <bdi>{company.name}</bdi> }} />
      </p>
      {!mayConnect && <p>{texts.viewer}</p>}
      {providers.map((one) => (
        <ProviderSection {...props} words={words} one={one} />
      ))}
    </SettingsFrame>
  );
}

function problemIn(words: Words, name: string | null): string | null {
  const found = Object.entries(words.connections.problems).find(([known]) => known === name);
  return found?.[1] ?? null;
}

interface ProviderSectionProps extends ConnectedAccountsPageProps {
  words: Words;
  one: ProviderShown;
}

function ProviderSection(props: ProviderSectionProps) {
  const { words, one, company, mayConnect, connect } = props;
  const texts = words.connections;
  return (
    <section>
      <h2>{one.name}</h2>
      <p>{texts.purposes[one.provider]}</p>
      {one.connections.length > 0 && (
        <ul class="rows">
          {one.connections.map((connection) => (
            <ConnectionRow {...props} connection={connection} />
          ))}
        </ul>
      )}
      {!one.isConfigured && <p>{texts.notConfigured}</p>}
      {one.isConfigured && mayConnect && (
        <PostForm
          action="/settings/connections/connect"
          form={connect}
          hidden={{ provider: one.provider, company_id: company.id }}
        >
          <Submit of={one.name} isQuiet={one.connections.length > 0}>
            {one.connections.length > 0 ? texts.connectAnother : texts.connect}
          </Submit>
        </PostForm>
      )}
    </section>
  );
}

interface ConnectionRowProps extends ProviderSectionProps {
  connection: Connection;
}

function ConnectionRow({
  language,
  words,
  one,
  company,
  connection,
  mayConnect,
  connect,
  disconnect,
}: ConnectionRowProps) {
  const texts = words.connections;
  const { name, username, status } = connection;
  const mustReconnect = status === 'reauth_required';
  return (
    <li>
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p class={mustReconnect ? 'fault' : 'mark'}>{texts.statuses[status]}</p>
        <dl class="facts">
          {username !== null && (
            <div>
              <dt>{texts.account}</dt>
              <dd>
                <bdi>{username}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>{texts.person}</dt>
            <dd>{texts.people[connection.person]}</dd>
          </div>
          <div>
            <dt>{texts.since}</dt>
            <dd>
              <Timestamp language={language} at={connection.since} />
            </dd>
          </div>
        </dl>
      </div>
      {mustReconnect && one.isConfigured && mayConnect && (
        <PostForm
          action="/settings/connections/connect"
          form={connect}
          hidden={{ provider: one.provider, company_id: company.id }}
        >
          <Submit of={fillText(texts.accountAt, { account: name, provider: one.name })}>
            {texts.reconnect}
          </Submit>
        </PostForm>
      )}
      {connection.mayDisconnect && (
        <PostForm
          action="/settings/connections/disconnect"
          form={disconnect}
          hidden={{ id: connection.id, company_id: company.id }}
        >
          <Submit of={fillText(texts.accountAt, { account: name, provider: one.name })} isQuiet>
            {texts.disconnect}
          </Submit>
        </PostForm>
      )}
    </li>
  );
}
