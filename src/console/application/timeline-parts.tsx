/** What happened with an application, newest first: moves, notes, emails and meetings in one list. */
import { MailText } from '#console/layout/mail-text.tsx';
import { applicationPath } from '#console/board/rules/addresses.ts';
import { When } from '#console/layout/time.tsx';
import { meetingPath } from '#console/meetings/rules.ts';
import { dateTimeText, fillText, wordsFor } from '#console/words/words.ts';
import { commaOf } from '#lib/language.ts';
import { Button } from '#layout/button.tsx';
import type { ConsoleView } from '#http/console.ts';
import { Icon } from '#layout/icon.tsx';
import type { IconName } from '#layout/icons.ts';
import type { ApplicationReview } from '#recruiting/pipeline/applications/actions/review.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { ActionForm } from './actions-parts.tsx';
import type { ApplicationProps } from './props-parts.ts';
import { ReplyText } from './reply-parts.tsx';

type Email = ApplicationDetail['emails'][number];
type Meeting = ApplicationReview['meetings'][number];

type TimelineProps = ApplicationProps;

type Entry = {
  icon: IconName;
  at: string;
  who: string | undefined;
  what: string;
  note?: string;
  /** Whom a note mentions. */
  mentions?: readonly string[];
  email?: Email;
  meeting?: Meeting | undefined;
};

function Mentioned({ view, names }: { view: ConsoleView; names: readonly string[] }) {
  const { application, frame } = wordsFor(view.language);
  const list = names.map((name) => name || frame.nameUnknown).join(commaOf(view.language));
  return <p class="soft">{fillText(application.mentions, { names: list })}</p>;
}

export function Timeline(props: TimelineProps) {
  const { view } = props;
  const { emailStatuses, dueAt } = wordsFor(view.language).application;
  return (
    <ol class="feed">
      {entriesOf(props).map(({ icon, at, who, what, note, mentions = [], email, meeting }) => (
        <li>
          <Icon name={icon} />
          <div>
            <p>
              <b>{what}</b>{' '}
              <small>
                {who !== undefined && who !== '' && (
                  <>
                    <bdi>{who}</bdi>
                    {commaOf(view.language)}
                  </>
                )}
                <When view={view} at={at} />
              </small>
            </p>
            {meeting && (
              <MeetingFacts view={view} application={props.review.application} meeting={meeting} />
            )}
            {note !== undefined && (
              <p class="note">
                <bdi>{note}</bdi>
              </p>
            )}
            {mentions.length > 0 && <Mentioned view={view} names={mentions} />}
            {email?.direction === 'received' && <ReplyText {...props} reply={email} />}
            {email && email.status !== 'received' && (
              <p class={email.status === 'failed' ? 'failed' : 'soft'}>
                {emailStatuses[email.status]}
                {email.status === 'queued' &&
                  email.due_at !== null &&
                  `, ${fillText(dueAt, { time: dateTimeText(view, email.due_at) })}`}
              </p>
            )}
            {email && <EmailCure {...props} email={email} />}
            {email && email.direction === 'sent' && email.body !== null && (
              <details>
                <summary>{wordsFor(view.language).application.body}</summary>
                <MailText body={email.body} />
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Why it was not delivered and what helps; one that waits can be stopped. */
function EmailCure(props: TimelineProps & { email: Email }) {
  const { view, email } = props;
  const { application: words, board } = wordsFor(view.language);
  const isFailed = email.reason !== null && email.body !== null;
  const isOpen = view.can('applicants.write') && (isFailed || email.status === 'queued');
  return (
    <>
      {email.reason && <p class="fault">{words.emailReasons[email.reason]}</p>}
      {isOpen && (
        <ActionForm {...props} action={isFailed ? 'emails/retry' : 'emails/stop'}>
          <Button size="sm" name="email" value={email.id}>
            {isFailed ? words.sendAgain : board.stopEmail}
            <span class="vh">: {email.subject}</span>
          </Button>
        </ActionForm>
      )}
    </>
  );
}

type MeetingFactsProps = {
  view: ConsoleView;
  application: ApplicationDetail;
  meeting: Meeting;
};

/** Which meeting it is, when it is, and how to join. */
function MeetingFacts({ view, application: shown, meeting }: MeetingFactsProps) {
  const { application, meeting: words, today } = wordsFor(view.language);
  const { id, title, at, url, isOver, isCanceled } = meeting;
  return (
    <p>
      <bdi>{title}</bdi>
      {commaOf(view.language)}
      <time datetime={at.toISOString()}>{dateTimeText(view, at)}</time>
      {isCanceled && <span class="soft"> ({application.events.meeting_canceled})</span>}
      {!isCanceled && !isOver && url !== null && (
        <>
          {' '}
          <a href={url} rel="noreferrer">
            {today.meetings.join}
          </a>
        </>
      )}
      {!isCanceled && at > view.now && view.can('applicants.write') && (
        <>
          {' '}
          <a
            href={meetingPath(
              applicationPath(view.root, { hashId: shown.job.hash_id }, shown.id),
              id,
            )}
          >
            {words.change}
          </a>
        </>
      )}
    </p>
  );
}

/** What the kinds of events look like; others are moves. */
const icons: Readonly<Partial<Record<string, IconName>>> = {
  created: 'document',
  rejected: 'reject',
  unrejected: 'undo',
  hired: 'hired',
  meeting_scheduled: 'meeting',
  meeting_changed: 'meeting',
  meeting_canceled: 'meeting',
};

/** Notes and emails stand in the history too; here each is shown once, with its text. */
function entriesOf({ view, review: { application, meetings } }: TimelineProps): Entry[] {
  const { events } = wordsFor(view.language).application;
  const happened = application.history.flatMap((activity): Entry[] => {
    const { kind, author, created_at: at, from_stage: from, to_stage: to } = activity;
    if (kind === 'noted' || kind === 'emailed') return [];
    const stage = to?.name ?? '';
    const what =
      kind === 'moved' && from
        ? fillText(events.movedFrom, { from: from.name, stage })
        : fillText(events[kind], { stage });
    // Scheduled in the same batch.
    const meeting =
      kind === 'meeting_scheduled'
        ? meetings.find(({ createdAt }) => createdAt.getTime() === Date.parse(at))
        : undefined;
    return [{ icon: icons[kind] ?? 'forward', at, who: author?.name, what, meeting }];
  });
  const notes = application.notes.map((one): Entry => ({
    icon: 'note',
    at: one.created_at,
    who: one.author_name ?? undefined,
    what: events.note,
    note: one.note,
    mentions: one.mentions.map(({ name }) => name),
  }));
  const emails = application.emails.map((email): Entry => ({
    icon: email.direction === 'received' ? 'reply' : 'mail',
    at: email.created_at,
    who: email.from?.name || email.from?.email,
    what: fillText(email.direction === 'received' ? events.reply : events.email, {
      subject: email.subject,
    }),
    email,
  }));
  return [...happened, ...notes, ...emails].toSorted((a, b) => b.at.localeCompare(a.at));
}
