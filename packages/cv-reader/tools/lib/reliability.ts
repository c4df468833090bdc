/** How often values of a confidence are right, and from which confidence on they are right often enough. */

/** `count` may be a fraction: how much the value counts. */
export type Rated = { confidence: number; isRight: boolean; count: number };

export type Share = { right: number; count: number };

export function shareOf(rated: readonly Rated[]): Share {
  return {
    right: rated.reduce((sum, { isRight, count }) => sum + (isRight ? count : 0), 0),
    count: rated.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Nothing of a lower confidence is given, however few such values there are among the sure ones. */
const THRESHOLD_MIN = 0.8;

/** The lowest confidence from which on at least `aim` are right, from `least` on; null without one. */
export function thresholdOf(
  rated: readonly Rated[],
  aim: number,
  least = THRESHOLD_MIN,
): number | null {
  // Where no value is between the least threshold and the lowest level above it, the least one says the same of all values.
  const levels = [least, ...rated.map(({ confidence }) => confidence)]
    .filter((level) => level >= least)
    .sort((a, b) => a - b);
  const enough = [...new Set(levels)].find((level) => {
    const { right, count } = shareOf(rated.filter(({ confidence }) => confidence >= level));
    return count > 0 && right >= aim * count;
  });
  return enough ?? null;
}

/** The normal quantile of a one-sided bound of 95 %. */
const Z = 1.645;

/** The lower Wilson bound of a share. */
export function wilson({ right, count }: Share): number {
  if (count === 0) return 0;
  const share = right / count;
  const middle = share + Z ** 2 / (2 * count);
  const spread = Z * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2));
  return (middle - spread) / (1 + Z ** 2 / count);
}
