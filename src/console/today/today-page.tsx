/** Today: what is to be done now, by job; who waits, the meetings of the day, what failed, and the first steps of a new company. */
import { boardPath } from '#console/board/rules/addresses.ts';
import { JOBS, NEW as NEW_JOB } from '#console/jobs/rules/addresses.ts';
import { AlertLine } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, PageHead, Section, Stats } from '#console/layout/page-parts.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { NEW_PERSON } from '#console/people/rules.ts';
import { countText, weekdayText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import type { Today } from '#recruiting/pipeline/today/schemas.ts';
import { TASKS } from '#console/tasks/rules.ts';
import { Asked, OwnTasks } from './own-work-parts.tsx';
import { cappedCount, Late, Meetings } from './applicant-parts.tsx';
import { Attention, attentionCount } from './attention-parts.tsx';
import { Emails } from './emails-parts.tsx';
import { FirstSteps } from './first-steps-parts.tsx';
import { ToReview } from './review-parts.tsx';
import { LATE, UNVIEWED } from './rules.ts';

type TodayPageProps = { view: ConsoleView; today: Today };

export function TodayPage({ view, today, form, toast }: ScreenProps & { today: Today }) {
  const words = wordsFor(view.language).today;
  const isQuiet = statsOf(view, today).length === 0;
  return (
    <Frame view={view} title={words.title} at="today" toast={toast}>
      <PageHead actions={<Actions view={view} today={today} />}>
        <h1>{words.title}</h1>
        <small>{weekdayText(view)}</small>
      </PageHead>
      <AlertLine alert={form.alert} />
      {!isQuiet && <Stats stats={statsOf(view, today)} />}
      <div class={isQuiet ? 'today quiet' : 'today'}>
        <div class="panels">
          {isQuiet ? <Quiet view={view} /> : <People view={view} today={today} />}
        </div>
        <div class="panels">
          {view.isLimited && <OwnJobs view={view} today={today} />}
          {today.steps && view.can('company.manage') && (
            <FirstSteps view={view} steps={today.steps} />
          )}
          {today.asked.count > 0 && <Asked view={view} today={today} />}
          {today.tasks.count > 0 && <OwnTasks view={view} today={today} />}
          {!isQuiet && view.can('applicants.read') && <Meetings view={view} today={today} />}
          {today.emails.length > 0 && <Emails view={view} today={today} />}
          {attentionCount(today) > 0 && <Attention view={view} today={today} />}
        </div>
      </div>
    </Frame>
  );
}

/** A new company is led by its first steps, which have the button that counts. */
function isFirst({ steps }: Today): boolean {
  return steps !== null && steps.some(({ name, isDone }) => name === 'job' && !isDone);
}

function Actions({ view, today }: TodayPageProps) {
  const { jobs, newPerson } = wordsFor(view.language);
  return (
    <>
      {view.can('applicants.write') && !view.isLimited && (
        <Button icon="addPerson" href={view.root + NEW_PERSON}>
          {newPerson.title}
        </Button>
      )}
      {view.can('jobs.write') && (
        <Button kind={isFirst(today) ? 'primary' : 'default'} icon="add" href={view.root + NEW_JOB}>
          {jobs.newJob}
        </Button>
      )}
    </>
  );
}

function People({ view, today }: TodayPageProps) {
  if (!view.can('applicants.read')) return null;
  return (
    <>
      <ToReview view={view} today={today} />
      {!view.isLimited && <Late view={view} today={today} />}
    </>
  );
}

/** What there is of each; what there is nothing of is left out. */
function statsOf(view: ConsoleView, today: Today) {
  const words = wordsFor(view.language).today;
  const { reviews, late, meetings, tasks, asked } = today;
  const all = [
    { path: view.root + UNVIEWED, count: reviews.count, text: words.stats.review, isYours: true },
    { path: view.root + LATE, count: late.count, text: words.stats.late },
    { path: '#asked', count: asked.count, text: words.stats.asked, isYours: true },
    { path: view.root + TASKS, count: tasks.count, text: words.stats.tasks, isYours: true },
    { path: '#meetings', count: meetings.count, text: words.stats.meetings },
    { path: '#attention', count: attentionCount(today), text: words.stats.attention },
  ];
  return all
    .filter(({ count }) => count > 0)
    .map(({ path, count, text, isYours = false }) => {
      const figure = cappedCount(view, count);
      return { path, figure, text, isYours };
    });
}

function Quiet({ view }: { view: ConsoleView }) {
  const words = wordsFor(view.language).today;
  return (
    <EmptyState>
      <Icon name="done" />
      <h2>{words.nothing}</h2>
      <p>{words.nothingText}</p>
      {!view.isLimited && (
        <p>
          <Button href={view.root + JOBS}>{words.toJobs}</Button>
        </p>
      )}
    </EmptyState>
  );
}

/** Where a member works who sees no other jobs. */
function OwnJobs({ view, today: { own } }: TodayPageProps) {
  const { frame, today: words } = wordsFor(view.language);
  return (
    <Section id="own-jobs" title={words.own.title}>
      {own.length === 0 && <p class="soft">{words.own.none}</p>}
      <ul class="lines">
        {own.map((job) => (
          <li>
            <a class="name grow" href={boardPath(view.root, job)}>
              <bdi>{job.title}</bdi>
            </a>
            <small>{countText(view.language, frame.applications, job.count)}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
