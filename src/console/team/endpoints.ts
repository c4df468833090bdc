/** The screens of the team, and their commands. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { endSessionsCommand, endSessionsScreen } from './end-sessions-screens.tsx';
import { END_SESSIONS, MEMBER_ROLE, REMOVE_MEMBER, TEAM } from './rules.ts';
import { EndSessionsForm, InviteForm, RemoveForm, RoleForm } from './schemas.ts';
import { inviteCommand, removeCommand, removeScreen, roleCommand, teamScreen } from './screens.tsx';

const needs = 'team.manage';

export const team: readonly ConsoleRoute[] = [
  screen(TEAM, 'team.read', teamScreen, ['page', 'done']),
  command(TEAM, { needs, of: TEAM, body: InviteForm }, inviteCommand),
  command(MEMBER_ROLE, { needs, of: TEAM, body: RoleForm }, roleCommand),
  screen(REMOVE_MEMBER, needs, removeScreen),
  command(REMOVE_MEMBER, { needs, of: REMOVE_MEMBER, body: RemoveForm }, removeCommand),
  screen(END_SESSIONS, needs, endSessionsScreen),
  command(END_SESSIONS, { needs, of: END_SESSIONS, body: EndSessionsForm }, endSessionsCommand),
];
