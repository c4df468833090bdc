/** Who is in the stage of an application, around it: the way from one to the next. */
import { applicationPath } from '#console/board/rules/addresses.ts';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Avatar } from '#layout/marks.tsx';
import type {
  ApplicationReview,
  Neighbor,
} from '#recruiting/pipeline/applications/actions/review.ts';

type QueueProps = { view: ConsoleView; review: ApplicationReview; name: string };

/** Beside wide screens; others have the two arrows. */
export function Queue({ view, review, name }: QueueProps) {
  const { application, before, after } = review;
  const own = { id: application.id, candidateId: application.candidate_id, name, isViewed: true };
  const job = { hashId: application.job.hash_id };
  return (
    <nav class="queue" aria-labelledby="queue">
      <h2 id="queue">
        <bdi>{application.stage.name}</bdi>
      </h2>
      <ul>
        {[...before, own, ...after].map((one) => (
          <li>
            <a
              href={applicationPath(view.root, job, one.id)}
              aria-current={one === own ? 'page' : undefined}
            >
              <Who view={view} one={one} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Who({ view, one }: { view: ConsoleView; one: Neighbor }) {
  const { board, frame } = wordsFor(view.language);
  const name = one.name === '' ? frame.nameUnknown : one.name;
  return (
    <>
      <Avatar name={name} id={one.candidateId} />
      <span>
        <bdi>{name}</bdi>
        {!one.isViewed && <small>{board.isNew}</small>}
      </span>
    </>
  );
}
