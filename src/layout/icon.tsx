/** An icon. The stylesheet sizes and draws it. */
import { assetsOfConsole } from './assets.ts';
import type { IconName } from './icons.ts';

/** Those that point along the line: they turn where text runs from right to left. */
const turning: ReadonlySet<IconName> = new Set(['back', 'forward', 'move', 'undo']);

/** It says nothing alone: a word stands beside it, or names the button it is in. */
export function Icon({ name }: { name: IconName }) {
  const sprite = assetsOfConsole()?.icons;
  if (sprite === undefined) return null;
  return (
    <svg class={turning.has(name) ? 'icon flip' : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
