/** Members of whom some are picked, each by a box of its own. */
import type { Typed } from './fields.tsx';

type PicksProps = {
  /** What the names of the boxes begin with. */
  of: string;
  members: readonly { id: number; name: string }[];
  typed: Typed;
};

export function Picks({ of, members, typed }: PicksProps) {
  return (
    <ul class="picks">
      {members.map(({ id, name }) => (
        <li>
          <label>
            <input type="checkbox" name={`${of}.${id}`} checked={typed[`${of}.${id}`] === 'on'} />
            <bdi>{name}</bdi>
          </label>
        </li>
      ))}
    </ul>
  );
}
