/** The addresses of the team's screens. */

export const TEAM = '/team';
export const MEMBER_ROLE = '/team/{member}/role';
export const REMOVE_MEMBER = '/team/{member}/remove';
export const END_SESSIONS = '/team/{member}/end-sessions';

export function memberPath(root: string, id: number): string {
  return `${root}${TEAM}/${id}`;
}
