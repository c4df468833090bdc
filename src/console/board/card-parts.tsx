/** A card of the board, and the elements of a column that an answer in parts replaces. */
import { Total } from '#console/layout/total.tsx';
import { countText, fillText, numberText, wordOf, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import { Avatar } from '#layout/marks.tsx';
import type { BoardCard, BoardJob, BoardStage } from '#recruiting/pipeline/board/schemas.ts';
import {
  applicationPath,
  boardPath,
  columnPath,
  daysSince,
  jobPath,
  moveValue,
  tablePath,
} from './rules/addresses.ts';
import { asList, filteredPath } from './rules/filters.ts';
import type { JobFilters } from './rules/filters.ts';

export type BoardProps = {
  view: ConsoleView;
  job: BoardJob;
  stages: readonly BoardStage[];
  /** Those of the board, which its links and forms keep. */
  filters: JobFilters;
};

export function nameOf(
  { view }: { view: ConsoleView },
  person: { firstName: string; lastName: string },
) {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return name === '' ? wordsFor(view.language).frame.nameUnknown : name;
}

type CardProps = BoardProps & {
  card: BoardCard;
  /** Shows the stages to choose from: without a script, or where it failed. */
  isMoving?: boolean;
};

export function Card(props: CardProps) {
  const { view, job, card, isMoving = false } = props;
  const words = wordsFor(view.language).board;
  const name = nameOf(props, card);
  const canChange = view.can('applicants.write') && card.status === 'active';
  return (
    <li
      class="card"
      id={`a${card.id}`}
      data-stage={card.stageId}
      data-at={card.updatedAt.getTime()}
      data-arrived={card.stageSince.getTime()}
      data-gone={card.status === 'rejected' ? '' : undefined}
    >
      {canChange && !view.isLimited ? (
        <label class="pick">
          <Avatar name={name} id={card.candidateId} />
          <input type="checkbox" name={`pick.${card.id}`} />
          <span class="vh">{fillText(words.select, { name })}</span>
        </label>
      ) : (
        <span class="pick">
          <Avatar name={name} id={card.candidateId} />
        </span>
      )}
      <a
        class={card.isViewed ? 'name' : 'name unread'}
        href={applicationPath(view.root, job, card.id)}
      >
        <bdi>{name}</bdi>
        {!card.isViewed && <span class="vh"> ({words.unread})</span>}
      </a>
      {canChange && <CardActions {...props} name={name} />}
      <Headline card={card} />
      <CardFacts {...props} />
      <span class="grip" aria-hidden="true">
        <Icon name="grip" />
      </span>
      {isMoving && canChange && <StageChoice {...props} name={name} />}
    </li>
  );
}

function CardActions({ view, job, card, name, filters }: CardProps & { name: string }) {
  const words = wordsFor(view.language).board;
  return (
    <span class="actions">
      <a
        class="move"
        href={`${filteredPath(boardPath(view.root, job), filters, { moving: String(card.id) })}#a${card.id}`}
        aria-label={fillText(words.moveName, { name })}
      >
        <Icon name="more" />
      </a>
      <a class="reject vh" tabindex={-1} href={rejectPath(view, job, filters) + card.id}>
        {fillText(words.rejectName, { name })}
      </a>
    </span>
  );
}

/** What they call themselves, and where they work or worked last. */
function Headline({ card: { cv } }: { card: BoardCard }) {
  const line = cv?.work[0] ?? cv?.label ?? null;
  return (
    <p class="job" dir="auto">
      {line}
    </p>
  );
}

function CardFacts({ view, job, stages, card }: CardProps) {
  const { board: words, frame } = wordsFor(view.language);
  const days = daysSince(card.stageSince, view.now);
  const limit = stages.find(({ id }) => id === card.stageId)?.daysLimit ?? Infinity;
  const wanted = job.skills.map((skill) => skill.toLowerCase());
  const has = new Set(card.cv?.skills.map((skill) => skill.toLowerCase()));
  const met = wanted.filter((skill) => has.has(skill)).length;
  return (
    <p class="foot">
      {card.nextStep === 'new' && <span class="next">{words.isNew}</span>}
      {card.nextStep === 'feedback_due' && <span class="late">{words.feedbackDue}</span>}
      {wanted.length > 0 && card.cv !== null && (
        <span>
          <Icon name="skill" />
          <span aria-hidden="true">{`${met}/${wanted.length}`}</span>
          <span class="vh">{fillText(words.skillsMet, { met, count: wanted.length })}</span>
        </span>
      )}
      <span class="source">
        <bdi>{wordOf(frame.sources, card.source) ?? card.sourceName ?? card.source}</bdi>
      </span>
      <span class={days > limit ? 'days late' : 'days'}>
        {countText(view.language, frame.daysShort, days)}
        <span class="vh"> {words.inStage}</span>
      </span>
    </p>
  );
}

/** A button for each stage; the hired stage is a link, as it asks first. */
function StageChoice({ view, job, stages, card, name, filters }: CardProps & { name: string }) {
  const words = wordsFor(view.language).board;
  return (
    <div class="stage-choice" role="group" aria-label={words.moveTo}>
      {stages
        .filter(({ id }) => id !== card.stageId)
        .map(({ id, name: stage, type, sendsEmail }) =>
          type === 'hired' ? (
            <Button href={hirePath(view, job, filters) + card.id}>{stage}</Button>
          ) : (
            <Button
              kind="primary"
              name="move"
              value={moveValue({ id: card.id, from: card.stageId, to: id })}
              aria-label={fillText(words.moveNameTo, { name, stage })}
              title={sendsEmail ? words.withEmail : undefined}
            >
              {stage}
              {sendsEmail && <Icon name="mail" />}
            </Button>
          ),
        )}
      <Button kind="danger" href={rejectPath(view, job, filters) + card.id}>
        {words.reject}
      </Button>
    </div>
  );
}

/** The address that asks before somebody is rejected; the application's id follows. */
function rejectPath(view: ConsoleView, job: BoardJob, filters: JobFilters): string {
  return `${jobPath(view.root, job)}/reject?${asList(filters)}application=`;
}

/** The address that asks before somebody is hired; the application's id follows. */
export function hirePath(view: ConsoleView, job: BoardJob, filters: JobFilters): string {
  return `${jobPath(view.root, job)}/hire?${asList(filters)}application=`;
}

/** Beside the name of a stage that has an email. */
export function EmailMark({ view }: { view: ConsoleView }) {
  return (
    <span class="email-mark">
      <Icon name="mail" />
      <span class="vh">({wordsFor(view.language).board.withEmail})</span>
    </span>
  );
}

type StageCountProps = {
  view: ConsoleView;
  stage: BoardStage;
  /** More are not counted; null: the count is exact. */
  countedMax: number | null;
};

function isCapped({ stage, countedMax }: Pick<StageCountProps, 'stage' | 'countedMax'>): boolean {
  return countedMax !== null && stage.count >= countedMax;
}

function countOf(props: StageCountProps): string {
  return numberText(props.view.language, props.stage.count) + (isCapped(props) ? '+' : '');
}

/** What the script counts on from; a count that is capped stays. */
function dataOf(props: StageCountProps) {
  const { id, count } = props.stage;
  return { 'data-count': isCapped(props) ? undefined : id, 'data-value': count };
}

export function StageCount(props: StageCountProps) {
  const { view, stage, countedMax } = props;
  const { frame } = wordsFor(view.language);
  return (
    <span class="count" id={`n${stage.id}`} {...dataOf(props)}>
      <span aria-hidden="true">{countOf(props)}</span>
      <span class="vh">
        {' '}
        <Total view={view} total={stage.count} countedMax={countedMax} forms={frame.candidates} />
      </span>
    </span>
  );
}

/** The same count in the tab of the stage, which a phone shows. */
export function TabCount(props: StageCountProps) {
  return (
    <span class="num" id={`t${props.stage.id}`} {...dataOf(props)}>
      {countOf(props)}
    </span>
  );
}

type ShowMoreProps = Pick<BoardProps, 'view' | 'job' | 'filters'> & {
  stage: BoardStage;
  /** The last of the cards that are shown. */
  last: BoardCard | undefined;
  hasMore: boolean;
  countedMax: number | null;
};

/** Leads to the next cards of the stage; empty where there are no more. What a filtered board does not count is in the table. */
export function ShowMore(props: ShowMoreProps) {
  const { view, job, stage, last, hasMore, filters, countedMax } = props;
  const words = wordsFor(view.language).board;
  return (
    <p id={`m${stage.id}`}>
      {hasMore && last && (
        <a
          class="more"
          href={columnPath(view.root, job, stage.id, {
            after: { since: last.stageSince.getTime(), id: last.id },
            filters,
          })}
        >
          {fillText(words.showMoreIn, { stage: stage.name })}
        </a>
      )}
      {!hasMore && isCapped({ stage, countedMax }) && (
        <a href={filteredPath(tablePath(view.root, job), { ...filters, stage: stage.id })}>
          {words.filters.inTable}
        </a>
      )}
    </p>
  );
}
