import { describe, expect, it } from 'vitest';
import { describeCircles, findCircles } from './import-circles.mjs';
import { circleAreaOf } from './import-rules.mjs';

const graph = (edges) => new Map(Object.entries(edges).map(([node, to]) => [node, new Set(to)]));

describe('findCircles', () => {
  it('finds none if imports lead one way, even over several paths', () => {
    expect(findCircles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });

  it('returns the shortest cycle, without nodes that only lead to it', () => {
    expect(findCircles(graph({ main: ['a'], a: ['b'], b: ['c', 'x'], x: ['c'], c: ['a'] }))).toEqual([
      ['a', 'b', 'c', 'a'],
    ]);
  });

  it('finds each of several circles', () => {
    expect(findCircles(graph({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }))).toEqual([
      ['a', 'b', 'a'],
      ['c', 'd', 'c'],
    ]);
  });

  it('finds a file that imports itself', () => {
    expect(findCircles(graph({ a: ['a'] }))).toEqual([['a', 'a']]);
  });
});

describe('circles of imports', () => {
  const describeImports = (edges) =>
    describeCircles(
      edges.map(([from, to]) => ({ from, to })),
      circleAreaOf,
    );

  it('between files are named with their path', () => {
    expect(
      describeImports([
        ['sdk/src/a.ts', 'sdk/src/b.ts'],
        ['sdk/src/b.ts', 'sdk/src/a.ts'],
      ]),
    ).toEqual(['Files import one another in a circle: sdk/src/a.ts → sdk/src/b.ts → sdk/src/a.ts.']);
  });

  it('between server areas are named with an import for each step, even if no files form a circle', () => {
    expect(
      describeImports([
        ['server/src/audit/index.ts', 'server/src/db/index.ts'],
        ['server/src/db/database.ts', 'server/src/audit/tables.ts'],
      ]),
    ).toEqual([
      'Areas or folders import one another in a circle: audit → db (server/src/audit/index.ts imports server/src/db/index.ts), db → audit (server/src/db/database.ts imports server/src/audit/tables.ts).',
    ]);
  });

  it.each(['sdk', 'app-shell', 'portal', 'admin'])('between folders of %s are named too', (workspace) => {
    const [circle] = describeImports([
      [`${workspace}/src/one/a.ts`, `${workspace}/src/two/b.ts`],
      [`${workspace}/src/two/c.ts`, `${workspace}/src/one/d.ts`],
    ]);
    expect(circle).toContain(`${workspace}/src/one → ${workspace}/src/two`);
  });

  it('do not count generated catalogues, which list the texts of all folders', () => {
    expect(
      describeImports([
        ['portal/src/texts/spanish.generated.ts', 'portal/src/features/accounts/texts.es.ts'],
        ['portal/src/features/accounts/names.ts', 'portal/src/texts/currency-name.ts'],
      ]),
    ).toEqual([]);
  });

  it('between features are named too', () => {
    expect(
      describeImports([
        ['portal/src/features/dashboard/list.ts', 'portal/src/features/invoice-detail/over-list.ts'],
        ['portal/src/features/invoice-detail/panel.ts', 'portal/src/features/dashboard/status.ts'],
      ]),
    ).toHaveLength(1);
  });

  it('may not contain a file next to the areas either', () => {
    expect(
      describeImports([
        ['server/src/work.ts', 'server/src/payments/index.ts'],
        ['server/src/payments/pay.ts', 'server/src/clock/index.ts'],
        ['server/src/clock/move.ts', 'server/src/work.ts'],
      ]),
    ).toEqual([expect.stringContaining('in a circle: work.ts → payments')]);
  });

  it('ignore tests, and treat each provider and part of the sandbox as a separate area', () => {
    expect(
      describeImports([
        ['server/src/db/head-keeper.db.test.ts', 'server/src/ledger/index.ts'],
        ['server/src/ledger/balances.ts', 'server/src/db/index.ts'],
        ['server/src/providers/bank-linking/pages.ts', 'server/src/sandbox/fonts/index.ts'],
        ['server/src/sandbox/demo/pay-as-guest.ts', 'server/src/providers/bank-linking/index.ts'],
      ]),
    ).toEqual([]);
  });
});
