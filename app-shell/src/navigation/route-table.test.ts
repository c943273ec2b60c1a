import { describe, expect, it, vi } from 'vitest';
import { createRouteTable, readyScreen } from './route-table.tsx';

const screen = () => readyScreen(() => null);

describe('a table of routes', () => {
  const notFound = screen();
  const invoice = { ...screen(), preload: vi.fn() };
  const find = createRouteTable({
    app: { '*': notFound, '/invoices/:invoiceId': invoice },
    plain: { '/auth': screen() },
  });

  it('finds the screen of an address, its frame and its parameters', () => {
    expect(find('/invoices/inv_1')).toMatchObject({
      frame: 'app',
      pattern: '/invoices/:invoiceId',
      params: { invoiceId: 'inv_1' },
      screen: invoice,
    });
    expect(find('/auth').frame).toBe('plain');
  });

  it('gives an unknown address to `*`, wherever that is declared', () => {
    expect(find('/nowhere')).toMatchObject({ pattern: '*', screen: notFound });
  });

  it('refuses to be without one', () => {
    expect(() => createRouteTable({ app: {} })('/')).toThrow();
  });
});
