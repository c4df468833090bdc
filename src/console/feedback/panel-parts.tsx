/** What members think of an application: one's own first, then that of others, once one has answered. */
import { Section } from '#console/layout/page-parts.tsx';
import { When } from '#console/layout/time.tsx';
import { fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import { Badge, Banner } from '#layout/marks.tsx';
import { commaOf } from '#lib/language.ts';
import type { FeedbackPanel as Rows } from '#recruiting/interviews/feedback/actions/panel.ts';
import type { Feedback } from '#recruiting/interviews/feedback/schemas.ts';
import type { Rating } from '#vocabulary/feedback.ts';
import { looks } from './looks-parts.ts';

type PanelProps = {
  view: ConsoleView;
  feedback: Rows;
  /** Of the application. */
  address: string;
  /** Whether the application is neither rejected nor hired. */
  isOpen: boolean;
};

export function FeedbackPanel(props: PanelProps) {
  const { view, feedback, address, isOpen } = props;
  const { given, ownId } = feedback;
  const words = wordsFor(view.language).feedback;
  const own = given.filter(({ author }) => author?.id === ownId);
  const others = given.filter(({ author }) => author?.id !== ownId);
  const draft = own.find(({ status }) => status === 'draft');
  const asked = feedback.requests.find(isOpenOf(ownId));
  const stage = draft?.stage ?? asked?.stage;
  const path = `${address}/feedback${stage ? `?stage=${stage.id}` : ''}`;
  return (
    <Section id="feedback" title={words.title} count={given.length || undefined}>
      {asked && <Blind {...props} stageId={asked.stage.id} />}
      <p class="row">
        <Button
          icon="thumbUp"
          href={path}
          data-key="f"
          {...(asked && { kind: 'primary' as const })}
        >
          {draft ? words.continue : words.give}
        </Button>
        {isOpen && view.can('applicants.write') && (
          <Button href={`${address}/feedback/ask`}>{words.ask}</Button>
        )}
      </p>
      <ul class="opinions">
        {[...own, ...others].map((one) => (
          <Opinion view={view} opinion={one} address={one.author?.id === ownId ? address : null} />
        ))}
      </ul>
      <OpenRequests {...props} />
    </Section>
  );
}

const isOpenOf = (userId: number) => (request: Rows['requests'][number]) =>
  request.status === 'open' && request.user?.id === userId;

/** How many have answered, without who. */
function Blind({ view, feedback, stageId }: PanelProps & { stageId: number }) {
  const words = wordsFor(view.language).feedback;
  const asked = feedback.requests.filter(({ stage }) => stage.id === stageId);
  const done = asked.filter(({ status }) => status === 'done').length;
  const counts = {
    done: numberText(view.language, done),
    count: numberText(view.language, asked.length),
  };
  return (
    <Banner>
      <p>
        <Icon name="lock" /> {asked.length > 1 ? fillText(words.answered, counts) : words.blind}
      </p>
    </Banner>
  );
}

type OpinionProps = {
  view: ConsoleView;
  opinion: Feedback;
  /** Of the application, where it is one's own. */
  address: string | null;
};

function Opinion({ view, opinion, address }: OpinionProps) {
  const { feedback: words, frame } = wordsFor(view.language);
  const { rating, text, stage, author_name: name, revisions } = opinion;
  const at = opinion.submitted_at ?? opinion.updated_at;
  return (
    <li>
      <p>
        {rating && <RatingBadge view={view} rating={rating} />} <bdi>{name ?? ''}</bdi>{' '}
        <small class="soft">
          {stage && (
            <>
              <bdi>{stage.name}</bdi>
              {commaOf(view.language)}
            </>
          )}
          {opinion.status === 'draft' ? words.draft : <When view={view} at={at} />}
          {address !== null && (
            <>
              {' '}
              <a href={`${address}/feedback${stage ? `?stage=${stage.id}` : ''}`}>{frame.edit}</a>
            </>
          )}
        </small>
      </p>
      {text !== '' && (
        <p class="words">
          <bdi>{text}</bdi>
        </p>
      )}
      <Scores view={view} attributes={opinion.attributes} />
      {revisions.length > 0 && (
        <details>
          <summary>{words.earlier}</summary>
          {revisions.map((one) => (
            <p class="words">
              {one.rating && <RatingBadge view={view} rating={one.rating} />} <bdi>{one.text}</bdi>{' '}
              <small class="soft">
                <When view={view} at={one.written_at} />
              </small>
            </p>
          ))}
        </details>
      )}
    </li>
  );
}

/** What the form of the stage asked for. */
function Scores({ view, attributes }: { view: ConsoleView } & Pick<Feedback, 'attributes'>) {
  const words = wordsFor(view.language).feedback;
  if (attributes.length === 0) return null;
  return (
    <table class="scores">
      <tbody>
        {attributes.map(({ name, score, anchor }) => (
          <tr>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td class="num">
              {fillText(words.scoreOf, { score: numberText(view.language, score) })}
            </td>
            <td>
              <bdi>{anchor}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RatingBadge({ view, rating }: { view: ConsoleView; rating: Rating }) {
  const { tone } = looks[rating];
  return (
    <Badge tone={tone}>
      <Thumbs rating={rating} /> {wordsFor(view.language).feedback.ratings[rating]}
    </Badge>
  );
}

export function Thumbs({ rating }: { rating: Rating }) {
  const { icon, count } = looks[rating];
  return (
    <>
      {Array.from({ length: count }, () => (
        <Icon name={icon} />
      ))}
    </>
  );
}

/** Who is asked and has not answered; who may ask can cancel it. */
function OpenRequests({ view, feedback, address }: PanelProps) {
  const words = wordsFor(view.language).feedback;
  const open = feedback.requests.filter(
    ({ status, user }) => status === 'open' && user?.id !== feedback.ownId,
  );
  if (open.length === 0 || !view.can('applicants.write')) return null;
  return (
    <ul class="invited">
      {open.map(({ id, user, stage }) => (
        <li>
          <span class="soft">
            {fillText(words.asked, { name: user?.name ?? '', stage: stage.name })}
          </span>
          <form method="post" action={`${address}/feedback/cancel`}>
            <input type="hidden" name="form_token" value={view.formToken} />
            <Button size="sm" kind="ghost" name="asked" value={id}>
              {words.cancelRequest}
              <span class="vh">: {user?.name}</span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
