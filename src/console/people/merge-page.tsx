/** Finds the other person, says what moves, and asks. */
import { personName } from '#console/application/props-parts.ts';
import type { FormState } from '#console/layout/fields.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { MergePreview } from '#recruiting/people/candidates/actions/record.ts';
import { Asking } from './asking-parts.tsx';
import { PasswordField } from '#console/layout/password.tsx';
import type { PasswordAsked } from '#console/layout/password.tsx';
import { personPath } from './rules.ts';
import { TallyList } from './tally-parts.tsx';

type MergePageProps = PasswordAsked & {
  view: ConsoleView;
  preview: MergePreview;
  /** What was searched for. */
  words: string;
  form: FormState;
};

export function MergePage(props: MergePageProps) {
  const { view, preview, form } = props;
  const words = wordsFor(view.language).person.mergePage;
  const title = fillText(words.title, { name: personName(view, preview.person) });
  return (
    <Asking view={view} title={title} alert={form.alert}>
      <div class="panels">
        {preview.other && preview.tally ? <Question {...props} /> : <Search {...props} />}
      </div>
    </Asking>
  );
}

function Search({ view, preview, words: typed }: MergePageProps) {
  const { frame, people, person } = wordsFor(view.language);
  const words = person.mergePage;
  const path = `${personPath(view.root, preview.person.id)}/merge`;
  const hits = preview.hits.filter(({ id }) => id !== preview.person.id);
  return (
    <div class="section">
      <form method="get" action={path} role="search" class="filters">
        <div class="field">
          <label for="q">{words.search}</label>
          <input id="q" name="q" type="search" value={typed} required maxlength={255} />
        </div>
        <Button>{frame.search}</Button>
      </form>
      {typed !== '' && hits.length === 0 && <p>{people.noHit}</p>}
      <ul class="stack">
        {hits.map((hit) => (
          <li class="row">
            <bdi>{personName(view, hit)}</bdi>
            <bdi class="soft">{hit.email}</bdi>
            <a href={`${path}?from=${hit.id}`}>
              {words.choose}
              <span class="vh"> {personName(view, hit)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={personPath(view.root, preview.person.id)}>{frame.cancel}</a>
      </p>
    </div>
  );
}

function Question({
  view,
  preview: { person, other, tally },
  asksPassword,
  isWrong,
}: MergePageProps) {
  const { frame, people, person: all } = wordsFor(view.language);
  const words = all.mergePage;
  if (!other || !tally) return null;
  const names = { name: personName(view, person), other: personName(view, other) };
  const path = personPath(view.root, person.id);
  const jobs = new Set(person.applications.map(({ job }) => job.id));
  const isSame = other.id === person.id;
  return (
    <form method="post" action={`${path}/merge`} class="form">
      <input type="hidden" name="form_token" value={view.formToken} />
      <input type="hidden" name="from" value={other.id} />
      <p>{isSame ? words.same : fillText(words.text, names)}</p>
      <h2>{words.moves}</h2>
      <h3>{people.columns.applications}</h3>
      <ul>
        {other.applications.map(({ job, stage }) => (
          <li>
            <bdi>{job.title}</bdi>, {stage.name}
            {jobs.has(job.id) && <span class="soft"> – {words.both}</span>}
          </li>
        ))}
      </ul>
      <TallyList view={view} tally={tally} />
      <h2>{words.lost}</h2>
      <p>
        <bdi>{names.other}</bdi>, <bdi>{other.email}</bdi>
      </p>
      {!isSame && (
        <PasswordField view={view} asksPassword={asksPassword} isWrong={isWrong === true} />
      )}
      <p class="row">
        {!isSame && <Button kind="danger">{fillText(words.submit, names)}</Button>}
        <Button href={path}>{frame.cancel}</Button>
      </p>
    </form>
  );
}
