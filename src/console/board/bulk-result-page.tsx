/** What a bulk action did where it failed for some: whom, and why. */
import { Frame } from '#console/layout/frame.tsx';
import { countText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import type { BoardCard } from '#recruiting/pipeline/board/schemas.ts';
import { nameOf } from './card-parts.tsx';
import type { BoardProps } from './card-parts.tsx';
import { applicationPath } from './rules/addresses.ts';
import { filteredPath } from './rules/filters.ts';
import { Failures } from './review-parts.tsx';
import { BulkDone } from './toast-parts.tsx';

type BulkResultPageProps = BoardProps & {
  /** The path of the screen where they were selected. */
  path: string;
  /** Of those that failed. */
  cards: readonly BoardCard[];
  result: BulkResult;
  /** What undoes the rest; null: nothing can be undone. */
  bulkId: number | null;
};

export function BulkResultPage(props: BulkResultPageProps) {
  const { view, job, path, cards, result, bulkId, filters } = props;
  const { board, frame } = wordsFor(view.language);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (
    <Frame view={view} title={board.review.title} at="jobs">
      <div class="section">
        <h1>{countText(view.language, board.review.failed, result.failed)}</h1>
        <Failures
          view={view}
          results={result.results}
          nameOf={(id) => {
            const card = byId.get(id);
            return card && nameOf(props, card);
          }}
          pathOf={(id) => applicationPath(view.root, job, id)}
        />
        {result.done > 0 && (
          <div class="row">
            <BulkDone {...{ view, path, filters, bulkId }} done={result.done} />
          </div>
        )}
        <p>
          <Button kind="primary" href={filteredPath(path, filters)}>
            {frame.back}
          </Button>
        </p>
      </div>
    </Frame>
  );
}
