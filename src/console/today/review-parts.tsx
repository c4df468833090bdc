/** The jobs with new applications: how many, since when, and the button that opens the first of them. */
import { applicationPath, boardPath } from '#console/board/rules/addresses.ts';
import { Section } from '#console/layout/page-parts.tsx';
import { When } from '#console/layout/time.tsx';
import { countText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Avatar } from '#layout/marks.tsx';
import type { Review, Today } from '#recruiting/pipeline/today/schemas.ts';
import { AllLink, cappedCount, nameOf } from './applicant-parts.tsx';
import { UNVIEWED } from './rules.ts';

export function ToReview({ view, today: { reviews } }: { view: ConsoleView; today: Today }) {
  const words = wordsFor(view.language).today.review;
  const { count, lines } = reviews;
  return (
    <Section
      id="unviewed"
      title={words.title}
      count={count > 0 ? cappedCount(view, count) : undefined}
      more={count > 0 && <AllLink view={view} path={UNVIEWED} count={count} />}
    >
      {lines.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="lines">
        {lines.map((review) => (
          <ReviewLine view={view} review={review} />
        ))}
      </ul>
    </Section>
  );
}

/** The next application is one key away. */
function ReviewLine({ view, review }: { view: ConsoleView; review: Review }) {
  const words = wordsFor(view.language).today.review;
  const { title, office, applicants } = review;
  const [latest] = applicants;
  if (!latest) return null;
  const fresh = countOf(view, review);
  return (
    <li>
      <span class="grow">
        <a class="name" href={boardPath(view.root, review)}>
          <bdi>{title}</bdi>
        </a>
        {office !== null && (
          <small class="aside">
            <bdi>{office}</bdi>
          </small>
        )}
      </span>
      <span class="faces">
        {applicants.map((one) => (
          <Avatar name={nameOf(view, one)} id={one.candidateId} size="xs" />
        ))}
      </span>
      <small class="when">
        <When view={view} at={latest.at} />
      </small>
      <b class="num fresh">{fresh}</b>
      <Button
        size="sm"
        href={applicationPath(view.root, latest, latest.id)}
        aria-label={fillText(words.open, { count: fresh, job: title })}
      >
        {words.button}
      </Button>
    </li>
  );
}

function countOf({ language }: ConsoleView, { count, isCapped }: Review): string {
  const { today } = wordsFor(language);
  if (!isCapped) return countText(language, today.review.fresh, count);
  return fillText(today.more, { number: numberText(language, count) });
}
