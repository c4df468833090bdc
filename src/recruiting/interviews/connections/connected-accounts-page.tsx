/** The page of the accounts that a company uses at other services. */

import { CompanyLinks } from '#accounts/layout/company-links.tsx';
import { Filled } from '#accounts/layout/filled.tsx';
import { PostForm, Submit } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { Timestamp } from '#accounts/layout/timestamp.tsx';
import { SettingsFrame } from '#accounts/layout/settings-frame.tsx';
import type { SettingsFrameData } from '#accounts/layout/settings-frame.tsx';
import type { Locale } from '#accounts/words/timestamps.ts';
import { fillText } from '#accounts/words/languages.ts';
import { listText, wordsFor } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';
import { Badge, Banner } from '#layout/marks.tsx';
import { conferenceProviders, platforms } from '#vocabulary/lists.ts';
import type { ConnectionStatus, Provider } from '#vocabulary/lists.ts';

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
        <Banner tone="bad" role="alert">
          <p>{problem}</p>
        </Banner>
      )}
      <p>
        <Filled text={texts.intro} values={{ company: <bdi>{company.name}</bdi> }} />
      </p>
      {!mayConnect && <p>{texts.viewer}</p>}
      {groups.map(({ name, members }) => {
        const shown = providers.filter((one) => members.has(one.provider) && isUsable(one));
        return shown.length === 0 ? null : (
          <section aria-labelledby={`group-${name}`}>
            <h2 id={`group-${name}`}>{texts.groups[name]}</h2>
            <ul class="cards">
              {shown.map((one) => (
                <ProviderCard {...props} words={words} one={one} />
              ))}
            </ul>
          </section>
        );
      })}
      <Unavailable language={language} providers={providers} />
    </SettingsFrame>
  );
}

const groups = [
  { name: 'meetings', members: new Set<Provider>(conferenceProviders) },
  { name: 'posts', members: new Set<Provider>(platforms) },
] as const;

/** A provider that is configured no longer can still have accounts to disconnect. */
function isUsable({ isConfigured, connections }: ProviderItem): boolean {
  return isConfigured || connections.length > 0;
}

function Unavailable({
  language,
  providers,
}: Pick<ConnectedAccountsPageProps, 'language' | 'providers'>) {
  const names = providers.filter((one) => !isUsable(one)).map(({ name }) => name);
  if (names.length === 0) return null;
  const text = wordsFor(language).connections.unavailable;
  return <p class="hint">{fillText(text, { providers: listText(language, names) })}</p>;
}

function problemText(words: Words, name: string | null): string | null {
  const problem = Object.entries(words.connections.problems).find(([key]) => key === name);
  return problem?.[1] ?? null;
}

interface ProviderCardProps extends ConnectedAccountsPageProps {
  words: Words;
  one: ProviderItem;
}

function ProviderCard(props: ProviderCardProps) {
  const { words, one, company, mayConnect, connect } = props;
  const texts = words.connections;
  return (
    <li class="provider">
      <div class="provider-head">
        <span class={`logo ${one.provider}`} aria-hidden="true">
          {one.name.slice(0, 1)}
        </span>
        <div>
          <h3>{one.name}</h3>
          <p class="hint">{texts.purposes[one.provider]}</p>
        </div>
      </div>
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
    </li>
  );
}

interface ConnectionRowProps extends ProviderCardProps {
  connection: Connection;
}

function ConnectionRow({
  language,
  frame,
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
        <h4>
          <bdi>{name}</bdi>
        </h4>
        <Badge tone={mustReconnect ? 'bad' : 'good'}>{texts.statuses[status]}</Badge>
        <ConnectionFacts
          locale={{ language, timezone: frame.timezone }}
          words={words}
          connection={connection}
        />
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
  locale: Locale;
  words: Words;
  connection: Connection;
}

function ConnectionFacts({ locale, words, connection }: ConnectionFactsProps) {
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
          <Timestamp locale={locale} at={connection.since} />
        </dd>
      </div>
    </dl>
  );
}
