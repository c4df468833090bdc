/** The page of the accounts that a company uses at other services. */

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
  /** ISO 8601. */
  since: string;
  mayDisconnect: boolean;
}

interface ProviderItem {
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
  /** From the URL, so it may be any text. */
  problem: string | null;
  mayConnect: boolean;
  providers: readonly ProviderItem[];
  connect: FormToken;
  disconnect: FormToken;
}

export function ConnectedAccountsPage(props: ConnectedAccountsPageProps) {
  const { language, frame, company, companies, mayConnect, providers } = props;
  const words = wordsFor(language);
  const texts = words.connections;
  const problem = problemText(words, props.problem);
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

function problemText(words: Words, name: string | null): string | null {
  const problem = Object.entries(words.connections.problems).find(([key]) => key === name);
  return problem?.[1] ?? null;
}

interface ProviderSectionProps extends ConnectedAccountsPageProps {
  words: Words;
  one: ProviderItem;
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
  const { name, status } = connection;
  const mustReconnect = status === 'reauth_required';
  return (
    <li>
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p class={mustReconnect ? 'fault' : 'mark'}>{texts.statuses[status]}</p>
        <ConnectionFacts language={language} words={words} connection={connection} />
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

interface ConnectionFactsProps {
  language: string;
  words: Words;
  connection: Connection;
}

function ConnectionFacts({ language, words, connection }: ConnectionFactsProps) {
  const texts = words.connections;
  return (
    <dl class="facts">
      {connection.username !== null && (
        <div>
          <dt>{texts.account}</dt>
          <dd>
            <bdi>{connection.username}</bdi>
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
  );
}
