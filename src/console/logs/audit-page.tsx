/** The audit log: who changed what, with the values before and after. */
import type { Column } from '#console/layout/data-table.tsx';
import { TextField, unsent } from '#console/layout/fields.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Page } from '#lib/pagination.ts';
import type { AuditEvent } from '#recruiting/company/audit/schemas.ts';
import { commonColumns, LogFrame } from './log-parts.tsx';
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
  const columns: readonly Column<AuditEvent>[] = [
    { head: words.action, cell: (event) => <What view={view} event={event} /> },
    {
      head: words.record,
      phone: 'named',
      cell: ({ subject_id: subject }) => (
        <a href={logPath(view.root + AUDIT, { subject_id: String(subject) })}>
          <bdi dir="ltr">#{subject}</bdi>
        </a>
      ),
    },
    ...commonColumns<AuditEvent>(view, () => words.service),
  ];
  return (
    <LogFrame<AuditEvent>
      view={view}
      at="audit"
      path={AUDIT}
      list={list}
      filters={filters}
      fields={fields}
      columns={columns}
    />
  );
}

function What({ view, event }: { view: ConsoleView; event: AuditEvent }) {
  const words = wordsFor(view.language).logs;
  const { action, changes } = event;
  const changed = Object.entries(changes);
  return (
    <>
      <a href={logPath(view.root + AUDIT, { action })}>
        <code dir="ltr">{action}</code>
      </a>
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
    </>
  );
}

function valueText(value: unknown): string {
  if (value == null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
