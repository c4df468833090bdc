/** Turns: lets requests of one isolate that compete for the same records go one after the other. */

/** A turn that lasts longer, as one whose request has ended, is passed on. */
const TURN_MS_MAX = 2000;
/** A request that waits longer goes without a turn. */
const WAIT_MS_MAX = 5000;
const PAUSE_MS = 10;

type Turn = { endsAt: number };

const turns = new Map<string, Turn>();

/**
 * Waits until no other request has the turn, and takes it; call what it returns to end the turn. A request may not wait
 * for a promise of another one in workerd, so it looks again after a while.
 */
export async function takeTurn(lane: string): Promise<() => void> {
  const start = Date.now();
  while (isTaken(lane) && Date.now() - start < WAIT_MS_MAX) {
    // oxlint-disable-next-line no-await-in-loop -- The turn is free only after a while.
    await pause(PAUSE_MS * (0.5 + Math.random()));
  }
  const turn = { endsAt: Date.now() + TURN_MS_MAX };
  turns.set(lane, turn);
  return () => {
    if (turns.get(lane) === turn) turns.delete(lane);
  };
}

function isTaken(lane: string): boolean {
  const { endsAt = 0 } = turns.get(lane) ?? {};
  return Date.now() < endsAt;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
