import { apiKeyScopes, customerRoles, embeddedWidgets, staffRoles } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import { accessPage, callerKindNames, callerKinds } from './access-table.ts';
import { declaredRoutes } from './declared-routes.ts';

describe('the table of callers and calls', () => {
  it('has a row for every call', () => {
    const page = accessPage();
    for (const { call } of declaredRoutes) expect(page).toContain(`| \`${call.method} ${call.path}\` |`);
  });

  it('has a column for every role, scope and widget', () => {
    const call = declaredRoutes[0]?.call ?? expect.fail();
    const grants = [
      ...customerRoles.map((role) => ({ kind: 'customer', roles: [role] }) as const),
      ...staffRoles.map((role) => ({ kind: 'staff', roles: [role] }) as const),
      ...apiKeyScopes.map((scope) => ({ kind: 'api-key', scope }) as const),
      ...embeddedWidgets.map((widget) => ({ kind: 'embed', widget }) as const),
    ];
    for (const grant of grants) {
      expect(callerKindNames.filter((name) => callerKinds[name].holds(grant, call))).not.toEqual([]);
    }
  });
});
