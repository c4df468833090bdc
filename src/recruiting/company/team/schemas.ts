/** The request and response schemas of team members (contract 2.6). */
import * as z from 'zod';
import { accesses, roles } from '#access.ts';
import type { members, users } from '#data/tables/users.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Email } from '#lib/email-address-schemas.ts';
import { derived, recordFields, times } from '#lib/record-fields.ts';
import { OptionalLine } from '#lib/text-schemas.ts';
import { memberStatuses } from '#vocabulary/lists.ts';

export type MemberRow = typeof members.$inferSelect;
export type UserRow = typeof users.$inferSelect;

type TypedColumn = 'email' | 'firstName' | 'lastName';
const { plain, served, declare } =
  recordFields<Omit<MemberRow, 'companyId' | 'userId' | TypedColumn>>();

export const memberFields = declare({
  id: served('id', z.int()),
  user_id: derived(
    z
      .int()
      .nullable()
      .describe("The id of the person's account. Null until they accept the invitation."),
  ),
  email: derived(z.string()),
  first_name: derived(
    z
      .string()
      .describe('As the company typed it; once the person has accepted, as in their account.'),
  ),
  last_name: derived(z.string().describe('As `first_name`.')),
  role_type: plain('role', anyCase(roles), z.enum(roles)),
  access: plain(
    'access',
    anyCase(accesses)
      .optional()
      .describe(
        '`all`: sees all candidates, as far as the role allows. `assigned`: sees the applications of jobs in whose hiring team they are `recruiter` or `hiring_manager`, those that they are asked for feedback on, and nothing else of candidates. Admins see all.',
      ),
    z
      .enum(accesses)
      .describe('Whether they see all candidates, or those that they are assigned to.'),
  ),
  status: served(
    'status',
    z
      .enum(memberStatuses)
      .describe('Only `active` members can sign in. A `hired` member needs a role first.'),
  ),
  ...times,
});

export const Invitation = z
  .object({
    email: Email.describe('The email address to send the invitation to.'),
    ...memberFields.inputs,
    first_name: OptionalLine,
    last_name: OptionalLine,
  })
  .meta({ id: 'Invitation', example: { email: 'ada@acme.example', role_type: 'Recruiter' } });
export type Invitation = z.output<typeof Invitation>;

export const RoleChange = z
  .object({
    ...memberFields.inputs,
    status: anyCase(memberStatuses)
      .optional()
      .describe(
        'As it was read. A `hired` member whose record is sent back as it is gets no role and no invitation.',
      ),
  })
  .meta({ id: 'RoleChange', example: { role_type: 'Recruiter' } });
export type RoleChange = z.output<typeof RoleChange>;

export const TeamMember = z.object(memberFields.answers).meta({ id: 'TeamMember' });
export type TeamMember = z.output<typeof TeamMember>;

/** Returns a member for the audit log, which has the id of a user who has accepted and no personal data. */
export function toAuditMember({
  userId,
  role,
  access,
  status,
}: Pick<MemberRow, 'userId' | 'role' | 'access' | 'status'>) {
  return {
    ...(status === 'active' && { user_id: userId }),
    role_type: role,
    status,
    ...(access === 'assigned' && { access }),
  };
}

/** Until a person accepts, the company sees what it typed and nothing that tells whether they have an account. */
export function toMember(member: MemberRow, user: UserRow): TeamMember {
  const hasAccepted = member.status === 'active';
  const { firstName, lastName } = hasAccepted ? user : member;
  return memberFields.toAnswer(member, {
    user_id: hasAccepted ? member.userId : null,
    email: hasAccepted ? user.email : (member.email ?? user.email),
    first_name: firstName,
    last_name: lastName,
  });
}
