/** What stands at each file of jobs: its address to copy, the jobs that are left out of it, and its readers by day. */
import type { ReadRow } from '#careers/company-feeds/rules.ts';
import type { Refused } from '#careers/feeds/schemas/check.ts';
import { countText, dateText, dateTimeText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { DAY_MS } from '#lib/time.ts';
import { readsByDay } from './rules.ts';

type AddressProps = { view: ConsoleView; name: string; address: string };

export function Address({ view, name, address }: AddressProps) {
  const words = wordsFor(view.language).feeds;
  return (
    <p class="address">
      <input
        readonly
        value={address}
        dir="ltr"
        size={1}
        aria-label={fillText(words.address, { name })}
      />
      <Button type="button" icon="copy" data-copy={words.copied}>
        {words.copy}
        <span class="vh"> {fillText(words.address, { name })}</span>
      </Button>
      <span role="status" class="soft"></span>
    </p>
  );
}

export function LeftOut({ view, refused }: { view: ConsoleView; refused: readonly Refused[] }) {
  const words = wordsFor(view.language).feeds;
  if (refused.length === 0) return null;
  const count = refused.reduce((sum, one) => sum + one.count, 0);
  return (
    <details>
      <summary>{countText(view.language, words.leftOut, count)}</summary>
      {refused.map(({ reason, count: of, jobs }) => (
        <>
          <p class="hint">
            {words.reasons[reason]} ({countText(view.language, words.jobs, of)})
          </p>
          <ul class="stack">
            {jobs.map(({ id, title }) => (
              <li>
                <a href={`${view.root}/jobs/${id}`}>
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      ))}
    </details>
  );
}

export function Readers({ view, reads }: { view: ConsoleView; reads: readonly ReadRow[] }) {
  const words = wordsFor(view.language).feeds;
  const [last] = reads;
  if (!last) return <p class="hint">{words.never}</p>;
  const readAt = new Date(last.readAt);
  return (
    <>
      <p class="hint">
        {fillText(words.last, {
          time: dateTimeText(view, readAt),
          agent: agentText(view, last.agent),
        })}
      </p>
      <details>
        <summary>{words.byDay}</summary>
        <dl class="facts">
          {readsByDay(reads).map(([day, ofDay]) => (
            <>
              <dt>{dateText({ ...view, timezone: 'UTC' }, new Date(day * DAY_MS))}</dt>
              <dd>
                {ofDay.map(({ agent, reads: n }) => (
                  <div>
                    <bdi>{agentText(view, agent)}</bdi> · {countText(view.language, words.reads, n)}
                  </div>
                ))}
              </dd>
            </>
          ))}
        </dl>
      </details>
    </>
  );
}

/** Browsers call themselves Mozilla. */
function agentText({ language }: ConsoleView, agent: string): string {
  const { browser, others } = wordsFor(language).feeds;
  if (agent === 'Mozilla') return browser;
  return agent === '…' || agent === '-' ? others : agent;
}
