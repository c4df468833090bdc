/** The addresses of the team's screens. */

export const TEAM = '/team';
export const MEMBER_ROLE = '/team/{member}/role';
export const REMOVE_MEMBER = '/team/{member}/remove';

export function memberPath(root: string, id: number): string {
  return `${root}${TEAM}/${id}`;
}
