/** Today: who is new, who waits, which meetings there are, what failed, and the first steps of a new company. */
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, PageHead } from '#console/layout/page-parts.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Today } from '#recruiting/pipeline/today/schemas.ts';
import { cappedCount, Late, Meetings, Unviewed } from './applicant-parts.tsx';
import { Attention, attentionCount } from './attention-parts.tsx';
import { FirstSteps } from './first-steps-parts.tsx';

type TodayPageProps = { view: ConsoleView; today: Today };

export function TodayPage({ view, today }: TodayPageProps) {
  const words = wordsFor(view.language).today;
  return (
    <Frame view={view} title={words.title} at="today">
      <PageHead>
        <h1>{words.title}</h1>
      </PageHead>
      {!isQuiet(today) && <Summary view={view} today={today} />}
      <div class="panels today">
        {today.steps && view.can('company.manage') && (
          <FirstSteps view={view} steps={today.steps} />
        )}
        {isQuiet(today) ? (
          <Quiet view={view} />
        ) : (
          <>
            <div class="panels">
              {view.can('applicants.read') && <Unviewed view={view} today={today} />}
              {view.can('applicants.read') && <Late view={view} today={today} />}
            </div>
            <div class="panels">
              {view.can('applicants.read') && <Meetings view={view} today={today} />}
              {attentionCount(today) > 0 && <Attention view={view} today={today} />}
            </div>
          </>
        )}
      </div>
    </Frame>
  );
}

/** How much there is of each list, and a way to it: on a phone they stand one below the other. */
function Summary({ view, today }: TodayPageProps) {
  const words = wordsFor(view.language).today;
  const parts = [
    ['unviewed', words.unviewed.title, today.unviewed.count],
    ['late', words.late.title, today.late.count],
    ['meetings', words.meetings.title, today.meetings.count],
    ['attention', words.attention, attentionCount(today)],
  ] as const;
  return (
    <ul class="summary">
      {parts
        .filter(([, , count]) => count > 0)
        .map(([id, title, count]) => (
          <li>
            <a href={`#${id}`}>
              <b class="num">{cappedCount(view, count)}</b> {title}
            </a>
          </li>
        ))}
    </ul>
  );
}

function isQuiet(today: Today): boolean {
  const { unviewed, late, meetings } = today;
  return unviewed.count + late.count + meetings.count + attentionCount(today) === 0;
}

function Quiet({ view }: { view: ConsoleView }) {
  const words = wordsFor(view.language).today;
  return (
    <EmptyState>
      <p>{words.nothing}</p>
      <p>
        <Button href={`${view.root}/jobs`}>{words.toJobs}</Button>
      </p>
    </EmptyState>
  );
}
