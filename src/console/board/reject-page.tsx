/** Rejects one application: the reason, a note, and the email as the candidate gets it. */
import { typedBody } from '#console/email-templates/rules.ts';
import { AlertLine, TextArea, TextField, unsent } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { dueText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import type { EmailPreview } from '#recruiting/pipeline/applications/schemas/emails.ts';
import type { Template } from '#recruiting/pipeline/messages/rules.ts';
import type { BoardCard } from '#recruiting/pipeline/board/schemas.ts';
import { nameOf } from './card-parts.tsx';
import type { BoardProps } from './card-parts.tsx';
import { askedOnPath, jobPath } from './rules/addresses.ts';
import { filterQuery } from './rules/filters.ts';

/** What was chosen and typed on the page. */
export type RejectionTyped = {
  reason: number | null;
  note: string;
  sendsEmail: boolean;
  /** Null: as it is shown at first. */
  email: { subject: string; body: string; html: string } | null;
};

const UNTYPED: RejectionTyped = { reason: null, note: '', sendsEmail: true, email: null };

type RejectPageProps = BoardProps & {
  card: BoardCard;
  /** Whom to show afterwards; null: the board. */
  nextId: number | null;
  /** Null: the candidate has no address. */
  email: EmailPreview | null;
  /** What is written in it. */
  text: Template | null;
  delayMinutes: number;
  isFromApplication: boolean;
  /** Why it was refused; '' otherwise. */
  alert: string;
  typed?: RejectionTyped | undefined;
};

export function RejectPage(props: RejectPageProps) {
  const { view, job, card, nextId, isFromApplication, filters, alert, typed = UNTYPED } = props;
  const { board, frame } = wordsFor(view.language);
  const { rejection: words } = board;
  const name = nameOf(props, card);
  const title = fillText(words.title, { name });
  return (
    <Frame view={view} title={title} at="jobs">
      <form method="post" action={`${jobPath(view.root, job)}/reject`} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <input type="hidden" name="application" value={card.id} />
        <input type="hidden" name="next" value={nextId ?? ''} />
        <input type="hidden" name="list" value={filterQuery(filters)} />
        <input type="hidden" name="back" value={isFromApplication ? 'application' : ''} />
        <h1>{title}</h1>
        <AlertLine alert={alert} />
        <Reason view={view} chosen={typed.reason} />
        <div class="field">
          <label for="note">{words.note}</label>
          <textarea id="note" name="note" rows={3} aria-describedby="note-hint">
            {/* A browser drops the first line break. */}
            {`\n${typed.note}`}
          </textarea>
          <p class="hint" id="note-hint">
            {words.noteHint}
          </p>
        </div>
        <Email {...props} typed={typed} />
        <p class="row">
          <Button kind="danger">{fillText(words.submit, { name })}</Button>
          <Button href={askedOnPath(view.root, job, { id: card.id, isFromApplication, filters })}>
            {frame.cancel}
          </Button>
        </p>
      </form>
    </Frame>
  );
}

function Reason({ view, chosen }: { view: ConsoleView; chosen: number | null }) {
  const { rejection, reasons } = wordsFor(view.language).board;
  return (
    <div class="field">
      <label for="reason">{rejection.reason}</label>
      <select id="reason" name="reason">
        <option value="">{rejection.noReason}</option>
        {Object.entries(reasons).map(([id, reason]) => (
          <option value={id} selected={Number(id) === chosen}>
            {reason}
          </option>
        ))}
      </select>
    </div>
  );
}

type EmailProps = Pick<RejectPageProps, 'view' | 'email' | 'text' | 'delayMinutes'> & {
  typed: RejectionTyped;
};

/** The email as it would be sent, to change what it says. What was shown is sent too, so that a text that was not changed stays the template. */
function Email({ view, email, text, delayMinutes, typed }: EmailProps) {
  const { board, frame, jobs, pipelines } = wordsFor(view.language);
  const words = board.rejection;
  const time = dueText(view, new Date(view.now.getTime() + delayMinutes * MINUTE_MS));
  if (email === null || text === null) return <Banner tone="good">{words.noEmail}</Banner>;
  const shown = { subject: text.subject, ...typedBody(text.body) };
  const written = typed.email ?? shown;
  const isHtml = written.html === 'on';
  return (
    <>
      <label class="choice">
        <input type="checkbox" name="send_email" checked={typed.sendsEmail} />
        {words.sendEmail}
      </label>
      {delayMinutes > 0 && (
        <p class="hint">
          {fillText(frame.sentences, {
            first: fillText(board.emailDue, { time }),
            second: words.canStop,
          })}
        </p>
      )}
      <input type="hidden" name="shown_subject" value={shown.subject} />
      <input type="hidden" name="shown_body" value={shown.body} />
      {isHtml && <input type="hidden" name="html" value="on" />}
      <TextField form={unsent(written)} name="subject" label={pipelines.subject} required />
      <TextArea
        form={unsent(written)}
        name="body"
        label={words.preview}
        rows={10}
        dir={isHtml ? 'ltr' : 'auto'}
        hint={isHtml ? jobs.htmlHint : jobs.textHint}
      />
    </>
  );
}
