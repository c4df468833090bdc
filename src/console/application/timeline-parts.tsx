/** What happened with an application, newest first: moves, notes, emails and meetings in one list. */
import { MailText } from '#console/layout/mail-text.tsx';
import { applicationPath } from '#console/board/rules/addresses.ts';
import { meetingPath } from '#console/meetings/rules.ts';
import { dateTimeText, fillText, wordsFor } from '#console/words/words.ts';
import { commaOf } from '#lib/language.ts';
import type { ConsoleView } from '#http/console.ts';
import type { ApplicationReview } from '#recruiting/pipeline/applications/actions/review.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';

type Meeting = ApplicationReview['meetings'][number];

type TimelineProps = {
  view: ConsoleView;
  application: ApplicationDetail;
  meetings: readonly Meeting[];
};

type Entry = {
  at: string;
  who: string | undefined;
  what: string;
  note?: string;
  email?: ApplicationDetail['emails'][number];
  meeting?: Meeting | undefined;
};

export function Timeline(props: TimelineProps) {
  const { view } = props;
  const { emailStatuses, dueAt } = wordsFor(view.language).application;
  return (
    <ol class="timeline">
      {entriesOf(props).map(({ at, who, what, note, email, meeting }) => (
        <li>
          <small>
            <time datetime={at}>{dateTimeText(view, at)}</time>
            {who !== undefined && who !== '' && (
              <>
                {' · '}
                <bdi>{who}</bdi>
              </>
            )}
          </small>
          <p>{what}</p>
          {meeting && (
            <MeetingFacts view={view} application={props.application} meeting={meeting} />
          )}
          {note !== undefined && (
            <p class="quote">
              <bdi>{note}</bdi>
            </p>
          )}
          {email && (
            <p class="soft">
              {emailStatuses[email.status]}
              {email.status === 'queued' &&
                email.due_at !== null &&
                `, ${fillText(dueAt, { time: dateTimeText(view, email.due_at) })}`}
            </p>
          )}
          {email && email.body !== null && (
            <details>
              <summary>{wordsFor(view.language).application.body}</summary>
              <MailText body={email.body} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

type MeetingFactsProps = Pick<TimelineProps, 'view' | 'application'> & { meeting: Meeting };

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

/** Notes and emails stand in the history too; here each is shown once, with its text. */
function entriesOf({ view, application, meetings }: TimelineProps): Entry[] {
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
    return [{ at, who: author?.name, what, meeting }];
  });
  const notes = application.notes.map(({ created_at: at, author_name: name, note }): Entry => ({
    at,
    who: name ?? undefined,
    what: events.note,
    note,
  }));
  const emails = application.emails.map((email): Entry => ({
    at: email.created_at,
    who: undefined,
    what: fillText(events.email, { subject: email.subject }),
    email,
  }));
  return [...happened, ...notes, ...emails].toSorted((a, b) => b.at.localeCompare(a.at));
}
