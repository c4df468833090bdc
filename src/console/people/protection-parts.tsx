/** What Admins do with all that is stored about a person: hold, export, merge, erase. Merging and erasing ask on a page of their own. */
import { Section } from '#console/layout/page-parts.tsx';
import { wordsFor } from '#console/words/words.ts';
import { Button } from '#layout/button.tsx';
import type { PersonProps } from './props-parts.ts';
import { personPath } from './rules.ts';

export function ProtectionPanel({ view, record: { person } }: PersonProps) {
  const words = wordsFor(view.language).person;
  const path = personPath(view.root, person.id);
  const isErased = person.erased_at !== null;
  return (
    <Section id="protection" title={words.protection}>
      {!isErased && (
        <form method="post" action={`${path}/hold`}>
          <input type="hidden" name="form_token" value={view.formToken} />
          {!person.is_held && <input type="hidden" name="held" value="on" />}
          <Button aria-describedby="hold-hint">
            {person.is_held ? words.release : words.hold}
          </Button>
          <p class="hint" id="hold-hint">
            {words.holdHint}
          </p>
        </form>
      )}
      <form method="post" action={`${path}/export`}>
        <input type="hidden" name="form_token" value={view.formToken} />
        <Button>{words.export}</Button>
      </form>
      {!isErased && (
        <p class="row">
          <Button href={`${path}/merge`}>{words.merge}</Button>
          {!person.is_held && (
            <Button kind="danger" href={`${path}/erase`}>
              {words.erase}
            </Button>
          )}
        </p>
      )}
    </Section>
  );
}
