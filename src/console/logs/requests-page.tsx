/** What candidates have asked for and a member must answer. */
import type { Child } from 'hono/jsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { PageLinks } from '#console/layout/paging.tsx';
import { dateText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Badge } from '#layout/marks.tsx';
import type { Page } from '#lib/pagination.ts';
import type { DataRequest } from '#recruiting/people/data-requests/schemas.ts';
import { REQUESTS } from './rules.ts';

type RequestsPageProps = { view: ConsoleView; list: Page<DataRequest>; toast: Child };

export function RequestsPage({ view, list, toast }: RequestsPageProps) {
  const { frame, logs: words } = wordsFor(view.language);
  const title = frame.companyPlaces.requests;
  return (
    <Frame view={view} title={title} at="requests" toast={toast}>
      <PageHead>
        <h1>{title}</h1>
        <p class="soft">{words.about.requests}</p>
      </PageHead>
      {list.data.length === 0 ? (
        <p class="empty">{words.empty}</p>
      ) : (
        <ul class="lines">
          {list.data.map((request) => (
            <Request view={view} request={request} />
          ))}
        </ul>
      )}
      <PageLinks view={view} list={list} path={view.root + REQUESTS} />
    </Frame>
  );
}

function Request({ view, request }: { view: ConsoleView; request: DataRequest }) {
  const { logs: words, today } = wordsFor(view.language);
  const { id, candidate_id: candidate, done_at: doneAt, due_at: dueAt } = request;
  const { due, overdue } = today.requests;
  const isLate = new Date(dueAt) < view.now;
  return (
    <li>
      <div class="asked">
        {words.erasure} · <a href={`${view.root}/candidates/${candidate}`}>{words.candidate}</a>
        <p class="hint">
          {doneAt !== null ? (
            fillText(words.finished, { date: dateText(view, doneAt) })
          ) : (
            <Badge tone={isLate ? 'bad' : 'warn'}>
              {fillText(isLate ? overdue : due, { date: dateText(view, dueAt) })}
            </Badge>
          )}
        </p>
      </div>
      {doneAt === null && (
        <form method="post" action={`${view.root}${REQUESTS}/${id}/finish`}>
          <input type="hidden" name="form_token" value={view.formToken} />
          <Button size="sm">{words.finish}</Button>
        </form>
      )}
    </li>
  );
}
