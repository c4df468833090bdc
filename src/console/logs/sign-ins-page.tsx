/** The sign-in log: what was done, tried or refused, by whom and from where. */
import type { Column } from '#console/layout/data-table.tsx';
import { SelectField, unsent } from '#console/layout/fields.tsx';
import { wordOf, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Badge } from '#layout/marks.tsx';
import type { Page } from '#lib/pagination.ts';
import type { SecurityEvent } from '#recruiting/company/security-events/schemas.ts';
import { securityEventKinds } from '#vocabulary/lists.ts';
import { commonColumns, LogFrame } from './log-parts.tsx';
import { SIGN_INS } from './rules.ts';
import type { Filters } from './rules.ts';

type SignInsPageProps = { view: ConsoleView; list: Page<SecurityEvent> | null; filters: Filters };

const tones = { success: 'good', failure: 'warn', refused: 'bad' } as const;

export function SignInsPage({ view, list, filters }: SignInsPageProps) {
  const words = wordsFor(view.language).logs;
  const options = securityEventKinds.map((kind) => [kind, words.kinds[kind]] as const);
  const columns: readonly Column<SecurityEvent>[] = [
    {
      head: words.kind,
      cell: ({ kind, detail }) => (
        <>
          {wordOf(words.kinds, kind) ?? kind}
          {detail !== null && (
            <small class="aside">
              <code dir="ltr">{detail}</code>
            </small>
          )}
        </>
      ),
    },
    {
      head: words.outcome,
      cell: ({ outcome }) => <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>,
    },
    {
      head: words.from,
      look: 'gray',
      cell: ({ address, user_agent: agent }) =>
        address !== null && (
          <bdi dir="ltr" title={agent || undefined}>
            {address}
            {Boolean(agent) && <span class="vh">, {agent}</span>}
          </bdi>
        ),
    },
    ...commonColumns<SecurityEvent>(view, ({ operator }) => operator ?? words.service),
  ];
  return (
    <LogFrame<SecurityEvent>
      view={view}
      at="signIns"
      path={SIGN_INS}
      list={list}
      filters={filters}
      columns={columns}
      fields={
        <SelectField
          form={unsent(filters)}
          name="kind"
          label={words.kind}
          options={options}
          none={wordsFor(view.language).webhooks.all}
        />
      }
    />
  );
}
