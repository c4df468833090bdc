/** The endpoints of the team (contract 4.4). */
import * as z from 'zod';
import { del, get, post } from '#http/endpoint.ts';
import { PathId } from '#lib/id-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import {
  changeRole,
  inviteMember,
  listTeam,
  removeMember,
  showMemberById,
} from './actions/members.ts';
import { endMemberSessions } from './actions/end-sessions.ts';
import { Invitation, RoleChange, TeamMember } from './schemas.ts';

const params = z.object({ id: PathId });

export const team = [
  get(
    '/api/company-users/index',
    {
      about: 'List team members',
      needs: 'team.read',
      query: Paging,
      returns: pageOf(TeamMember),
    },
    (ctx, { query }) => listTeam(ctx, query),
  ),
  post(
    '/api/company-users/store',
    {
      about:
        'Invite a team member by email; inviting them again after ten seconds sends a new link',
      needs: 'team.manage',
      body: Invitation,
      returns: TeamMember,
      status: 201,
      errors: ['duplicate', 'stale_write'],
    },
    (ctx, { body }) => inviteMember(ctx, body),
  ),
  get(
    '/api/company-users/show/{id}',
    { about: 'Get a team member', needs: 'team.read', params, returns: TeamMember },
    (ctx, { params: { id } }) => showMemberById(ctx, id),
  ),
  post(
    '/api/company-users/update-role/{id}',
    {
      about: 'Change the role of a team member',
      needs: 'team.manage',
      params,
      body: RoleChange,
      returns: TeamMember,
      errors: ['last_admin', 'stale_write'],
    },
    (ctx, { params: { id }, body }) => changeRole(ctx, id, body),
  ),
  post(
    '/api/company-users/end-sessions/{id}',
    {
      about:
        'End all sessions of a team member, and the access of their applications to this company',
      needs: 'team.manage',
      params,
      returns: TeamMember,
      errors: ['own_sessions', 'stale_write'],
    },
    (ctx, { params: { id } }) => endMemberSessions(ctx, id),
  ),
  del(
    '/api/company-users/destroy/{id}',
    {
      about: 'Remove a team member and end their sessions and tokens',
      needs: 'team.manage',
      params,
      returns: z.null(),
      errors: ['last_admin', 'own_membership', 'stale_write'],
    },
    (ctx, { params: { id } }) => removeMember(ctx, id),
  ),
];
