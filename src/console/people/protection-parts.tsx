/** What Admins do with all that is stored about a person: hold, export, merge, erase. Merging and erasing ask on a page of their own. */
import { wordsFor } from '#console/words/words.ts';
import type { PersonProps } from './props-parts.ts';
import { personPath } from './rules.ts';

export function ProtectionPanel({ view, record: { person } }: PersonProps) {
  const words = wordsFor(view.language).person;
  const path = personPath(view.root, person.id);
  const isErased = person.erased_at !== null;
  return (
    <section class="panel" aria-labelledby="protection">
      <h2 id="protection">{words.protection}</h2>
      {!isErased && (
        <form method="post" action={`${path}/hold`}>
          <input type="hidden" name="form_token" value={view.formToken} />
          {!person.is_held && <input type="hidden" name="held" value="on" />}
          <button class="quiet" aria-describedby="hold-hint">
            {person.is_held ? words.release : words.hold}
          </button>
          <p class="hint" id="hold-hint">
            {words.holdHint}
          </p>
        </form>
      )}
      <form method="post" action={`${path}/export`}>
        <input type="hidden" name="form_token" value={view.formToken} />
        <button class="quiet">{words.export}</button>
      </form>
      {!isErased && (
        <p class="row">
          <a class="button quiet" href={`${path}/merge`}>
            {words.merge}
          </a>
          {!person.is_held && (
            <a class="button bad" href={`${path}/erase`}>
              {words.erase}
            </a>
          )}
        </p>
      )}
    </section>
  );
}
