import { describe, expect, it, vi } from 'vitest';
import { createRouteTable, readyScreen } from './route-table.tsx';

const screen = () => readyScreen(() => null);

describe('a table of routes', () => {
  const notFound = screen();
  const invoice = { ...screen(), preload: vi.fn() };
  const newInvoice = screen();
  const find = createRouteTable([
    { pattern: '*', screen: notFound, frame: 'plain' },
    { pattern: '/invoices/:invoiceId', screen: invoice },
    { pattern: '/invoices/new', screen: newInvoice, frame: 'wide' },
    { pattern: '/auth', screen: screen(), frame: 'plain', access: 'signed-out' },
  ]);

  it('finds the screen of an address, its frame and its parameters', () => {
    expect(find('/invoices/inv_1')).toMatchObject({
      frame: 'app',
      pattern: '/invoices/:invoiceId',
      params: { invoiceId: 'inv_1' },
      screen: invoice,
    });
    expect(find('/auth').frame).toBe('plain');
  });

  it('prefers one parameter to the rest of an address', () => {
    const [one, rest] = [screen(), screen()];
    const find = createRouteTable([
      { pattern: '/help/:path*', screen: rest },
      { pattern: '/help/:topic', screen: one },
      { pattern: '*', screen: screen() },
    ]);
    expect(find('/help/security').screen).toBe(one);
    expect(find('/help/security/phone').screen).toBe(rest);
  });

  it('opens a screen only for signed-in people by default', () => {
    expect(find('/invoices/inv_1').access).toBe('signed-in');
    expect(find('/nowhere').access).toBe('signed-in');
    expect(find('/auth').access).toBe('signed-out');
  });

  it('prefers an exact address to a parameter, whichever is declared first', () => {
    expect(find('/invoices/new').screen).toBe(newInvoice);
  });

  it('matches an unknown address by `*`, wherever that is declared', () => {
    expect(find('/nowhere')).toMatchObject({ pattern: '*', screen: notFound });
  });

  it('requires a `*` route', () => {
    expect(() => createRouteTable([])('/')).toThrow('*');
  });

  it('compares patterns segment by segment, whichever is declared first', () => {
    const [byOrganization, ofMembers] = [
      { pattern: '/organizations/:id/members', screen: screen() },
      { pattern: '/organizations/own/:tab', screen: screen() },
    ];
    const rest = { pattern: '*', screen: screen() };
    for (const routes of [
      [byOrganization, ofMembers, rest],
      [rest, ofMembers, byOrganization],
    ]) {
      expect(createRouteTable(routes)('/organizations/own/members').screen).toBe(ofMembers.screen);
      expect(createRouteTable(routes)('/organizations/org_1/members').screen).toBe(byOrganization.screen);
    }
  });

  it.each([
    ['the same pattern', '/income', '/income'],
    ['another name of a parameter', '/invoices/:id', '/invoices/:invoiceId'],
    ['another case', '/Income', '/income'],
  ])('refuses two screens for one address: %s', (_difference, one, other) => {
    const routes = [one, other].map((pattern) => ({ pattern, screen: screen() }));
    expect(() => createRouteTable(routes)).toThrow(other);
  });
});
