/** Emails to candidates that wait, each with the way to stop it, and those that were stopped. */
import { applicationPath } from '#console/board/rules/addresses.ts';
import { inboxPath } from '#console/inbox/rules.ts';
import { Section } from '#console/layout/page-parts.tsx';
import { dueText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import type { Today } from '#recruiting/pipeline/today/schemas.ts';
import { nameOf } from './applicant-parts.tsx';
import { STOP_EMAIL } from './rules.ts';

type EmailsProps = { view: ConsoleView; today: Today };

export function Emails({ view, today: { emails } }: EmailsProps) {
  const { frame, person } = wordsFor(view.language);
  return (
    <Section
      id="emails"
      title={person.emails}
      more={<a href={inboxPath(view.root, 'waiting')}>{frame.places.inbox}</a>}
    >
      <ul class="lines">
        {emails.map((email) => (
          <EmailLine view={view} email={email} />
        ))}
      </ul>
    </Section>
  );
}

function EmailLine({ view, email }: { view: ConsoleView; email: Today['emails'][number] }) {
  const { board, inbox } = wordsFor(view.language);
  const { dueAt, emailId } = email;
  const name = nameOf(view, email);
  return (
    <li>
      <Icon name="mail" />
      <span class="grow">
        <a class="name" href={applicationPath(view.root, email, email.id)}>
          <bdi>{name}</bdi>
        </a>
        <small class="below">
          <bdi>{email.job}</bdi>
          {' · '}
          {dueAt === null
            ? inbox.tabs.stopped
            : fillText(board.emailDue, { time: dueText(view, dueAt) })}
        </small>
      </span>
      {dueAt !== null && view.can('applicants.write') && (
        <form method="post" action={view.root + STOP_EMAIL}>
          <input type="hidden" name="form_token" value={view.formToken} />
          <Button size="sm" name="email" value={emailId}>
            {board.stopEmail}
            <span class="vh">: {name}</span>
          </Button>
        </form>
      )}
    </li>
  );
}
