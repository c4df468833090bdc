/** One application: what the CV says, the CV itself, and what is done over one history. */
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import { applicationPath, boardPath, daysSince } from '#console/board/rules/addresses.ts';
import { FeedbackPanel } from '#console/feedback/panel-parts.tsx';
import { FieldsPanel } from '#console/fields/fields-parts.tsx';
import { typedValues } from '#console/fields/rules/values.ts';
import { AlertLine } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { Section } from '#console/layout/page-parts.tsx';
import { personPath } from '#console/people/rules.ts';
import { TagsPanel } from '#console/people/tags-parts.tsx';
import { TasksPanel } from '#console/tasks/task-parts.tsx';
import { countText, dateTimeText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { IconButton } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import { Avatar, Badge } from '#layout/marks.tsx';
import type { ApplicationReview } from '#recruiting/pipeline/applications/actions/review.ts';
import type { FeedbackPanel as FeedbackPanelRows } from '#recruiting/interviews/feedback/actions/panel.ts';
import type { Task } from '#recruiting/pipeline/tasks/schemas.ts';
import { ActionsPanel, Reject } from './actions-parts.tsx';
import type { ActionsProps } from './actions-parts.tsx';
import { AnswersPanel } from './answers-parts.tsx';
import { CvPanel, Glance } from './cv-parts.tsx';
import { DocumentsPanel } from './documents-parts.tsx';
import { applicationAddress, isUnread, personName } from './props-parts.ts';
import type { ApplicationProps } from './props-parts.ts';
import { toResume } from './rules.ts';
import { Queue } from './queue-parts.tsx';
import { Stepper } from './stepper-parts.tsx';
import { Timeline } from './timeline-parts.tsx';

type ApplicationPageProps = Pick<
  ActionsProps,
  'view' | 'review' | 'templates' | 'mentionable' | 'stageEmails'
> & {
  feedback: FeedbackPanelRows;
  tasks: readonly Task[];
  form: FormState;
  toast?: Child;
};

export function ApplicationPage({ toast, form, feedback, tasks, ...page }: ApplicationPageProps) {
  const { view, review } = page;
  const isRefused = form.alert !== '';
  const props = {
    ...page,
    typed: form.typed,
    ...(isRefused && { faults: Object.keys(form.faults) }),
  };
  const { application } = review;
  const words = wordsFor(view.language).application;
  const name = personName(view, application);
  return (
    <Frame
      view={view}
      title={fillText(words.title, { name, job: application.job.title })}
      at="jobs"
      wide
      toast={toast}
      keys="application"
    >
      <Heading {...props} name={name} />
      <AlertLine alert={form.alert} />
      <div class="desk">
        <Queue view={view} review={review} name={name} />
        <SentByPerson {...props} name={name} />
        <div class="panels">
          <ActionsPanel {...props} name={name} />
          <FeedbackPanel view={view} feedback={feedback} {...placeOf(props)} />
          <TasksPanel
            view={view}
            tasks={tasks}
            action={`${applicationAddress(view, review)}/do-task`}
            about={`application=${application.id}`}
            ownId={feedback.ownId}
          />
          <Section id="timeline" title={words.timeline}>
            <Timeline {...props} />
            <FirstView view={view} review={review} />
          </Section>
          <Tags {...props} />
          <Fields {...props} />
        </div>
      </div>
      {review.nextId !== null && <script type="speculationrules">{raw(FETCHED_AHEAD)}</script>}
    </Frame>
  );
}

/** What the person sent, and what it says. */
function SentByPerson({ view, review, name }: ApplicationProps & { name: string }) {
  const { application } = review;
  return (
    <div class="doc panels">
      <Glance
        view={view}
        application={application}
        resume={toResume(application.parsed_cv)}
        skills={review.skills}
        sourceName={review.sourceName}
      />
      <DocumentsPanel view={view} review={review} name={name} />
      <CvPanel
        view={view}
        application={application}
        resume={toResume(application.parsed_cv)}
        skills={review.skills}
        sourceName={review.sourceName}
      />
      <AnswersPanel view={view} application={application} />
    </div>
  );
}

/** Where its forms are sent, and whether anything is left to decide. */
function placeOf({ view, review }: ApplicationProps) {
  return {
    address: applicationAddress(view, review),
    isOpen: review.application.status === 'active',
  };
}

/**
 * The page of the next candidate is fetched while this one is read. Its CV is not: the audit log has who opened it, and its script
 * does not run, so that it is not looked at either.
 */
const FETCHED_AHEAD = JSON.stringify({
  prefetch: [{ where: { selector_matches: '[rel=next]' }, eagerness: 'immediate' }],
});

function Tags({ view, review }: ApplicationProps) {
  const { tags, application } = review;
  const canTag = view.can('applicants.write') && !view.isLimited;
  return (
    <TagsPanel
      view={view}
      {...tags}
      action={canTag ? `${applicationAddress(view, review)}/tags` : null}
    >
      <input type="hidden" name="candidate" value={application.candidate_id} />
      {isUnread(review) && <input type="hidden" name="unviewed" value="on" />}
    </TagsPanel>
  );
}

function Fields({ view, review, typed = {}, faults = [] }: ApplicationProps) {
  const { application, custom } = review;
  const isTyped = Object.keys(typed).some((name) => name.startsWith('custom.'));
  return (
    <FieldsPanel
      view={view}
      custom={custom}
      values={application.custom}
      action={view.can('applicants.write') ? `${applicationAddress(view, review)}/fields` : null}
      version={application.updated_at}
      isOpen={isTyped}
      typed={isTyped ? typed : typedValues(custom.fields, application.custom)}
      faults={faults}
    />
  );
}

type HeadingProps = ApplicationProps & Pick<ActionsProps, 'name' | 'stageEmails'>;

function Heading({ view, review, name, stageEmails }: HeadingProps) {
  const { application: words, frame } = wordsFor(view.language);
  const { application, nextId, previousId } = review;
  const job = { hashId: application.job.hash_id };
  const days = countText(view.language, frame.days, daysSince(review.stageSince, view.now));
  return (
    <header class="head stuck" data-viewed={viewedAction(view, review)} data-token={view.formToken}>
      <a class="crumb" href={`${boardPath(view.root, job)}#a${application.id}`} data-key="b">
        <Icon name="back" />
        <span>{wordsFor(view.language).board.board}</span>
      </a>
      <Avatar name={name} id={application.candidate_id} />
      <div class="who">
        <h1>
          {view.isLimited ? (
            <bdi>{name}</bdi>
          ) : (
            <a href={personPath(view.root, application.candidate_id)}>
              <bdi>{name}</bdi>
            </a>
          )}
        </h1>
        <small>
          <bdi>{application.job.title}</bdi>
          {application.status === 'active' && ` · ${fillText(words.inStageFor, { days })}`}
        </small>
      </div>
      {application.status !== 'active' && (
        <Badge tone={application.status === 'hired' ? 'good' : 'bad'}>
          {frame.applicationStatuses[application.status]}
        </Badge>
      )}
      {application.is_held && <Badge tone="warn">{words.held}</Badge>}
      <Stepper view={view} review={review} name={name} stageEmails={stageEmails} />
      <Reject view={view} review={review} />
      <span class="group">
        {previousId !== null && (
          <IconButton
            icon="back"
            label={words.previousCandidate}
            href={applicationPath(view.root, job, previousId)}
            rel="prev"
            data-key="k"
          />
        )}
        {nextId !== null && (
          <IconButton
            icon="forward"
            label={words.nextCandidate}
            href={applicationPath(view.root, job, nextId)}
            rel="next"
            data-key="j"
          />
        )}
      </span>
    </header>
  );
}

/** The path to which the script posts when the application, or a reply, is viewed for the first time. */
function viewedAction(view: ConsoleView, review: ApplicationReview): string | undefined {
  return isUnread(review) ? `${applicationAddress(view, review)}/viewed` : undefined;
}

function FirstView({ view, review: { firstView } }: ApplicationProps) {
  const words = wordsFor(view.language).application;
  return (
    <p class="soft" id="first-view">
      {firstView &&
        fillText(firstView.name === '' ? words.viewedOn : words.viewedBy, {
          name: firstView.name,
          date: dateTimeText(view, firstView.at),
        })}
    </p>
  );
}

/** Takes its place once the person who opens it is noted as the first. */
export function ViewedNow({ view }: { view: ConsoleView }) {
  return (
    <p class="soft" id="first-view">
      {wordsFor(view.language).application.viewedNow}
    </p>
  );
}
