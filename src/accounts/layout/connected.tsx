/** One connected application, as a row of a list. */

import type { Child } from 'hono/jsx';
import type { Scope } from '#access.ts';
import { wordsFor } from '#accounts/words/words.ts';
import type { Locale } from '#accounts/words/timestamps.ts';
import type { Words } from '#accounts/words/words.ts';
import { PostForm, Submit } from './forms.tsx';
import type { FormToken } from './forms.tsx';
import { Timestamp } from './timestamp.tsx';

export interface ConnectedApplication {
  clientId: number;
  companyId: number;
  name: string;
  company: string;
  /** The host of the client's metadata document; null for a registered client. */
  host: string | null;
  scopes: readonly Scope[];
  /** ISO 8601. */
  since: string;
  lastUsed: string | null;
  /** Those that it created, where the reader may delete them. */
  webhooks: readonly { id: number; name: string; url: string }[];
}

interface ConnectedRowProps {
  locale: Locale;
  application: ConnectedApplication;
  /** What tells the row apart from others of the same application. */
  fact: { label: string; value: Child };
  /** Names the row in its button, after the application. */
  of: string;
  action: string;
  form: FormToken;
  hidden: Readonly<Record<string, number>>;
}

export function ConnectedRow({
  locale,
  application,
  fact,
  of,
  action,
  form,
  hidden,
}: ConnectedRowProps) {
  const words = wordsFor(locale.language);
  const texts = words.applications;
  const { name, host, scopes, since, lastUsed, webhooks } = application;
  return (
    <li>
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <dl class="facts">
          {host !== null && (
            <div>
              <dt>{texts.publisher}</dt>
              <dd>
                <bdi>{host}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
          <div>
            <dt>{texts.since}</dt>
            <dd>
              <Timestamp locale={locale} at={since} />
            </dd>
          </div>
          <div>
            <dt>{texts.lastUsed}</dt>
            <dd>{lastUsed === null ? texts.never : <Timestamp locale={locale} at={lastUsed} />}</dd>
          </div>
        </dl>
        <ScopeDetails words={words} name={name} scopes={scopes} />
      </div>
      <PostForm action={action} form={form} hidden={hidden}>
        {webhooks.length > 0 && <WebhookChoice legend={texts.webhooks} webhooks={webhooks} />}
        <Submit of={`${name}, ${of}`} isQuiet>
          {texts.disconnect}
        </Submit>
      </PostForm>
    </li>
  );
}

interface WebhookChoiceProps {
  legend: string;
  webhooks: ConnectedApplication['webhooks'];
}

function WebhookChoice({ legend, webhooks }: WebhookChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {webhooks.map((webhook) => (
        <label class="choice">
          <input type="checkbox" name={`webhook_${webhook.id}`} value="yes" checked />
          <span>
            <WebhookName {...webhook} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function WebhookName({ name, url }: { name: string; url: string }) {
  return (
    <>
      <bdi>{name}</bdi>{' '}
      <small>
        <bdi dir="ltr">{url}</bdi>
      </small>
    </>
  );
}

interface ScopeDetailsProps {
  words: Words;
  name: string;
  scopes: readonly Scope[];
}

function ScopeDetails({ words, name, scopes }: ScopeDetailsProps) {
  return (
    <details>
      <summary>
        {words.applications.powers}
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
