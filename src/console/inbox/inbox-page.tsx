/** Emails to candidates in a list by their state, each with what can be done about it. */
import { applicationPath } from '#console/board/rules/addresses.ts';
import { AlertLine } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, PageHead } from '#console/layout/page-parts.tsx';
import { PageLinks } from '#console/layout/paging.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { dateTimeText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Page } from '#lib/pagination.ts';
import type { EmailOfInbox } from '#recruiting/pipeline/emails/schemas.ts';
import { INBOX, inboxTabs } from './rules.ts';
import type { InboxTab } from './rules.ts';

type InboxPageProps = ScreenProps & { tab: InboxTab; list: Page<EmailOfInbox> };

export function InboxPage({ view, tab, list, form, toast }: InboxPageProps) {
  const { frame, inbox: words } = wordsFor(view.language);
  const title = frame.places.inbox;
  const path = `${view.root}${INBOX}`;
  return (
    <Frame view={view} title={title} at="inbox" toast={toast}>
      <PageHead>
        <h1>{title}</h1>
      </PageHead>
      <AlertLine alert={form.alert} />
      <nav class="tabs" aria-label={title}>
        {inboxTabs.map((one) => (
          <a href={`${path}?tab=${one}`} aria-current={one === tab ? 'page' : undefined}>
            {words.tabs[one]}
          </a>
        ))}
      </nav>
      {list.data.length === 0 ? (
        <EmptyState>{words.empty[tab]}</EmptyState>
      ) : (
        <ul class="lines">
          {list.data.map((email) => (
            <Line view={view} tab={tab} email={email} />
          ))}
        </ul>
      )}
      <PageLinks view={view} list={list} path={`${path}?tab=${tab}`} />
    </Frame>
  );
}

type LineProps = { view: ConsoleView; tab: InboxTab; email: EmailOfInbox };

function Line({ view, tab, email }: LineProps) {
  const { application: words, board, frame } = wordsFor(view.language);
  const { application, subject, reason } = email;
  const name = application.name === '' ? frame.nameUnknown : application.name;
  const isRetryable = tab === 'failed' && email.body !== null;
  const isOpen = view.can('applicants.write') && (tab === 'waiting' || isRetryable);
  return (
    <li>
      <div class="grow">
        <a href={applicationPath(view.root, { hashId: application.jobHashId }, application.id)}>
          <bdi>{name}</bdi>
        </a>
        {' · '}
        <bdi>{subject}</bdi>
        <p class="hint">
          <bdi>{application.jobTitle}</bdi>
          {' · '}
          {stateText(view, email)}
        </p>
        {reason && <p class="fault">{words.emailReasons[reason]}</p>}
      </div>
      {isOpen && (
        <form
          method="post"
          action={`${view.root}${INBOX}/${isRetryable ? 'retry' : 'stop'}?tab=${tab}`}
        >
          <input type="hidden" name="form_token" value={view.formToken} />
          <Button size="sm" name="email" value={email.id}>
            {isRetryable ? words.sendAgain : board.stopEmail}
            <span class="vh">: {name}</span>
          </Button>
        </form>
      )}
    </li>
  );
}

/** When it goes out or went out; else when it was written. */
function stateText(
  view: ConsoleView,
  { due_at: due, sent_at: sent, created_at: at }: EmailOfInbox,
) {
  const { dueAt } = wordsFor(view.language).application;
  return due === null
    ? dateTimeText(view, sent ?? at)
    : fillText(dueAt, { time: dateTimeText(view, due) });
}
