/** The board of a job: a column a stage. One form holds all of it, so that cards, buttons and choices work without a script. */
import type { Child } from 'hono/jsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState } from '#console/layout/page-parts.tsx';
import { StageTone } from '#console/layout/stage-tone.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import { cardCursor, cardsOfStage, firstCursor } from '#recruiting/pipeline/board/rules.ts';
import type { Board, BoardCard, BoardStage } from '#recruiting/pipeline/board/schemas.ts';
import { MoveOrReject } from './bulk-parts.tsx';
import { Card, EmailMark, hirePath, ShowMore, StageCount, TabCount } from './card-parts.tsx';
import type { BoardProps } from './card-parts.tsx';
import { JobFilterBar } from './filter-parts.tsx';
import { JobHeading } from './job-heading-parts.tsx';
import { boardPath } from './rules/addresses.ts';
import { filteredPath, isNarrowed } from './rules/filters.ts';

type BoardPageProps = BoardProps & {
  cards: readonly BoardCard[];
  countedMax: Board['countedMax'];
  choices: Board['choices'];
  /** The application whose stages to choose from are open. */
  moving: number | null;
  /** The one stage to show on a narrow screen. */
  current: number | null;
  toast?: Child;
};

export function BoardPage(props: BoardPageProps) {
  const { view, job, stages, cards, current, countedMax, choices, filters, toast } = props;
  const words = wordsFor(view.language).board;
  const base = boardPath(view.root, job);
  const byStage = Map.groupBy(cards, ({ stageId }) => stageId);
  // A phone shows one stage: the first that has somebody in it.
  const shown = current ?? (stages.find(({ count }) => count > 0) ?? stages[0])?.id;
  return (
    <Frame
      view={view}
      title={fillText(words.title, { job: job.title })}
      at="jobs"
      wide
      toast={toast}
      keys="board"
    >
      <JobHeading view={view} job={job} at="board" filters={filters} />
      {choices && <JobFilterBar {...{ view, path: base, filters, choices }} />}
      {cards.length === 0 &&
        (isNarrowed(filters) ? <NoMatch {...props} /> : <EmptyBoard {...props} />)}
      <nav class="tabs stage-tabs" aria-label={words.stages}>
        {stages.map((stage) => (
          <a
            href={filteredPath(base, { ...filters, stage: stage.id })}
            aria-current={stage.id === shown ? 'true' : undefined}
          >
            {stage.name} <TabCount view={view} stage={stage} countedMax={countedMax} />
          </a>
        ))}
      </nav>
      <form
        id="board"
        method="post"
        action={filteredPath(`${base}/move`, filters)}
        data-changes={filteredPath(`${base}/changes`, filters, { since: '' })}
        data-since={cardCursor(firstCursor(view.now))}
      >
        <input type="hidden" name="form_token" value={view.formToken} />
        {view.can('applicants.write') && !view.isLimited && <MoveOrReject {...props} path={base} />}
        <div class={`columns chosen cols-${Math.min(stages.length, COLUMNS_MAX)}`}>
          {stages.map((stage, at) => (
            <Column
              {...props}
              stage={stage}
              at={at}
              cards={byStage.get(stage.id) ?? []}
              isCurrent={stage.id === shown}
            />
          ))}
        </div>
      </form>
    </Frame>
  );
}

/** More columns are as wide as the least. */
const COLUMNS_MAX = 10;

type ColumnProps = BoardPageProps & { stage: BoardStage; at: number; isCurrent: boolean };

function Column({ stage, at, isCurrent, cards, moving, ...board }: ColumnProps) {
  const { view, job, stages, filters, countedMax } = board;
  const shown = cards.slice(0, cardsOfStage(stages.length));
  return (
    <section class={isCurrent ? 'column current' : 'column'} aria-labelledby={`s${stage.id}`}>
      <h2 id={`s${stage.id}`}>
        <StageTone stage={stage} at={at} />
        <span>{stage.name}</span>
        {stage.sendsEmail && <EmailMark view={view} />}
        <StageCount view={view} stage={stage} countedMax={countedMax} />
      </h2>
      <ol
        class="cards"
        tabindex={-1}
        data-stage={stage.id}
        data-name={stage.name}
        data-asks={stage.type === 'hired' ? hirePath(view, job, filters) : undefined}
      >
        {shown.map((card) => (
          <Card {...{ view, job, stages, filters, card }} isMoving={card.id === moving} />
        ))}
      </ol>
      <ShowMore
        {...{ view, job, stage, filters, countedMax }}
        last={shown.at(-1)}
        hasMore={cards.length > shown.length}
      />
    </section>
  );
}

function NoMatch({ view, job }: BoardPageProps) {
  const words = wordsFor(view.language).board.filters;
  return (
    <EmptyState>
      <p>{words.none}</p>
      <p>
        <Button href={boardPath(view.root, job)}>{words.clear}</Button>
      </p>
    </EmptyState>
  );
}

function EmptyBoard({ view, job }: BoardProps) {
  const words = wordsFor(view.language).board;
  const isLive = job.status === 'Live';
  return (
    <EmptyState>
      <p>{words.empty}</p>
      <p>{isLive ? words.emptyText : words.emptyDraft}</p>
      {isLive && (
        <p>
          <a href={job.url} rel="noopener" dir="ltr">
            {job.url}
          </a>
        </p>
      )}
    </EmptyState>
  );
}
