/** How many keys a company may have, and what they look like. */

/** One for each of its websites, and some to replace them. */
export const KEYS_MAX = 20;
export const keyLimit = {
  max: KEYS_MAX,
  field: 'board_keys',
  text: `A company can have at most ${KEYS_MAX} keys that work.`,
};

/** Of a list in Settings: whoever looks at it wants to know whether the key is in use, not when to the second. */
export const USED_EVERY_MS = 60 * 60 * 1000;
