/** How a member is told of something, and when. */
import type { Addressee } from '#accounts/people/store.ts';
import { outsideQuietHours } from '#lib/quiet-hours.ts';
import { toldKinds, waysOf } from '#vocabulary/notifications.ts';
import type { NoticeWay, ToldKind } from '#vocabulary/notifications.ts';

export type Kinds = Partial<Record<ToldKind, NoticeWay>>;

/** What the member has chosen, else the default. */
export function wayOf(kinds: Kinds, kind: ToldKind): NoticeWay {
  const [byDefault = 'none'] = waysOf(kind);
  return kinds[kind] ?? byDefault;
}

export function allWays(kinds: Kinds): Record<ToldKind, NoticeWay> {
  const ways = toldKinds.map((kind) => [kind, wayOf(kinds, kind)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every kind is in the list.
  return Object.fromEntries(ways) as Record<ToldKind, NoticeWay>;
}

/** Those that differ from the default: what is chosen stays what it is where a default changes to it. */
export function chosenOf(ways: Kinds): Kinds {
  return Object.fromEntries(
    toldKinds.flatMap((kind) => {
      const way = ways[kind];
      return way === undefined || way === waysOf(kind)[0] ? [] : [[kind, way]];
    }),
  );
}

/** When an email to the member goes out. */
export function mailTime(now: Date, { timezone, choices }: Addressee): Date {
  return choices.isAnyTime ? now : outsideQuietHours(now, timezone);
}
