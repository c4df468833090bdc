/** One application that may act for a person in a company: a row of the lists of them. */

import type { Child } from 'hono/jsx';
import type { Scope } from '#access.ts';
import { wordsFor } from '#accounts/words/words.ts';
import { PostForm, Submit } from './forms.tsx';
import type { FormKey } from './forms.tsx';
import { Moment } from './timestamp.tsx';

export interface Connected {
  clientId: number;
  companyId: number;
  name: string;
  company: string;
  /** Where the document is by which it makes itself known; null: it is registered. */
  host: string | null;
  scopes: readonly Scope[];
  /** ISO timestamps. */
  since: string;
  lastUsed: string | null;
}

interface ConnectedRowProps {
  language: string;
  application: Connected;
  /** What sets the row apart from another of the same application. */
  fact: { label: string; value: Child };
  /** The row's name within its button, beside that of the application. */
  of: string;
  action: string;
  form: FormKey;
  hidden: Readonly<Record<string, number>>;
}

export function ConnectedRow({
  language,
  application,
  fact,
  of,
  action,
  form,
  hidden,
}: ConnectedRowProps) {
  const words = wordsFor(language);
  const texts = words.applications;
  const { name, host, scopes, since, lastUsed } = application;
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
              <Moment language={language} at={since} />
            </dd>
          </div>
          <div>
            <dt>{texts.lastUsed}</dt>
            <dd>
              {lastUsed === null ? texts.never : <Moment language={language} at={lastUsed} />}
            </dd>
          </div>
        </dl>
        <details>
          <summary>
            {texts.powers}
            <span class="vh">: {name}</span>
          </summary>
          <ul class="powers">
            {scopes.map((scope) => (
              <li>{words.scopes[scope]}</li>
            ))}
          </ul>
        </details>
      </div>
      <PostForm action={action} form={form} hidden={hidden}>
        <Submit of={`${name}, ${of}`} isQuiet>
          {texts.disconnect}
        </Submit>
      </PostForm>
    </li>
  );
}
