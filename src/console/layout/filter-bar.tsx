/** The filters of a list, as its address: a search, what is chosen with a way to remove it, and more to choose. It works without a script, and can be shared. */
import type { Child, PropsWithChildren } from 'hono/jsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import { SearchField } from './search-field.tsx';

export type ChosenFilter = {
  label: string;
  value: string;
  /** The address of the list without it. */
  without: string;
};

type FilterBarProps = PropsWithChildren<{
  view: ConsoleView;
  /** Of the list. */
  path: string;
  /** Of the form, for those who hear the page. */
  label: string;
  search: { label: string; words: string };
  chosen: readonly ChosenFilter[];
  /** Parameters that stay, without a field of their own. */
  kept?: Readonly<Record<string, string>>;
  /** Leads to the list without filters. */
  clear?: string | null;
  isOpen?: boolean;
  /** At the end of the line. */
  end?: Child;
}>;

/** Its children are the fields that `Filter` opens; they hold what is chosen. */
export function FilterBar(props: FilterBarProps) {
  const { view, path, label, search, chosen, kept = {}, clear = null, end, children } = props;
  const { frame, people } = wordsFor(view.language);
  return (
    <form method="get" action={path} role="search" aria-label={label} class="filter-bar">
      {Object.entries(kept).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <SearchField {...search} />
      {chosen.map((filter) => (
        <a class="chip" href={filter.without}>
          <Chosen view={view} {...filter} />
          <Icon name="close" />
        </a>
      ))}
      {children && (
        <details class="menu" open={props.isOpen}>
          <summary class="chip dashed">
            <Icon name="add" />
            {frame.filter}
          </summary>
          <div class="pop">
            {children}
            <Button kind="primary">{frame.apply}</Button>
          </div>
        </details>
      )}
      {clear !== null && (
        <a class="clear" href={clear}>
          {people.clear}
        </a>
      )}
      {end}
    </form>
  );
}

function Chosen({ view, label, value }: ChosenFilter & { view: ConsoleView }) {
  const { removeFilter } = wordsFor(view.language).frame;
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <b aria-hidden="true">
        <bdi>{value}</bdi>
      </b>
      <span class="vh">{fillText(removeFilter, { filter: label, value })}</span>
    </>
  );
}
