/** The sign-in log: what was done, tried or refused, by whom and from where. */
import { SelectField, unsent } from '#console/layout/fields.tsx';
import { wordOf, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Badge } from '#layout/marks.tsx';
import type { Page } from '#lib/pagination.ts';
import type { SecurityEvent } from '#recruiting/company/security-events/schemas.ts';
import { securityEventKinds } from '#vocabulary/lists.ts';
import { By, LogFrame } from './log-parts.tsx';
import { SIGN_INS } from './rules.ts';
import type { Filters } from './rules.ts';

type SignInsPageProps = { view: ConsoleView; list: Page<SecurityEvent> | null; filters: Filters };

const tones = { success: 'good', failure: 'warn', refused: 'bad' } as const;

export function SignInsPage({ view, list, filters }: SignInsPageProps) {
  const words = wordsFor(view.language).logs;
  const options = securityEventKinds.map((kind) => [kind, words.kinds[kind]] as const);
  return (
    <LogFrame
      view={view}
      at="signIns"
      path={SIGN_INS}
      list={list}
      filters={filters}
      fields={
        <SelectField
          form={unsent(filters)}
          name="kind"
          label={words.kind}
          options={options}
          none={wordsFor(view.language).webhooks.all}
        />
      }
    >
      {list?.data.map((event) => (
        <li>
          <div class="asked">
            {wordOf(words.kinds, event.kind) ?? event.kind}{' '}
            <Badge tone={tones[event.outcome]}>{words.outcomes[event.outcome]}</Badge>
            <By
              view={view}
              user={event.user}
              other={event.operator ?? words.service}
              client={event.client}
              at={event.created_at}
            >
              {event.detail !== null && (
                <>
                  {' · '}
                  <code dir="ltr">{event.detail}</code>
                </>
              )}
            </By>
            {event.address !== null && (
              <p class="hint">
                <bdi dir="ltr">{event.address}</bdi>
                {event.user_agent !== null && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{event.user_agent}</bdi>
                  </>
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </LogFrame>
  );
}
