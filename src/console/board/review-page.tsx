/** What a bulk action would do with each candidate, and the one button that does it. */
import { Frame } from '#console/layout/frame.tsx';
import { MailText } from '#console/layout/mail-text.tsx';
import { countText, fillText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import type { BoardCard, BoardStage } from '#recruiting/pipeline/board/schemas.ts';
import { nameOf } from './card-parts.tsx';
import type { BoardProps } from './card-parts.tsx';
import { ReviewTable } from './review-parts.tsx';
import type { ItemResult } from './review-parts.tsx';
import { filteredPath } from './rules/filters.ts';

type ReviewPageProps = BoardProps & {
  /** The path of the screen where they were selected. */
  path: string;
  cards: readonly BoardCard[];
  action: 'move' | 'reject';
  /** Where they move. */
  stage: BoardStage | undefined;
  result: BulkResult;
};

export function ReviewPage(props: ReviewPageProps) {
  const { view, path, cards, action, stage, result, filters } = props;
  const { board, frame } = wordsFor(view.language);
  const { review } = board;
  const byId = new Map(cards.map((card) => [card.id, card]));
  const title =
    result.done === 0
      ? review.nothing
      : action === 'move'
        ? countText(view.language, review.moveTitle, result.done).replace(
            '{stage}',
            stage?.name ?? '',
          )
        : countText(view.language, review.rejectTitle, result.done);
  return (
    <Frame view={view} title={review.title} at="jobs">
      <form method="post" action={filteredPath(`${path}/bulk`, filters)} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <input type="hidden" name="stage_id" value={stage?.id ?? 0} />
        <h1>{title}</h1>
        {stage?.type === 'hired' && action === 'move' && (
          <>
            <input type="hidden" name="hires" value="on" />
            <Banner tone="good">{review.hireNote}</Banner>
          </>
        )}
        <ReviewTable
          view={view}
          results={result.results}
          nameOf={(id) => {
            const card = byId.get(id);
            return card && nameOf(props, card);
          }}
          happens={(item) => <WhatHappens {...props} item={item} />}
        />
        {action === 'reject' && result.done > 0 && (
          <label class="choice">
            <input type="checkbox" name="send_email" checked />
            {review.sendEmail}
          </label>
        )}
        {action === 'move' && stage?.sendsEmail && result.done > 0 && (
          <label class="choice">
            <input type="checkbox" name="send_email" />
            {review.sendStageEmail}
          </label>
        )}
        <p class="row">
          {result.done > 0 && (
            <Button name="action" value={action} kind={action === 'reject' ? 'danger' : 'primary'}>
              {title.replace(/[?？؟]\s*$/u, '')}
            </Button>
          )}
          <Button href={filteredPath(path, filters)}>{frame.cancel}</Button>
        </p>
      </form>
    </Frame>
  );
}

type WhatHappensProps = ReviewPageProps & { item: ItemResult };

function WhatHappens({ view, action, stage, item }: WhatHappensProps) {
  const { review } = wordsFor(view.language).board;
  if (item.result === 'unchanged') return <>{review.unchanged}</>;
  const moves = fillText(review.willMove, { stage: stage?.name ?? '' });
  return (
    <>
      {action === 'move' ? moves : review.willReject}
      {item.email && (
        <details>
          <summary>{fillText(review.willEmail, { subject: item.email.subject })}</summary>
          <MailText body={item.email.body} />
        </details>
      )}
    </>
  );
}
