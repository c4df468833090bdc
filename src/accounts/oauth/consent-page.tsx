/** The page that asks whether an application may act for a person in a company. */

import type { Role, Scope } from '#access.ts';
import { Alert, ALERT_ID } from '#accounts/layout/alert.tsx';
import { Filled } from '#accounts/layout/filled.tsx';
import { PostForm } from '#accounts/layout/forms.tsx';
import type { FormKey } from '#accounts/layout/forms.tsx';
import { Frame } from '#accounts/layout/frame.tsx';
import type { Person } from '#accounts/layout/frame.tsx';
import { wordsFor } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';

interface Company {
  id: number;
  name: string;
  role: Role;
}

export interface ConsentPageProps {
  language: string;
  form: FormKey;
  /** What was asked at the authorization endpoint, to be asked again with the answer. */
  request: string;
  /** `host`: where the document is by which it makes itself known; null: it is registered. */
  application: { name: string; host: string | null; redirectHost: string; isLoopback: boolean };
  person: Person;
  /** Those the person belongs to, at least one. */
  companies: readonly Company[];
  scopes: readonly Scope[];
  fault: 'no_company_chosen' | null;
}

export function ConsentPage({
  language,
  form,
  request,
  application,
  person,
  companies,
  scopes,
  fault,
}: ConsentPageProps) {
  const words = wordsFor(language);
  const texts = words.consent;
  const name = <bdi>{application.name}</bdi>;
  const only = companies.length === 1 ? companies[0] : undefined;
  const problems =
    fault === null ? [] : [{ id: choiceId(companies[0]), text: texts.noCompanyChosen }];
  return (
    <Frame language={language} title={texts.title} person={person}>
      <Alert language={language} problems={problems} />
      <h1>
        <Filled text={texts.heading} values={{ application: name }} />
      </h1>
      <PostForm
        action="/authorize"
        form={form}
        hidden={{ request, ...(only === undefined ? {} : { company_id: only.id }) }}
      >
        <dl class="facts">
          <div>
            <dt>{texts.application}</dt>
            <dd>{name}</dd>
          </div>
          {application.host !== null && (
            <div>
              <dt>{texts.publisher}</dt>
              <dd>
                <bdi>{application.host}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>{texts.account}</dt>
            <dd>{person.email}</dd>
          </div>
          {only !== undefined && (
            <div>
              <dt>{texts.company}</dt>
              <dd>
                <CompanyName words={words} company={only} />
              </dd>
            </div>
          )}
        </dl>
        {only === undefined && (
          <CompanyChoice words={words} companies={companies} isWrong={fault !== null} />
        )}
        <Powers words={words} scopes={scopes} companies={companies} />
        <p>
          {only === undefined ? (
            texts.limitOfChoice
          ) : (
            <Filled
              text={texts.limit}
              values={{ role: <strong>{words.roles[only.role]}</strong> }}
            />
          )}
        </p>
        <p>
          <Filled text={texts.lasting} values={{ place: <strong>{texts.place}</strong> }} />
        </p>
        {application.host !== null && (
          <p class="broad">
            <Filled text={texts.unproven} values={{ host: <bdi>{application.host}</bdi> }} />{' '}
            {application.isLoopback && texts.unprovenLoopback}
          </p>
        )}
        <p>
          {application.isLoopback ? (
            texts.nextLoopback
          ) : (
            <Filled
              text={texts.next}
              values={{
                host: (
                  <strong>
                    <bdi>{application.redirectHost}</bdi>
                  </strong>
                ),
              }}
            />
          )}{' '}
          {texts.caution}
        </p>
        <div class="decision">
          <button name="decision" value="allow">
            {texts.allow}
          </button>
          {/* Who refuses need not choose a company first. */}
          <button class="quiet" name="decision" value="deny" formnovalidate>
            {texts.deny}
          </button>
        </div>
      </PostForm>
    </Frame>
  );
}

interface CompanyChoiceProps {
  words: Words;
  companies: readonly Company[];
  isWrong: boolean;
}

function CompanyChoice({ words, companies, isWrong }: CompanyChoiceProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={isWrong ? 'true' : undefined}
      aria-describedby={isWrong ? ALERT_ID : undefined}
      class={isWrong ? 'wrong' : undefined}
    >
      <legend>{words.consent.companyChoice}</legend>
      {companies.map((company) => (
        <label class="choice">
          <input
            type="radio"
            id={choiceId(company)}
            name="company_id"
            value={company.id}
            required
          />
          <span>
            <CompanyName words={words} company={company} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function choiceId(company: Company | undefined): string {
  return `company-${company?.id ?? ''}`;
}

function CompanyName({ words, company }: { words: Words; company: Company }) {
  return (
    <Filled
      text={words.consent.companyWithRole}
      values={{ company: <bdi>{company.name}</bdi>, role: words.roles[company.role] }}
    />
  );
}

interface PowersProps {
  words: Words;
  scopes: readonly Scope[];
  companies: readonly Company[];
}

/** The broadest power stands first and apart, so that no list hides it. */
function Powers({ words, scopes, companies }: PowersProps) {
  const isAdmin = companies.some(({ role }) => role === 'Admin');
  const powers = scopes.filter((scope) => scope !== 'mcp').map((scope) => words.scopes[scope]);
  const more = isAdmin ? adminPowers(words, scopes) : [];
  return (
    <section aria-labelledby="powers">
      <h2 id="powers">{words.consent.powers}</h2>
      {scopes.includes('mcp') && (
        <p class="broad">
          <strong>{words.consent.broad}</strong> {words.scopes.mcp}
        </p>
      )}
      <Sentences sentences={powers} />
      {more.length > 0 && <p>{words.consent.adminPowers}</p>}
      <Sentences sentences={more} />
    </section>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul class="powers">
      {sentences.map((sentence) => (
        <li>{sentence}</li>
      ))}
    </ul>
  );
}

/** As `permissions` grants them: some only to a set of scopes. */
function adminPowers({ adminPowers: texts }: Words, scopes: readonly Scope[]): string[] {
  const has = (scope: Scope) => scopes.includes(scope);
  return [
    ...(has('company') && has('jobs:write') ? [texts.company] : []),
    ...(has('jobs:write') ? [texts.jobs] : []),
    ...(has('applicants:write') ? [texts.applicants] : []),
    ...(has('jobs:read') || has('applicants:read') ? [texts.webhooks] : []),
  ];
}
