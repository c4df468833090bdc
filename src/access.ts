/** The scopes and the role that each permission requires (contract 5.5; decisions). No other module decides this. */
export const roles = ['Viewer', 'Recruiter', 'Admin'] as const;
export type Role = (typeof roles)[number];

export const scopes = [
  'profile',
  'company',
  'jobs:read',
  'jobs:write',
  'applicants:read',
  'applicants:write',
  'mcp',
] as const;
export type Scope = (typeof scopes)[number];

/** `scopes` are alternatives: a token needs all scopes of one set. `role` is the lowest role that is allowed. */
type Terms = { scopes: readonly (readonly Scope[])[]; role: Role };

export const permissions = {
  'userinfo.read': { scopes: [['profile'], ['company']], role: 'Viewer' },
  'company.read': { scopes: [['company']], role: 'Viewer' },
  'company.manage': { scopes: [['company', 'jobs:write']], role: 'Admin' },
  'structure.read': { scopes: [['company'], ['jobs:read']], role: 'Viewer' },
  'structure.manage': { scopes: [['company', 'jobs:write']], role: 'Admin' },
  'questions.manage': { scopes: [['company', 'jobs:write']], role: 'Admin' },
  'sources.manage': { scopes: [['company', 'jobs:write']], role: 'Admin' },
  'fields.manage': { scopes: [['company', 'jobs:write']], role: 'Admin' },
  'audit.read': { scopes: [['company']], role: 'Admin' },
  'team.read': { scopes: [['company']], role: 'Viewer' },
  'team.manage': { scopes: [['company', 'jobs:write']], role: 'Admin' },
  'contracted-companies.read': { scopes: [['company'], ['jobs:read']], role: 'Viewer' },
  'contracted-companies.write': { scopes: [['jobs:write']], role: 'Recruiter' },
  'jobs.read': { scopes: [['jobs:read']], role: 'Viewer' },
  'jobs.write': { scopes: [['jobs:write']], role: 'Recruiter' },
  'jobs.erase': { scopes: [['jobs:write']], role: 'Admin' },
  'applicants.read': { scopes: [['applicants:read']], role: 'Viewer' },
  'applicants.write': { scopes: [['applicants:write']], role: 'Recruiter' },
  // A Viewer gives feedback, too.
  'feedback.write': { scopes: [['applicants:write']], role: 'Viewer' },
  // A Viewer does their own.
  'tasks.write': { scopes: [['applicants:write']], role: 'Viewer' },
  // Everybody reads their own.
  'notifications.write': { scopes: [['applicants:write']], role: 'Viewer' },
  'applicants.erase': { scopes: [['applicants:write']], role: 'Admin' },
  // Files of many people. What a bundle has beside persons also requires the scopes of its records.
  'data.export': { scopes: [['applicants:read']], role: 'Admin' },
  'data.import': { scopes: [['applicants:write']], role: 'Admin' },
  'social.read': { scopes: [['jobs:read']], role: 'Viewer' },
  'social.write': { scopes: [['jobs:write']], role: 'Recruiter' },
  'webhooks.events': { scopes: [[]], role: 'Viewer' },
  // Each event also requires its own read scope.
  'events.read': { scopes: [['jobs:read'], ['applicants:read']], role: 'Viewer' },
  // Each kind of record also requires what its list does.
  'deletions.read': { scopes: [['company'], ['jobs:read'], ['applicants:read']], role: 'Viewer' },
  // Each subscribed event also requires its own read scope.
  'webhooks.manage': { scopes: [['jobs:read'], ['applicants:read']], role: 'Admin' },
  'tools.use': { scopes: [['mcp']], role: 'Viewer' },
} as const satisfies Record<string, Terms>;

export type Permission = keyof typeof permissions;

/** Whether a member sees all candidates, or those of the applications that they are assigned to. */
export const accesses = ['all', 'assigned'] as const;
export type Access = (typeof accesses)[number];

/** A user acting through a client, limited by both the user's role and the token's scopes. */
export type Actor = {
  userId: number;
  /** Null on the account pages, where users have all scopes. */
  clientId: number | null;
  /** The grant that the token belongs to. Null on the account pages. */
  grantId: number | null;
  role: Role;
  access: Access;
  scopes: readonly Scope[];
};

export type Refusal = 'insufficient_scope' | 'insufficient_role' | 'insufficient_access';

/** Returns why the actor lacks the permission, or null if they have it. */
export function refusalOf(actor: Actor, permission: Permission): Refusal | null {
  const terms: Terms = permissions[permission];
  const hasScopes = terms.scopes.some((set) => set.every((scope) => actor.scopes.includes(scope)));
  if (!hasScopes) return 'insufficient_scope';
  return roles.indexOf(actor.role) >= roles.indexOf(terms.role) ? null : 'insufficient_role';
}

/**
 * The same for what a declaration says: a member with the access `assigned` is refused unless it says that it is `limited` to what
 * they see.
 */
export function refusalBy(
  actor: Actor,
  { needs, limited = false }: { needs: Permission; limited?: boolean | undefined },
): Refusal | null {
  const refusal = refusalOf(actor, needs);
  if (refusal || limited || actor.access === 'all') return refusal;
  return 'insufficient_access';
}

/** What declarations that are `limited` need. */
const limitedPermissions: ReadonlySet<Permission> = new Set([
  'jobs.read',
  'applicants.read',
  'applicants.write',
]);

/** Whether anything that needs the permission is open to the actor. */
export function mayEver(actor: Actor, permission: Permission): boolean {
  if (actor.access === 'assigned' && !limitedPermissions.has(permission)) return false;
  return refusalOf(actor, permission) === null;
}
