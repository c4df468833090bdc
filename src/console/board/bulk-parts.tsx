/** What is done with the applications that are selected, on the board and in the table. */
import { BulkBar } from '#console/layout/data-table.tsx';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { BoardStage } from '#recruiting/pipeline/board/schemas.ts';
import { filteredPath } from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';

type MoveOrRejectProps = {
  view: ConsoleView;
  stages: readonly BoardStage[];
  /** Of the screen whose form it stands in. */
  path: string;
  filters: JobFilters;
};

/** Its first button only shows what would be done: Enter in a checkbox presses it. */
export function MoveOrReject({ view, stages, path, filters }: MoveOrRejectProps) {
  const words = wordsFor(view.language).board;
  const review = filteredPath(`${path}/review`, filters);
  return (
    <BulkBar view={view}>
      <Button kind="primary" formaction={review} name="action" value="move">
        {words.reviewMove}
      </Button>
      <label class="vh" for="bulk-stage">
        {words.moveTo}
      </label>
      <select id="bulk-stage" name="stage_id">
        <option value="">{words.nextStage}</option>
        {stages.map(({ id, name, sendsEmail }) => (
          <option value={id}>{sendsEmail ? `${name} (${words.withEmail})` : name}</option>
        ))}
      </select>
      <Button kind="danger" formaction={review} name="action" value="reject">
        {words.reviewRejection}
      </Button>
    </BulkBar>
  );
}
