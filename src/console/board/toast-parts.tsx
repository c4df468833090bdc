/** What was done on a board, with the button that undoes it. It posts to the board, wherever it stands. */
import type { Child, PropsWithChildren } from 'hono/jsx';
import type { ConsoleView } from '#http/console.ts';
import { MailText } from '#console/layout/mail-text.tsx';
import { countText, dueText, fillText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import type { Board } from '#recruiting/pipeline/board/schemas.ts';
import { nameOf } from './card-parts.tsx';
import { applicationPath, moveValue } from './rules/addresses.ts';
import type { MoveValue } from './rules/addresses.ts';
import { filteredPath, jobFilters } from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';

type DoneProps = {
  view: ConsoleView;
  text: Child;
  /** Where undoing posts to, and the one field it sends. */
  undo?: { action: string; name: string; value: string | number } | undefined;
  /** A button for the email that goes with it. */
  email?: Child;
};

export function Done({ view, text, undo, email }: DoneProps) {
  const words = wordsFor(view.language).frame;
  return (
    <>
      <span class="said">{text}</span>
      {email}
      {undo && (
        <form method="post" action={undo.action}>
          <input type="hidden" name="form_token" value={view.formToken} />
          <Button kind="primary" name={undo.name} value={undo.value}>
            {words.undo}
          </Button>
        </form>
      )}
    </>
  );
}

/** What was done, or why not. */
export function Said({ children }: PropsWithChildren) {
  return <span class="said">{children}</span>;
}

/** Where the filters name what no longer exists. */
export function goneFilter({ language }: ConsoleView) {
  return <Said>{wordsFor(language).board.filters.gone}</Said>;
}

/** That a candidate was hired or rejected, with the way to them. A rejection is taken back at `undoPath`; hiring cannot be. */
export function decisionToast(
  view: ConsoleView,
  { job, cards: [card], emailsDue }: Pick<Board, 'job' | 'cards' | 'emailsDue'>,
  undoPath: string,
) {
  if (!card || card.status === 'active') return undefined;
  const { board: words } = wordsFor(view.language);
  const text = fillText(words[card.status], { name: nameOf({ view }, card) });
  const undo = { action: undoPath, name: 'application', value: card.id };
  const link = <a href={applicationPath(view.root, job, card.id)}>{text}</a>;
  const dueAt = emailsDue.get(card.id);
  const told = dueAt ? (
    <>
      {link} {fillText(words.emailDue, { time: dueText(view, dueAt) })}
    </>
  ) : (
    link
  );
  return <Done view={view} text={told} undo={card.status === 'rejected' ? undo : undefined} />;
}

type MovedProps = {
  view: ConsoleView;
  board: Pick<Board, 'stages' | 'cards' | 'emailsDue' | 'stageEmail'>;
  move: MoveValue;
  /** What undoing, sending and stopping begin with. */
  path: string;
  filters: JobFilters;
};

/** That a candidate was moved, and what becomes of the email of the stage: it can be stopped, or is sent after all. */
export function movedToast({ view, board, move, path, filters }: MovedProps): Child {
  const { board: words, frame } = wordsFor(view.language);
  const { id, from, to } = move;
  const card = board.cards.find((one) => one.id === id);
  const stage = board.stages.find((one) => one.id === to);
  if (!card || !stage) return undefined;
  const isOpen = card.status === 'active' && card.stageId === to;
  const told = fillText(words.moved, { name: nameOf({ view }, card), stage: stage.name });
  const value = moveValue({ id, from: to, to: from });
  const undo = { action: filteredPath(`${path}/undo`, filters), name: 'move', value };
  const dueAt = board.emailsDue.get(id);
  if (!isOpen || !stage.sendsEmail) {
    return <Done view={view} text={told} undo={card.status === 'active' ? undo : undefined} />;
  }
  const tells = dueAt ? fillText(words.emailDue, { time: dueText(view, dueAt) }) : words.noEmail;
  const action = filteredPath(`${path}/${dueAt ? 'stop-email' : 'send-email'}`, filters);
  const email = (
    <form method="post" action={action}>
      <input type="hidden" name="form_token" value={view.formToken} />
      <Button name="move" value={moveValue(move)}>
        {dueAt ? words.stopEmail : words.sendEmail}
      </Button>
    </form>
  );
  const { stageEmail } = board;
  const shown = stageEmail && (
    <details>
      <summary>
        <bdi>{stageEmail.subject}</bdi>
      </summary>
      <MailText body={stageEmail.body} />
    </details>
  );
  const text = fillText(frame.sentences, { first: told, second: tells });
  return (
    <Done
      view={view}
      text={text}
      undo={undo}
      email={
        <>
          {shown}
          {email}
        </>
      }
    />
  );
}

type BulkDoneProps = {
  view: ConsoleView;
  /** Of the screen where they were selected. */
  path: string;
  filters: JobFilters;
  done: number;
  /** Null: nothing can be undone. */
  bulkId: number | null;
};

export function BulkDone({ view, path, filters, done, bulkId }: BulkDoneProps) {
  const text = countText(view.language, wordsFor(view.language).board.done, done);
  const action = filteredPath(`${path}/undo-bulk`, filters);
  const undo = { action, name: 'bulk_id', value: bulkId ?? 0 };
  return <Done view={view} text={text} undo={bulkId === null ? undefined : undo} />;
}

/** What a bulk action did, or undoing one, as the address says it: numbers only, as anyone can write one. */
export function bulkToast(view: ConsoleView, path: string, query: URLSearchParams) {
  const { language } = view;
  const filters = jobFilters(query);
  const words = wordsFor(language).board;
  const [, id, done] = /^(\d{1,16})\.(\d{1,3})$/u.exec(query.get('bulk') ?? '') ?? [];
  if (id !== undefined) {
    const bulkId = id === '0' ? null : Number(id);
    return <BulkDone {...{ view, path, filters, bulkId }} done={Number(done)} />;
  }
  const [undone] = /^\d{1,3}$/u.exec(query.get('undone') ?? '') ?? [];
  return undone === undefined ? undefined : (
    <span class="said">{countText(language, words.undone, Number(undone))}</span>
  );
}
