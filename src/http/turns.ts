/** Turns: lets requests of one isolate that compete for the same records go one after the other, in the order in which they came. */

/** A turn that lasts longer, as one whose request has ended, is passed on. */
const TURN_MS_MAX = 2000;
/** A request that waits longer goes without a turn. */
export const WAIT_MS_MAX = 5000;
/** One that has not looked for so long has ended. */
const SEEN_MS_MAX = 1000;
const PAUSE_MS = 10;

/** `endsAt`: of the request whose turn it is; null while it waits. */
type Ticket = { seenAt: number; endsAt: number | null };

const queues = new Map<string, Ticket[]>();

/**
 * Waits until the requests before it have had their turn, and takes it; call what it returns to end the turn. A request may not wait
 * for a promise of another one in workerd, so it looks again after a while.
 */
export async function takeTurn(lane: string, waitMs: number = WAIT_MS_MAX): Promise<() => void> {
  const start = Date.now();
  const ticket: Ticket = { seenAt: start, endsAt: null };
  const leave = () => leaveQueue(lane, ticket);
  queues.set(lane, [...(queues.get(lane) ?? []), ticket]);
  while (nextOf(lane) !== ticket) {
    if (Date.now() - start >= waitMs) {
      leave();
      return leave;
    }
    // oxlint-disable-next-line no-await-in-loop -- The turn is free only after a while.
    await pause(PAUSE_MS * (0.5 + Math.random()));
    ticket.seenAt = Date.now();
  }
  ticket.endsAt = Date.now() + TURN_MS_MAX;
  return leave;
}

/** Whose turn it is, without those whose requests have ended. */
function nextOf(lane: string): Ticket | undefined {
  const now = Date.now();
  const isOver = ({ seenAt, endsAt }: Ticket) => now >= (endsAt ?? seenAt + SEEN_MS_MAX);
  const queue = queues.get(lane)?.filter((one) => !isOver(one)) ?? [];
  queues.set(lane, queue);
  return queue[0];
}

function leaveQueue(lane: string, ticket: Ticket): void {
  const rest = queues.get(lane)?.filter((one) => one !== ticket) ?? [];
  if (rest.length > 0) queues.set(lane, rest);
  else queues.delete(lane);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
