/** The tags of a person: each with the button that takes it away, and those that can be given. */
import { fillText, wordsFor } from '#console/words/words.ts';
import type { PersonProps } from './props-parts.ts';
import { personPath } from './rules.ts';

export function TagsPanel({ view, record, canWrite }: PersonProps & { canWrite: boolean }) {
  const { people, person: words } = wordsFor(view.language);
  const { person, tags } = record;
  const carried = new Set(person.tags.map(({ id }) => id));
  const others = tags.filter(({ id }) => !carried.has(id));
  if (person.tags.length === 0 && (tags.length === 0 || !canWrite)) return null;
  const action = `${personPath(view.root, person.id)}/tags`;
  return (
    <section class="panel" aria-labelledby="tags">
      <h2 id="tags">{people.columns.tags}</h2>
      {person.tags.length > 0 && (
        <form method="post" action={action}>
          <input type="hidden" name="form_token" value={view.formToken} />
          <ul class="tags">
            {person.tags.map(({ id, name }) => (
              <li>
                <bdi>{name}</bdi>{' '}
                {canWrite && (
                  <button
                    class="plain"
                    name="remove"
                    value={id}
                    aria-label={fillText(words.removeTag, { name })}
                  >
                    ×
                  </button>
                )}
              </li>
            ))}
          </ul>
        </form>
      )}
      {canWrite && others.length > 0 && (
        <form method="post" action={action} class="row">
          <input type="hidden" name="form_token" value={view.formToken} />
          <label for="add" class="vh">
            {people.filters.tag_id}
          </label>
          <select id="add" name="add">
            {others.map(({ id, name }) => (
              <option value={id}>{name}</option>
            ))}
          </select>
          <button class="quiet">{words.addTag}</button>
        </form>
      )}
    </section>
  );
}
