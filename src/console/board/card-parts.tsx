/** A card of the board, and the elements of a column that an answer in parts replaces. */
import { countText, fillText, numberText, wordOf, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { CARDS_PER_PAGE } from '#recruiting/board/rules.ts';
import type { BoardCard, BoardJob, BoardStage } from '#recruiting/board/schemas.ts';
import { applicationPath, boardPath, columnPath, daysSince, jobPath, moveValue } from './rules.ts';

export type BoardProps = {
  view: ConsoleView;
  job: BoardJob;
  stages: readonly BoardStage[];
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
      {canChange ? (
        <label>
          <input type="checkbox" name={`pick.${card.id}`} />
          <span class="vh">{fillText(words.select, { name })}</span>
        </label>
      ) : (
        <span></span>
      )}
      <a
        class={card.isViewed ? 'name' : 'name unread'}
        href={applicationPath(view.root, job, card.id)}
      >
        <bdi>{name}</bdi>
        {!card.isViewed && <span class="vh"> ({words.unread})</span>}
      </a>
      {canChange && <CardActions {...props} name={name} />}
      <span class="grip" aria-hidden="true"></span>
      <Headline card={card} />
      <CardFacts {...props} />
      {isMoving && canChange && <StageChoice {...props} name={name} />}
    </li>
  );
}

function CardActions({ view, job, card, name }: CardProps & { name: string }) {
  const words = wordsFor(view.language).board;
  return (
    <span>
      <a
        class="move"
        href={`${boardPath(view.root, job)}?moving=${card.id}#a${card.id}`}
        aria-label={fillText(words.moveName, { name })}
      >
        {words.move}
      </a>
      <a
        class="reject vh"
        tabindex={-1}
        href={`${jobPath(view.root, job)}/reject?application=${card.id}`}
      >
        {fillText(words.rejectName, { name })}
      </a>
    </span>
  );
}

/** What they call themselves, and where they work or worked last. */
function Headline({ card: { cv } }: { card: BoardCard }) {
  const lines = [cv?.label ?? null, cv?.work[0] ?? null].filter((line) => line !== null);
  return (
    <>
      {[...new Set(lines)].map((line) => (
        <p class="head">
          <bdi>{line}</bdi>
        </p>
      ))}
    </>
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
    <p class="facts-line">
      {wanted.length > 0 && card.cv !== null && (
        <span>{fillText(words.skillsMet, { met, count: wanted.length })}</span>
      )}
      <span class={days > limit ? 'late' : undefined}>
        {countText(view.language, frame.daysShort, days)}
        <span class="vh"> {words.inStage}</span>
      </span>
      <span>
        <bdi>{wordOf(frame.sources, card.source) ?? card.sourceName ?? card.source}</bdi>
      </span>
    </p>
  );
}

/** A button for each stage; the hired stage is a link, as it asks first. */
function StageChoice({ view, job, stages, card, name }: CardProps & { name: string }) {
  const words = wordsFor(view.language).board;
  return (
    <div class="stage-choice" role="group" aria-label={words.moveTo}>
      {stages
        .filter(({ id }) => id !== card.stageId)
        .map(({ id, name: stage, type }) =>
          type === 'hired' ? (
            <a class="button quiet" href={hirePath(view, job) + card.id}>
              {stage}
            </a>
          ) : (
            <button
              name="move"
              value={moveValue({ id: card.id, from: card.stageId, to: id })}
              aria-label={fillText(words.moveNameTo, { name, stage })}
            >
              {stage}
            </button>
          ),
        )}
    </div>
  );
}

/** The address that asks before somebody is hired; the application's id follows. */
export function hirePath(view: ConsoleView, job: BoardJob): string {
  return `${jobPath(view.root, job)}/hire?application=`;
}

export function StageCount({ view, stage }: { view: ConsoleView; stage: BoardStage }) {
  const { frame } = wordsFor(view.language);
  return (
    <span class="count" id={`n${stage.id}`} data-count={stage.id} data-value={stage.count}>
      <span aria-hidden="true">{numberText(view.language, stage.count)}</span>
      <span class="vh"> {countText(view.language, frame.candidates, stage.count)}</span>
    </span>
  );
}

/** The same count in the tab of the stage, which a phone shows. */
export function TabCount({ view, stage }: { view: ConsoleView; stage: BoardStage }) {
  return (
    <span class="num" id={`t${stage.id}`} data-count={stage.id} data-value={stage.count}>
      {numberText(view.language, stage.count)}
    </span>
  );
}

type ShowMoreProps = Pick<BoardProps, 'view' | 'job'> & {
  stage: BoardStage;
  cards: readonly BoardCard[];
};

/** Leads to the next cards of the stage; empty where there are no more. */
export function ShowMore({ view, job, stage, cards }: ShowMoreProps) {
  const words = wordsFor(view.language).board;
  const last = cards[CARDS_PER_PAGE - 1];
  return (
    <p id={`m${stage.id}`}>
      {cards.length > CARDS_PER_PAGE && last && (
        <a
          class="more"
          href={columnPath(view.root, job, stage.id, {
            since: last.stageSince.getTime(),
            id: last.id,
          })}
        >
          {fillText(words.showMoreIn, { stage: stage.name })}
        </a>
      )}
    </p>
  );
}
