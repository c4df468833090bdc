/** Keeps the calls of a tool below what the platform allows a user: above it, every call is refused for five minutes. */

/** 1,200 in five minutes are allowed; the dashboard and other tools have some, too. */
const CALLS = 1000;
const WINDOW_MS = 300_000;

export type Pace = {
  /** Takes the next call, and returns how many milliseconds it has to wait. */
  take: (now: number) => number;
};

export function openPace(calls = CALLS, windowMs = WINDOW_MS): Pace {
  /** When each of the latest calls was or will be made, the oldest first. */
  const times: number[] = [];
  return {
    take(now) {
      const oldest = times.length < calls ? undefined : times.shift();
      const at = oldest === undefined ? now : Math.max(now, oldest + windowMs);
      times.push(at);
      return at - now;
    },
  };
}
