/** How members are named. */
import type { TeamMember } from '#recruiting/company/team/schemas.ts';

export function memberName({ first_name, last_name, email }: TeamMember): string {
  return `${first_name} ${last_name}`.trim() || email;
}
