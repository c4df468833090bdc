/** The tags of a person: each with the button that takes it away, and those that can be given. */
import type { Child } from 'hono/jsx';
import { Section } from '#console/layout/page-parts.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';

type Tag = { id: number; name: string };

type TagsPanelProps = {
  view: ConsoleView;
  /** Of the person. */
  own: readonly Tag[];
  /** Of the company. */
  all: readonly Tag[];
  /** Where changes are sent; null: the member may not change them. */
  action: string | null;
  /** Hidden fields of both forms. */
  children?: Child;
};

export function TagsPanel(props: TagsPanelProps) {
  const { view, own, all, action, children } = props;
  const { people, person: words } = wordsFor(view.language);
  const carried = new Set(own.map(({ id }) => id));
  const others = all.filter(({ id }) => !carried.has(id));
  if (own.length === 0 && (all.length === 0 || action === null)) return null;
  return (
    <Section id="tags" title={people.columns.tags}>
      <OwnTags {...props} />
      {action !== null && others.length > 0 && (
        <form method="post" action={action} class="row">
          <input type="hidden" name="form_token" value={view.formToken} />
          {children}
          <label for="add" class="vh">
            {people.filters.tag_id}
          </label>
          <select id="add" name="add">
            {others.map(({ id, name }) => (
              <option value={id}>{name}</option>
            ))}
          </select>
          <Button>{words.addTag}</Button>
        </form>
      )}
    </Section>
  );
}

function OwnTags({ view, own, action, children }: TagsPanelProps) {
  const words = wordsFor(view.language).person;
  if (own.length === 0) return null;
  const list = (
    <ul class="tags">
      {own.map(({ id, name }) => (
        <li>
          <bdi>{name}</bdi>{' '}
          {action !== null && (
            <Button
              kind="ghost"
              name="remove"
              value={id}
              aria-label={fillText(words.removeTag, { name })}
            >
              ×
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
  if (action === null) return list;
  return (
    <form method="post" action={action}>
      <input type="hidden" name="form_token" value={view.formToken} />
      {children}
      {list}
    </form>
  );
}

/** More do not fit in a row. */
const TAGS_SHOWN = 2;

/** The tags of a person in a row. */
export function TagNames({ tags }: { tags: readonly { name: string }[] }) {
  if (tags.length === 0) return null;
  const [shown, others] = [tags.slice(0, TAGS_SHOWN), tags.slice(TAGS_SHOWN)];
  return (
    <ul class="tags">
      {shown.map(({ name }) => (
        <li>
          <bdi>{name}</bdi>
        </li>
      ))}
      {others.length > 0 && (
        <li class="count" title={others.map(({ name }) => name).join(', ')}>
          +{others.length}
        </li>
      )}
    </ul>
  );
}
