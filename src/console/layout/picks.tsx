/** Members of whom some are picked, each by a box of its own. */
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Typed } from './fields.tsx';

type PicksProps = {
  view: ConsoleView;
  /** What the names of the boxes begin with. */
  of: string;
  members: readonly { id: number; name: string }[];
  typed: Typed;
};

export function Picks({ view, of, members, typed }: PicksProps) {
  const { nameUnknown } = wordsFor(view.language).frame;
  return (
    <ul class="picks">
      {members.map(({ id, name }) => (
        <li>
          <label>
            <input type="checkbox" name={`${of}.${id}`} checked={typed[`${of}.${id}`] === 'on'} />
            <bdi>{name || nameUnknown}</bdi>
          </label>
        </li>
      ))}
    </ul>
  );
}
