/** What a token must carry and what its bearer must be, per permission (contract 5.5 and the decisions' table). The only place either is decided. */
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

/** `scopes` are alternatives, each a set that must be carried whole; `role` is the least one that may. */
type Terms = { scopes: readonly (readonly Scope[])[]; role: Role };

export const permissions = {
  'userinfo.read': { scopes: [['profile'], ['company']], role: 'Viewer' },
  'company.read': { scopes: [['company']], role: 'Viewer' },
  'company.manage': { scopes: [['company', 'jobs:write']], role: 'Admin' },
  'structure.read': { scopes: [['company'], ['jobs:read']], role: 'Viewer' },
  'structure.manage': { scopes: [['company', 'jobs:write']], role: 'Admin' },
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
  'applicants.erase': { scopes: [['applicants:write']], role: 'Admin' },
  'social.read': { scopes: [['jobs:read']], role: 'Viewer' },
  'social.write': { scopes: [['jobs:write']], role: 'Recruiter' },
  'webhooks.events': { scopes: [[]], role: 'Viewer' },
  // Each event is shown to whoever carries its own read scope.
  'events.read': { scopes: [['jobs:read'], ['applicants:read']], role: 'Viewer' },
  // Each event subscribed asks for its own read scope on top.
  'webhooks.manage': { scopes: [['jobs:read'], ['applicants:read']], role: 'Admin' },
  'tools.use': { scopes: [['mcp']], role: 'Viewer' },
} as const satisfies Record<string, Terms>;

export type Permission = keyof typeof permissions;

/** A person acting through a client: the token's scopes bound what the person's role allows. */
export type Actor = {
  userId: number;
  /** Null: the person at our own pages, where every scope is theirs. */
  clientId: number | null;
  role: Role;
  scopes: readonly Scope[];
};

export type Refusal = 'insufficient_scope' | 'insufficient_role';

/** Why the actor may not, or null when it may. */
export function refusalOf(actor: Actor, permission: Permission): Refusal | null {
  const terms: Terms = permissions[permission];
  const carried = terms.scopes.some((set) => set.every((scope) => actor.scopes.includes(scope)));
  if (!carried) return 'insufficient_scope';
  return roles.indexOf(actor.role) >= roles.indexOf(terms.role) ? null : 'insufficient_role';
}
