/** The request and response schemas of team members (contract 2.6). */
import * as z from 'zod';
import { accesses, roles } from '#access.ts';
import type { members, users } from '#data/tables/users.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Email } from '#lib/email-address-schemas.ts';
import { OptionalLine } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { memberStatuses } from '#vocabulary/lists.ts';

const accessField = anyCase(accesses)
  .optional()
  .describe(
    '`all`: sees all candidates, as far as the role allows. `assigned`: sees the applications of jobs in whose hiring team they are `recruiter` or `hiring_manager`, those that they are asked for feedback on, and nothing else of candidates. Admins see all.',
  );

export const Invitation = z
  .object({
    email: Email.describe('The email address to send the invitation to.'),
    role_type: anyCase(roles),
    access: accessField,
    first_name: OptionalLine,
    last_name: OptionalLine,
  })
  .meta({ id: 'Invitation', example: { email: 'ada@acme.example', role_type: 'Recruiter' } });
export type Invitation = z.output<typeof Invitation>;

export const RoleChange = z
  .object({
    role_type: anyCase(roles),
    access: accessField,
    status: anyCase(memberStatuses)
      .optional()
      .describe(
        'As it was read. A `hired` member whose record is sent back as it is gets no role and no invitation.',
      ),
  })
  .meta({ id: 'RoleChange', example: { role_type: 'Recruiter' } });
export type RoleChange = z.output<typeof RoleChange>;

export const TeamMember = z
  .object({
    id: z.int(),
    user_id: z
      .int()
      .nullable()
      .describe("The id of the person's account. Null until they accept the invitation."),
    email: z.string(),
    first_name: z
      .string()
      .describe('As the company typed it; once the person has accepted, as in their account.'),
    last_name: z.string().describe('As `first_name`.'),
    role_type: z.enum(roles),
    access: z
      .enum(accesses)
      .describe('Whether they see all candidates, or those that they are assigned to.'),
    status: z
      .enum(memberStatuses)
      .describe('Only `active` members can sign in. A `hired` member needs a role first.'),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.output<typeof TeamMember>;

export type MemberRow = typeof members.$inferSelect;
export type UserRow = typeof users.$inferSelect;

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
  return {
    id: member.id,
    user_id: hasAccepted ? member.userId : null,
    email: hasAccepted ? user.email : (member.email ?? user.email),
    first_name: firstName,
    last_name: lastName,
    role_type: member.role,
    access: member.access,
    status: member.status,
    created_at: timestamp(member.createdAt),
    updated_at: timestamp(member.updatedAt),
  };
}
