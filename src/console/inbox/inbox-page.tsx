/** Replies, and emails to candidates in a list by their state, each with what can be done about it. */
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
import { answerPath, Marks } from '#console/application/reply-parts.tsx';
import { inboxPath, inboxTabs } from './rules.ts';
import type { InboxTab } from './rules.ts';

type InboxPageProps = ScreenProps & { tab: InboxTab; list: Page<EmailOfInbox> };

export function InboxPage({ view, tab, list, form, toast }: InboxPageProps) {
  const { frame, inbox: words } = wordsFor(view.language);
  const title = frame.places.inbox;
  return (
    <Frame view={view} title={title} at="inbox" toast={toast} keys="inbox">
      <PageHead>
        <h1>{title}</h1>
      </PageHead>
      <AlertLine alert={form.alert} />
      <nav class="tabs" aria-label={title}>
        {inboxTabs.map((one) => (
          <a href={inboxPath(view.root, one)} aria-current={one === tab ? 'page' : undefined}>
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
      <PageLinks view={view} list={list} path={inboxPath(view.root, tab)} />
    </Frame>
  );
}

type LineProps = { view: ConsoleView; tab: InboxTab; email: EmailOfInbox };

function Line({ view, tab, email }: LineProps) {
  const { application: words, frame } = wordsFor(view.language);
  const { application, subject, reason } = email;
  const name = application.name === '' ? frame.nameUnknown : application.name;
  const path = applicationPath(view.root, { hashId: application.jobHashId }, application.id);
  const isReply = email.direction === 'received';
  return (
    <li>
      <div class="grow">
        <a href={isReply ? `${path}#email-${email.id}` : path} data-line="">
          <bdi>{name}</bdi>
        </a>
        {' · '}
        <bdi>{subject}</bdi>
        <p class="hint">
          <bdi>{application.jobTitle}</bdi>
          {' · '}
          {stateText(view, email)}
        </p>
        {isReply && (
          <p class="hint">
            <Marks view={view} reply={email} />
          </p>
        )}
        {reason && <p class="fault">{words.emailReasons[reason]}</p>}
      </div>
      {view.can('applicants.write') && <Actions view={view} tab={tab} email={email} name={name} />}
    </li>
  );
}

/** What can be done about it; the keys press the button of the line that has the focus. */
function Actions({ view, tab, email, name }: LineProps & { name: string }) {
  const { application: words, board } = wordsFor(view.language);
  const { application } = email;
  const isRetryable = tab === 'failed' && email.body !== null;
  const action = {
    replies: email.read_at === null && (['read', words.received.markRead, 'x'] as const),
    waiting: ['stop', board.stopEmail, 's'] as const,
    failed: isRetryable && (['retry', words.sendAgain, 't'] as const),
    sent: false as const,
    stopped: false as const,
  }[tab];
  return (
    <>
      {email.kind === 'reply' && (
        <Button
          size="sm"
          data-line-key="e"
          href={answerPath(view.root, { hash_id: application.jobHashId }, application.id, email.id)}
        >
          {words.received.answer}
          <span class="vh">: {name}</span>
        </Button>
      )}
      {action && (
        <form method="post" action={inboxPath(view.root, tab, `/${action[0]}`)}>
          <input type="hidden" name="form_token" value={view.formToken} />
          <Button size="sm" name="email" value={email.id} data-line-key={action[2]}>
            {action[1]}
            <span class="vh">: {name}</span>
          </Button>
        </form>
      )}
    </>
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
