/** Rejects one application: the reason, a note, and the email as the candidate gets it. */
import { AlertLine } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { MailText } from '#console/layout/mail-text.tsx';
import { countText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import type { EmailPreview } from '#recruiting/pipeline/applications/schemas/emails.ts';
import type { BoardCard } from '#recruiting/pipeline/board/schemas.ts';
import { nameOf } from './card-parts.tsx';
import type { BoardProps } from './card-parts.tsx';
import { askedOnPath, jobPath } from './rules/addresses.ts';
import { filterQuery } from './rules/filters.ts';

/** What was chosen and typed on the page. */
export type RejectionTyped = { reason: number | null; note: string; sendsEmail: boolean };

const UNTYPED: RejectionTyped = { reason: null, note: '', sendsEmail: true };

type RejectPageProps = BoardProps & {
  card: BoardCard;
  /** Whom to show afterwards; null: the board. */
  nextId: number | null;
  /** Null: the candidate has no address. */
  email: EmailPreview | null;
  delayMinutes: number;
  isFromApplication: boolean;
  /** Why it was refused; '' otherwise. */
  alert: string;
  typed?: RejectionTyped | undefined;
};

export function RejectPage(props: RejectPageProps) {
  const {
    view,
    job,
    card,
    nextId,
    isFromApplication,
    filters,
    email,
    alert,
    typed = UNTYPED,
  } = props;
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
        <Email {...props} email={email} isChosen={typed.sendsEmail} />
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

function Email({
  view,
  email,
  delayMinutes,
  isChosen,
}: Pick<RejectPageProps, 'view' | 'email' | 'delayMinutes'> & { isChosen: boolean }) {
  const { board, frame } = wordsFor(view.language);
  const words = board.rejection;
  if (email === null) return <Banner tone="good">{words.noEmail}</Banner>;
  return (
    <>
      <label class="choice">
        <input type="checkbox" name="send_email" checked={isChosen} />
        {words.sendEmail}
      </label>
      {delayMinutes > 0 && (
        <p class="hint">{countText(view.language, words.delay, delayMinutes)}</p>
      )}
      <details open>
        <summary dir="auto">
          {fillText(frame.labelled, { label: words.preview, text: email.subject })}
        </summary>
        <MailText body={email.body} />
      </details>
    </>
  );
}
