/** What an Admin does with all data of the company: export it, and delete it. Deleting asks for the password on an account page. */
import { Frame } from '#console/layout/frame.tsx';
import { PageHead, Section } from '#console/layout/page-parts.tsx';
import { dateTimeText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Child } from 'hono/jsx';
import { Button } from '#layout/button.tsx';
import { Badge } from '#layout/marks.tsx';
import type { Export } from '#recruiting/transfers/schemas/exports.ts';
import { DATA, DELETE_ACCOUNT, DELETE_COMPANY } from './rules.ts';

type DataPageProps = { view: ConsoleView; exports: readonly Export[]; toast: Child };

export function DataPage(props: DataPageProps) {
  const { view, toast } = props;
  const { company: words, frame } = wordsFor(view.language);
  const { data } = words;
  return (
    <Frame view={view} title={frame.companyPlaces.data} at="data" toast={toast}>
      <PageHead>
        <h1>{frame.companyPlaces.data}</h1>
      </PageHead>
      <div class="panels">
        <Exports {...props} />
        <Section id="deletion" title={data.deleteCompany}>
          <p class="hint">{data.deleteText}</p>
          <p class="row">
            <Button href={DELETE_COMPANY}>{data.deleteCompany}</Button>
            <a href={DELETE_ACCOUNT}>{data.deleteAccount}</a>
          </p>
        </Section>
      </div>
    </Frame>
  );
}

function Exports({ view, exports }: DataPageProps) {
  const { company, people } = wordsFor(view.language);
  const words = company.data;
  const names = {
    company: words.exportAll,
    candidates: `${people.title} (CSV)`,
    applications: `${people.columns.applications} (CSV)`,
  };
  return (
    <Section id="exports" title={words.exportAll}>
      <p class="hint">{words.exportText}</p>
      <form method="post" action={view.root + DATA}>
        <input type="hidden" name="form_token" value={view.formToken} />
        <p class="row">
          <Button kind="primary" name="entity" value="company">
            {words.exportAll}
          </Button>
          <Button name="entity" value="candidates">
            {names.candidates}
          </Button>
          <Button name="entity" value="applications">
            {names.applications}
          </Button>
        </p>
      </form>
      {exports.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="stack">
        {exports.map(({ entity, created_at: createdAt, status, url }) => (
          <li>
            {names[entity]} <time datetime={createdAt}>{dateTimeText(view, createdAt)}</time>{' '}
            <Badge>{words.states[status]}</Badge>{' '}
            {url !== null && <a href={url}>{words.download}</a>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
