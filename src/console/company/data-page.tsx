/** What an Admin does with all data of the company: export it, and delete it. Deleting asks for the password on an account page. */
import { Frame } from '#console/layout/frame.tsx';
import { dateTimeText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Child } from 'hono/jsx';
import type { Export } from '#recruiting/transfers/schemas/exports.ts';
import { DATA, DELETE_ACCOUNT, DELETE_COMPANY } from './rules.ts';

type DataPageProps = { view: ConsoleView; exports: readonly Export[]; toast: Child };

export function DataPage(props: DataPageProps) {
  const { view, toast } = props;
  const { company: words, frame } = wordsFor(view.language);
  const { data } = words;
  return (
    <Frame view={view} title={frame.companyPlaces.data} at="data" toast={toast}>
      <div class="top">
        <h1>{frame.companyPlaces.data}</h1>
      </div>
      <div class="panels">
        <Exports {...props} />
        <section class="panel" aria-labelledby="deletion">
          <h2 id="deletion">{data.deleteCompany}</h2>
          <p class="hint">{data.deleteText}</p>
          <p class="row">
            <a class="button quiet" href={DELETE_COMPANY}>
              {data.deleteCompany}
            </a>
            <a href={DELETE_ACCOUNT}>{data.deleteAccount}</a>
          </p>
        </section>
      </div>
    </Frame>
  );
}

function Exports({ view, exports }: DataPageProps) {
  const words = wordsFor(view.language).company.data;
  return (
    <section class="panel" aria-labelledby="exports">
      <h2 id="exports">{words.exportAll}</h2>
      <p class="hint">{words.exportText}</p>
      <form method="post" action={view.root + DATA}>
        <input type="hidden" name="form_token" value={view.formToken} />
        <button>{words.exportAll}</button>
      </form>
      {exports.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="stack">
        {exports.map(({ created_at: createdAt, status, url }) => (
          <li>
            <time datetime={createdAt}>{dateTimeText(view, createdAt)}</time>{' '}
            <span class="mark">{words.states[status]}</span>{' '}
            {url !== null && <a href={url}>{words.download}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
