/** What a deleted account is called. */

const CODE_LENGTH = 4;

/** Tells former members of a company apart, and says nothing of who they are. */
export function pseudonymOf(userId: number): string {
  return `Former member ${userId.toString(36).slice(-CODE_LENGTH)}`;
}
