/** The audit log: who changed what, with the values before and after. */
import { TextField, unsent } from '#console/layout/fields.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Page } from '#lib/pagination.ts';
import type { AuditEvent } from '#recruiting/company/audit/schemas.ts';
import { By, LogFrame } from './log-parts.tsx';
import { AUDIT, logPath } from './rules.ts';
import type { Filters } from './rules.ts';

type AuditPageProps = { view: ConsoleView; list: Page<AuditEvent> | null; filters: Filters };

export function AuditPage({ view, list, filters }: AuditPageProps) {
  const words = wordsFor(view.language).logs;
  const form = unsent(filters);
  const fields = (
    <>
      <TextField
        form={form}
        name="action"
        label={words.action}
        dir="ltr"
        placeholder="job.update"
      />
      <TextField form={form} name="subject_id" label={words.record} dir="ltr" inputmode="numeric" />
    </>
  );
  return (
    <LogFrame view={view} at="audit" path={AUDIT} list={list} filters={filters} fields={fields}>
      {list?.data.map((event) => (
        <Entry view={view} event={event} />
      ))}
    </LogFrame>
  );
}

function Entry({ view, event }: { view: ConsoleView; event: AuditEvent }) {
  const words = wordsFor(view.language).logs;
  const { action, subject_id: subject, user, client, changes, created_at: at } = event;
  const changed = Object.entries(changes);
  return (
    <li>
      <div class="asked">
        <a href={logPath(view.root + AUDIT, { action })}>
          <code dir="ltr">{action}</code>
        </a>{' '}
        <a href={logPath(view.root + AUDIT, { subject_id: String(subject) })}>
          <bdi dir="ltr">#{subject}</bdi>
        </a>
        <By view={view} user={user} other={words.service} client={client} at={at} />
        {changed.length > 0 && (
          <details>
            <summary>
              {words.changes}
              <span class="vh"> {action}</span>
            </summary>
            <dl class="facts">
              {changed.map(([field, { from, to }]) => (
                <>
                  <dt>
                    <code dir="ltr">{field}</code>
                  </dt>
                  <dd>
                    <bdi>{valueText(from)}</bdi> → <bdi>{valueText(to)}</bdi>
                  </dd>
                </>
              ))}
            </dl>
          </details>
        )}
      </div>
    </li>
  );
}

function valueText(value: unknown): string {
  if (value == null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
