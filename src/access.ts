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
  'applicants.erase': { scopes: [['applicants:write']], role: 'Admin' },
  // Files of many people. What a bundle has beside persons also requires the scopes of its records.
  'data.export': { scopes: [['applicants:read']], role: 'Admin' },
  'data.import': { scopes: [['applicants:write']], role: 'Admin' },
  'social.read': { scopes: [['jobs:read']], role: 'Viewer' },
  'social.write': { scopes: [['jobs:write']], role: 'Recruiter' },
  'webhooks.events': { scopes: [[]], role: 'Viewer' },
  // Each event also requires its own read scope.
  'events.read': { scopes: [['jobs:read'], ['applicants:read']], role: 'Viewer' },
  // Each subscribed event also requires its own read scope.
  'webhooks.manage': { scopes: [['jobs:read'], ['applicants:read']], role: 'Admin' },
  'tools.use': { scopes: [['mcp']], role: 'Viewer' },
} as const satisfies Record<string, Terms>;

export type Permission = keyof typeof permissions;

/** A user acting through a client, limited by both the user's role and the token's scopes. */
export type Actor = {
  userId: number;
  /** Null on the account pages, where users have all scopes. */
  clientId: number | null;
  /** The grant that the token belongs to. Null on the account pages. */
  grantId: number | null;
  role: Role;
  scopes: readonly Scope[];
};

export type Refusal = 'insufficient_scope' | 'insufficient_role';

/** Returns why the actor lacks the permission, or null if they have it. */
export function refusalOf(actor: Actor, permission: Permission): Refusal | null {
  const terms: Terms = permissions[permission];
  const hasScopes = terms.scopes.some((set) => set.every((scope) => actor.scopes.includes(scope)));
  if (!hasScopes) return 'insufficient_scope';
  return roles.indexOf(actor.role) >= roles.indexOf(terms.role) ? null : 'insufficient_role';
}
