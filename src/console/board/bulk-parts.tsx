/** What is done with the applications that are selected, on the board and in the table. */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { BoardStage } from '#recruiting/pipeline/board/schemas.ts';
import { filteredPath } from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';

type BulkBarProps = {
  view: ConsoleView;
  stages: readonly BoardStage[];
  /** Of the screen whose form it stands in. */
  path: string;
  filters: JobFilters;
};

/** Appears with the first checked card. Its first button only shows what would be done: Enter in a checkbox presses it. */
export function BulkBar({ view, stages, path, filters }: BulkBarProps) {
  const words = wordsFor(view.language).board;
  const review = filteredPath(`${path}/review`, filters);
  return (
    <div class="bulk" role="group" aria-label={words.selection}>
      <Button kind="primary" formaction={review} name="action" value="move">
        {words.reviewMove}
      </Button>
      <label class="vh" for="bulk-stage">
        {words.moveTo}
      </label>
      <select id="bulk-stage" name="stage_id">
        {stages.map(({ id, name }) => (
          <option value={id}>{name}</option>
        ))}
      </select>
      <Button kind="danger" formaction={review} name="action" value="reject">
        {words.reviewRejection}
      </Button>
      <span id="picked" role="status"></span>
    </div>
  );
}
