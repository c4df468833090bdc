/** In place of asking again about an application that is rejected or hired already: what happened, and how to go on. */
import { Frame } from '#console/layout/frame.tsx';
import { dateTimeText, fillText, wordOf, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import type { BoardCard } from '#recruiting/pipeline/board/schemas.ts';
import { nameOf } from './card-parts.tsx';
import type { BoardProps } from './card-parts.tsx';
import { applicationPath, boardPath } from './rules/addresses.ts';
import { filteredPath } from './rules/filters.ts';

type DecidedPageProps = Omit<BoardProps, 'stages'> & {
  card: BoardCard & { status: 'rejected' | 'hired' };
  /** Who comes next; null: the board does. */
  nextId: number | null;
  /** A note that was not saved. */
  note: string;
  /** Whether somebody just tried. */
  wasSent: boolean;
};

/** Whether nothing is left to ask. */
export function isDecided(card: BoardCard): card is DecidedPageProps['card'] {
  return card.status !== 'active';
}

export function DecidedPage(props: DecidedPageProps) {
  const { view, job, card, nextId, note, wasSent, filters } = props;
  const { board, frame } = wordsFor(view.language);
  const { decided: words, rejection } = board;
  const reason = wordOf(board.reasons, String(card.rejectionReasonId));
  const title = fillText(words[card.status], { name: nameOf(props, card) });
  return (
    <Frame view={view} title={title} at="jobs">
      <div class="section">
        <h1>{title}</h1>
        <p class="soft">
          {card.decidedAt !== null && dateTimeText(view, card.decidedAt)}
          {reason !== undefined &&
            ` · ${fillText(frame.labelled, { label: rejection.reason, text: reason })}`}
        </p>
        {wasSent && (
          <Banner tone="good" role="status">
            {words.nothing}
          </Banner>
        )}
        {note !== '' && (
          <>
            <h2>{frame.kept.typed}</h2>
            <p class="quote">
              <bdi>{note}</bdi>
            </p>
          </>
        )}
        <p class="row">
          {nextId !== null && (
            <Button kind="primary" href={applicationPath(view.root, job, nextId)}>
              {words.next}
            </Button>
          )}
          <Button href={applicationPath(view.root, job, card.id)}>{words.open}</Button>
          <Button href={filteredPath(boardPath(view.root, job), filters)}>{board.board}</Button>
        </p>
      </div>
    </Frame>
  );
}
