/** The page that asks a person whether an application may act for them in a company. */

import type { Role, Scope } from '#access.ts';
import { Alert, ALERT_ID } from '#accounts/layout/alert.tsx';
import { Filled } from '#accounts/layout/filled.tsx';
import { PostForm } from '#accounts/layout/forms.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { Frame } from '#accounts/layout/frame.tsx';
import type { Person } from '#accounts/layout/frame.tsx';
import { StrongName } from '#accounts/layout/strong-name.tsx';
import { wordsFor } from '#accounts/words/words.ts';
import type { Words } from '#accounts/words/words.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';

interface Company {
  id: number;
  name: string;
  role: Role;
}

interface Application {
  name: string;
  /** The host of the client's metadata document; null for a registered client. */
  host: string | null;
  redirectHost: string;
  isLoopback: boolean;
}

export interface ConsentPageProps {
  language: string;
  form: FormToken;
  /** The query of the authorization request, which is checked again with the answer. */
  request: string;
  application: Application;
  person: Person;
  /** The companies that the person can choose from; at least one. */
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
      <Alert language={language} errors={problems} />
      <h1>
        <Filled text={texts.heading} values={{ application: name }} />
      </h1>
      <PostForm
        action="/authorize"
        form={form}
        hidden={{ request, ...(only === undefined ? {} : { company_id: only.id }) }}
      >
        <Facts words={words} application={application} person={person} company={only} />
        {only === undefined && (
          <CompanyChoice words={words} companies={companies} isWrong={fault !== null} />
        )}
        <ScopeList words={words} scopes={scopes} companies={companies} />
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
        <Cautions words={words} application={application} />
        <div class="decision">
          <Button kind="primary" name="decision" value="allow">
            {texts.allow}
          </Button>
          {/* A refusal needs no company. */}
          <Button name="decision" value="deny" formnovalidate>
            {texts.deny}
          </Button>
        </div>
      </PostForm>
    </Frame>
  );
}

interface FactsProps {
  words: Words;
  application: Application;
  person: Person;
  /** The person's only company; undefined where there are several to choose from. */
  company: Company | undefined;
}

function Facts({ words, application, person, company }: FactsProps) {
  const texts = words.consent;
  return (
    <dl class="facts">
      <div>
        <dt>{texts.application}</dt>
        <dd>
          <bdi>{application.name}</bdi>
        </dd>
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
        <dd>
          <bdi>{person.email}</bdi>
        </dd>
      </div>
      {company !== undefined && (
        <div>
          <dt>{texts.company}</dt>
          <dd>
            <CompanyName words={words} company={company} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Who is not vouched for, and where the person goes next. */
function Cautions({ words, application }: { words: Words; application: Application }) {
  const texts = words.consent;
  const { host, redirectHost, isLoopback } = application;
  return (
    <>
      {host !== null && (
        <Banner tone="warn">
          <Filled text={texts.unproven} values={{ host: <bdi>{host}</bdi> }} />{' '}
          {isLoopback && texts.unprovenLoopback}
        </Banner>
      )}
      <p>
        {isLoopback ? (
          texts.nextLoopback
        ) : (
          <Filled
            text={texts.next}
            values={{
              host: <StrongName name={redirectHost} />,
            }}
          />
        )}{' '}
        {texts.caution}
      </p>
    </>
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

/** The broadest scope comes first and stands apart, so that no list hides it. */
function ScopeList({ words, scopes, companies }: PowersProps) {
  const isAdmin = companies.some(({ role }) => role === 'Admin');
  const powers = scopes.filter((scope) => scope !== 'mcp').map((scope) => words.scopes[scope]);
  const more = isAdmin ? adminPowers(words, scopes) : [];
  return (
    <section aria-labelledby="powers">
      <h2 id="powers">{words.consent.powers}</h2>
      {scopes.includes('mcp') && (
        <Banner tone="warn">
          <strong>{words.consent.broad}</strong> {words.scopes.mcp}
        </Banner>
      )}
      <SentenceList sentences={powers} />
      {more.length > 0 && <p>{words.consent.adminPowers}</p>}
      <SentenceList sentences={more} />
    </section>
  );
}

function SentenceList({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul class="powers">
      {sentences.map((sentence) => (
        <li>{sentence}</li>
      ))}
    </ul>
  );
}

/** What the scopes allow an Admin beyond their sentences, as `permissions` grants it. */
function adminPowers({ adminPowers: texts }: Words, scopes: readonly Scope[]): string[] {
  const has = (scope: Scope) => scopes.includes(scope);
  return [
    ...(has('company') && has('jobs:write') ? [texts.company] : []),
    ...(has('jobs:write') ? [texts.jobs] : []),
    ...(has('applicants:write') ? [texts.applicants] : []),
    ...(has('jobs:read') || has('applicants:read') ? [texts.webhooks] : []),
  ];
}
