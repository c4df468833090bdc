/** The lists of Today that are about people: new applications, those that wait too long, and the meetings of the day. */
import type { Child } from 'hono/jsx';
import { applicationPath, daysSince } from '#console/board/rules/addresses.ts';
import {
  agoText,
  countText,
  fillText,
  numberText,
  timeText,
  wordsFor,
} from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { COUNT_MAX } from '#recruiting/pipeline/today/rules.ts';
import type {
  Applicant,
  Late as LateLine,
  Today,
  Unviewed as UnviewedLine,
} from '#recruiting/pipeline/today/schemas.ts';
import { LATE, UNVIEWED } from './rules.ts';

type PartProps = { view: ConsoleView; today: Today };

export function Unviewed({ view, today: { unviewed } }: PartProps) {
  const words = wordsFor(view.language).today;
  return (
    <Panel view={view} id="unviewed" title={words.unviewed.title} count={unviewed.count}>
      {unviewed.lines.length === 0 && <p class="soft">{words.unviewed.none}</p>}
      <UnviewedLines view={view} lines={unviewed.lines} />
      {unviewed.count > unviewed.lines.length && <AllLink view={view} path={UNVIEWED} />}
    </Panel>
  );
}

type LinesProps<Line> = { view: ConsoleView; lines: readonly Line[] };

export function UnviewedLines({ view, lines }: LinesProps<UnviewedLine>) {
  return (
    <ul class="lines">
      {lines.map((line) => (
        <ApplicantLine view={view} applicant={line}>
          <time datetime={line.at.toISOString()}>{agoText(view, line.at)}</time>
        </ApplicantLine>
      ))}
    </ul>
  );
}

export function Late({ view, today: { late } }: PartProps) {
  const words = wordsFor(view.language).today;
  return (
    <Panel view={view} id="late" title={words.late.title} count={late.count}>
      <p class="soft">{late.lines.length === 0 ? words.late.none : words.late.hint}</p>
      <LateLines view={view} lines={late.lines} />
      {late.count > late.lines.length && <AllLink view={view} path={LATE} />}
    </Panel>
  );
}

export function LateLines({ view, lines }: LinesProps<LateLine>) {
  const { frame } = wordsFor(view.language);
  return (
    <ul class="lines">
      {lines.map((line) => (
        <ApplicantLine view={view} applicant={line}>
          <bdi>{line.stage}</bdi>
          {' · '}
          <span class="late">
            {countText(view.language, frame.days, daysSince(line.since, view.now))}
          </span>
        </ApplicantLine>
      ))}
    </ul>
  );
}

export function Meetings({ view, today: { meetings } }: PartProps) {
  const words = wordsFor(view.language).today.meetings;
  return (
    <Panel view={view} id="meetings" title={words.title} count={meetings.count}>
      {meetings.lines.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="lines">
        {meetings.lines.map(({ title, at, isOver, url, applicant }) => (
          <li>
            <span>
              <time class="num" datetime={at.toISOString()}>
                {timeText(view, at)}
              </time>{' '}
              <bdi>{title}</bdi>
              {applicant && (
                <>
                  {' · '}
                  <a href={applicationPath(view.root, applicant, applicant.id)}>
                    <bdi>{nameOf(view, applicant)}</bdi>
                  </a>
                </>
              )}
            </span>
            <small>
              {isOver && words.over}
              {!isOver && url !== null && (
                <a href={url} rel="noreferrer">
                  {words.join}
                </a>
              )}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type PanelProps = { view: ConsoleView; id: string; title: string; count: number; children?: Child };

/** A list with its name and how many there are. */
function Panel({ view, id, title, count, children }: PanelProps) {
  return (
    <section class="section" aria-labelledby={id}>
      <h2 id={id}>
        {title} {count > 0 && <span class="count">{cappedCount(view, count)}</span>}
      </h2>
      {children}
    </section>
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
  return (
    <li>
      <span>
        <a href={applicationPath(view.root, applicant, applicant.id)}>
          <bdi>{nameOf(view, applicant)}</bdi>
        </a>{' '}
        <small>
          <bdi>{applicant.job}</bdi>
        </small>
      </span>
      <small>{children}</small>
    </li>
  );
}

function nameOf({ language }: ConsoleView, { name }: { name: string }): string {
  return name === '' ? wordsFor(language).frame.nameUnknown : name;
}

/** Leads to all that is counted. */
function AllLink({ view, path }: { view: ConsoleView; path: string }) {
  return (
    <p>
      <a href={view.root + path}>{wordsFor(view.language).today.all}</a>
    </p>
  );
}
