/** The lists of Today that are about people: those that wait too long, the meetings of the day, and all new applications. */
import type { Child } from 'hono/jsx';
import { applicationPath, daysSince } from '#console/board/rules/addresses.ts';
import { Section } from '#console/layout/page-parts.tsx';
import { When } from '#console/layout/time.tsx';
import { countText, fillText, numberText, timeText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Avatar, Badge } from '#layout/marks.tsx';
import { COUNT_MAX } from '#recruiting/pipeline/today/rules.ts';
import type {
  Applicant,
  Late as LateLine,
  Today,
  Unviewed as UnviewedLine,
} from '#recruiting/pipeline/today/schemas.ts';
import { LATE } from './rules.ts';

type PartProps = { view: ConsoleView; today: Today };

type LinesProps<Line> = { view: ConsoleView; lines: readonly Line[] };

export function UnviewedLines({ view, lines }: LinesProps<UnviewedLine>) {
  return (
    <ul class="lines">
      {lines.map((line) => (
        <ApplicantLine view={view} applicant={line}>
          <small class="num">
            <When view={view} at={line.at} />
          </small>
        </ApplicantLine>
      ))}
    </ul>
  );
}

export function Late({ view, today: { late } }: PartProps) {
  const words = wordsFor(view.language).today;
  return (
    <Section
      id="late"
      title={words.late.title}
      count={late.count > 0 ? cappedCount(view, late.count) : undefined}
      more={
        late.count > late.lines.length && <AllLink view={view} path={LATE} count={late.count} />
      }
    >
      {late.lines.length === 0 && <p class="soft">{words.late.none}</p>}
      <LateLines view={view} lines={late.lines} />
    </Section>
  );
}

export function LateLines({ view, lines }: LinesProps<LateLine>) {
  const { frame, today } = wordsFor(view.language);
  return (
    <ul class="lines">
      {lines.map((line) => (
        <ApplicantLine view={view} applicant={line}>
          <span class="when">
            <Badge>{line.stage}</Badge>
          </span>
          <small class="num days">
            <b class="late">
              {countText(view.language, frame.daysShort, daysSince(line.since, view.now))}
            </b>{' '}
            {fillText(today.late.limit, { days: numberText(view.language, line.daysLimit) })}
          </small>
        </ApplicantLine>
      ))}
    </ul>
  );
}

export function Meetings({ view, today: { meetings } }: PartProps) {
  const words = wordsFor(view.language).today.meetings;
  return (
    <Section
      id="meetings"
      title={words.title}
      count={meetings.count > 0 ? cappedCount(view, meetings.count) : undefined}
    >
      {meetings.lines.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="lines">
        {meetings.lines.map((meeting) => (
          <MeetingLine view={view} meeting={meeting} />
        ))}
      </ul>
    </Section>
  );
}

type Meeting = Today['meetings']['lines'][number];

function MeetingLine({ view, meeting }: { view: ConsoleView; meeting: Meeting }) {
  const words = wordsFor(view.language).today.meetings;
  const { title, at, isOver, url, applicant } = meeting;
  const time = timeText(view, at);
  return (
    <li>
      <b class={isOver ? 'num gray' : 'num'}>
        <time datetime={at.toISOString()}>{time}</time>
      </b>
      <span class="grow">
        {applicant ? (
          <>
            <a class="name" href={applicationPath(view.root, applicant, applicant.id)}>
              <bdi>{nameOf(view, applicant)}</bdi>
            </a>
            <small class="below">
              <bdi>{title}</bdi>
              {isOver && ` · ${words.over}`}
            </small>
          </>
        ) : (
          <>
            <bdi>{title}</bdi>
            {isOver && <small class="below">{words.over}</small>}
          </>
        )}
      </span>
      {!isOver && url !== null && (
        <Button
          size="sm"
          icon="meeting"
          href={url}
          rel="noreferrer"
          aria-label={fillText(words.joinName, { title, time })}
        >
          {words.join}
        </Button>
      )}
    </li>
  );
}

/** Lists are counted up to a limit. */
export function cappedCount({ language }: ConsoleView, count: number): string {
  const { more } = wordsFor(language).today;
  return count > COUNT_MAX
    ? fillText(more, { number: numberText(language, COUNT_MAX) })
    : numberText(language, count);
}

type LineProps = { view: ConsoleView; applicant: Applicant; children?: Child };

export function ApplicantLine({ view, applicant, children }: LineProps) {
  const name = nameOf(view, applicant);
  return (
    <li>
      <Avatar name={name} id={applicant.candidateId} />
      <span class="grow">
        <a class="name" href={applicationPath(view.root, applicant, applicant.id)}>
          <bdi>{name}</bdi>
        </a>
        <small class="aside">
          <bdi>{applicant.job}</bdi>
        </small>
      </span>
      {children}
    </li>
  );
}

export function nameOf({ language }: ConsoleView, { name }: { name: string }): string {
  return name === '' ? wordsFor(language).frame.nameUnknown : name;
}

/** Leads to all that is counted. */
export function AllLink({ view, path, count }: { view: ConsoleView; path: string; count: number }) {
  const { all } = wordsFor(view.language).today;
  return <a href={view.root + path}>{fillText(all, { count: cappedCount(view, count) })}</a>;
}
