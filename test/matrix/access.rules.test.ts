/** Every permission against every set of scopes and every role: 2^7 x 3 callers each. */
import { describe, expect, test } from 'vitest';
import { permissions, refusalOf, roles, scopes } from '#access.ts';
import type { Permission, Role, Scope } from '#access.ts';

const subsets = Array.from({ length: 2 ** scopes.length }, (_, bits) =>
  scopes.filter((_scope, index) => (bits & (1 << index)) !== 0),
);

function refusal(permission: Permission, role: Role, held: readonly Scope[]) {
  return refusalOf(
    { userId: 1, clientId: 1, grantId: 1, role, access: 'all', scopes: held },
    permission,
  );
}

const names = Object.keys(permissions) as Permission[];

describe.each(names)('%s', (permission) => {
  const terms: { scopes: readonly (readonly Scope[])[]; role: Role } = permissions[permission];

  test('is granted with a whole set of its scopes and its least role, and refused otherwise', () => {
    for (const role of roles) {
      for (const held of subsets) {
        const carried = terms.scopes.some((set) => set.every((scope) => held.includes(scope)));
        const ranked = roles.indexOf(role) >= roles.indexOf(terms.role);
        const expected = carried ? (ranked ? null : 'insufficient_role') : 'insufficient_scope';
        expect(refusal(permission, role, held)).toBe(expected);
      }
    }
  });
});

describe('whatever the permission', () => {
  const writing = names.filter((name) => /\.(?:write|manage|erase)$/u.test(name));

  test('a write needs a :write scope, except of webhooks, which need read scopes (decisions)', () => {
    const reading = scopes.filter((scope) => !scope.endsWith(':write'));
    for (const permission of writing.filter((name) => name !== 'webhooks.manage')) {
      expect(refusal(permission, 'Admin', reading), permission).toBe('insufficient_scope');
    }
  });

  test('a write scope does not grant reading', () => {
    const held: Scope[] = ['jobs:write', 'applicants:write'];
    expect(refusal('jobs.read', 'Admin', held)).toBe('insufficient_scope');
    expect(refusal('applicants.read', 'Admin', held)).toBe('insufficient_scope');
  });

  test('a Viewer may write nothing but feedback, what they are told and what is done of their own tasks, and mcp alone grants only tools and the list of events', () => {
    const allowed = writing.filter((permission) => refusal(permission, 'Viewer', scopes) === null);
    expect(allowed).toEqual(['feedback.write', 'tasks.write', 'notifications.write']);
    const open = names.filter((permission) => refusal(permission, 'Admin', ['mcp']) === null);
    expect(open.sort()).toEqual(['tools.use', 'webhooks.events']);
  });
});
