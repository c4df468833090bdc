/** Asks before somebody is hired, which can't be undone. */
import { AlertLine } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import type { BoardCard, BoardStage } from '#recruiting/pipeline/board/schemas.ts';
import { nameOf } from './card-parts.tsx';
import type { BoardProps } from './card-parts.tsx';
import { askedOnPath, jobPath } from './rules/addresses.ts';
import { filterQuery } from './rules/filters.ts';

type HirePageProps = BoardProps & {
  card: BoardCard;
  stage: BoardStage | undefined;
  isFromApplication: boolean;
  /** Why it was refused; '' otherwise. */
  alert: string;
};

export function HirePage(props: HirePageProps) {
  const { view, job, card, stage, isFromApplication, filters, alert } = props;
  const { board, frame } = wordsFor(view.language);
  const name = nameOf(props, card);
  const title = fillText(board.hire.title, { name });
  return (
    <Frame view={view} title={title} at="jobs">
      <form method="post" action={`${jobPath(view.root, job)}/hire`} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <input type="hidden" name="application" value={card.id} />
        <input type="hidden" name="list" value={filterQuery(filters)} />
        <input type="hidden" name="back" value={isFromApplication ? 'application' : ''} />
        <h1>{title}</h1>
        <AlertLine alert={alert} />
        <p>{fillText(board.hire.text, { name, stage: stage?.name ?? '' })}</p>
        <p class="row">
          <Button kind="primary">{fillText(board.hire.submit, { name })}</Button>
          <Button href={askedOnPath(view.root, job, { id: card.id, isFromApplication, filters })}>
            {frame.cancel}
          </Button>
        </p>
      </form>
    </Frame>
  );
}
