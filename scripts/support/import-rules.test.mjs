import { describe, expect, it } from 'vitest';
import { placeOf, whyForbidden, whyLedgerTableForbidden } from './import-rules.mjs';
import { readImports } from './read-imports.mjs';

const why = (from, specifier, isTypeOnly = false) => whyForbidden({ from, to: placeOf(from, specifier), isTypeOnly });

describe('import directions', () => {
  it.for([
    ['widgets/src/invoice/view.tsx', '@quittance/sdk/money'],
    ['portal/src/main.tsx', '@quittance/widgets/react'],
    ['app-shell/src/screen.tsx', '@quittance/widgets/kit'],
    ['admin/src/main.tsx', '@quittance/app-shell'],
    ['docs/gallery/main.tsx', '@quittance/app-shell/gallery'],
    ['portal/src/main.tsx', 'nanostores'],
    ['server/src/invoices/send-invoice.ts', '@quittance/sdk/rules'],
    ['server/src/invoices/send-invoice.ts', '../ledger/index.ts'],
    ['server/src/invoices/send-invoice.ts', './find-invoice.ts'],
    ['server/src/main.ts', './providers/rails/index.ts'],
    ['server/src/handlers.generated.ts', './invoices/save-draft.handler.ts'],
    ['server/src/identity/authentication.ts', '../http/ports.ts', true],
    ['server/src/invoices/send.db.test.ts', '../test-support/test-database.ts'],
    ['server/src/http/run-call.ts', '../kernel/index.ts'],
    ['sdk/src/client/request.ts', '../contract/kernel/call.ts', true],
    ['sdk/src/contract/invoices/shapes.ts', 'zod'],
    ['sdk/src/time/calendar.ts', 'dayjs', true],
    ['sdk/src/time/start-of-business-day.ts', 'dayjs/plugin/utc.js'],
    ['sdk/src/contract/invoices/shapes.ts', '../../rules/invoice-limits.ts'],
    ['sdk/src/contract/kernel/wire.ts', '../../validation/email.ts'],
    ['examples/partner-html/server.mjs', '@quittance/sdk/node'],
    ['examples/partner-html/server.mjs', './orders.mjs'],
    ['portal/vite.config.ts', '../scripts/support/app-vite-config.mjs'],
    ['widgets/src/kit/chart/chart.test.ts', 'react-dom/server'],
    ['widgets/src/kit/select-field/select-field.tsx', '../combobox/combobox-field.tsx'],
    ['widgets/src/kit/toaster/toaster.tsx', '../icon/icons.ts'],
    ['widgets/src/kit/index.ts', './toaster/toaster.tsx'],
    ['widgets/src/kit/base/lazy-part-fixtures.tsx', '../load-failure/load-failure.tsx'],
    ['widgets/src/invoice/widget.ts', '../spec/payment.ts'],
    ['widgets/scripts/generate-widgets.ts', '../src/spec/common.ts'],
    ['widgets/scripts/generate-widgets.ts', '../../scripts/support/widget-folders.mjs'],
  ])('allows %s to import %s', ([from, specifier, isTypeOnly]) => {
    expect(why(from, specifier, isTypeOnly)).toBeUndefined();
  });

  it.for([
    ['sdk/src/money/format.ts', '@quittance/widgets/kit', /direction/],
    ['widgets/src/invoice/view.tsx', '../../../portal/src/main.tsx', /direction/],
    ['widgets/src/invoice/view.tsx', '@quittance/app-shell', /direction/],
    ['app-shell/src/screen.tsx', '@quittance/portal', /direction/],
    ['examples/partner-html/server.mjs', '@quittance/app-shell', /what partners can/],
    ['portal/src/main.tsx', '../../server/src/main.ts', /direction/],
    ['admin/src/main.tsx', '@quittance/portal', /direction/],
    ['examples/partner-html/server.mjs', '../../server/src/config/index.ts', /what partners can/],
    ['portal/src/main.tsx', '../../scripts/support/ports.mjs', /the direction is/],
    ['portal/src/main.tsx', '../../widgets/src/kit/button/button.tsx', /by its name/],
    ['portal/src/main.tsx', '../../app-shell/src/screen.tsx', /by its name/],
    ['app-shell/src/screen.tsx', '@quittance/sdk/contract', /types only/],
    ['server/src/invoices/send-invoice.ts', '@quittance/sdk/stores', /not browser code/],
    ['sdk/src/contract/invoices/shapes.ts', '../../money/index.ts', /pure rules/],
    ['sdk/src/stores/session.ts', 'react', /any browser/],
    ['sdk/src/rules/due-date.ts', 'dayjs', /one door/],
    ['portal/src/main.tsx', 'dayjs/plugin/utc.js', /one door/],
    ['sdk/src/client/request.ts', '../contract/index.ts', /types only/],
    ['widgets/src/invoice/view.tsx', '@quittance/sdk/contract', /types only/],
    ['portal/src/main.tsx', 'zod', /types only/],
    ['widgets/src/kit/button/button.tsx', 'react-dom/server', /preact/],
    ['widgets/src/kit/base/i18n.tsx', '../button/button.tsx', /base → display → fields → data → overlays/],
    ['widgets/src/kit/field/field.tsx', '../chart/chart.tsx', /layers below/],
    ['widgets/src/kit/chart/chart.tsx', '../new-part/new-part.tsx', /kit-layers/],
    ['widgets/src/invoice/invoice.tsx', './widget.ts', /no page should download/],
    ['widgets/src/index.ts', './spec/common.ts', /no page should download/],
    ['server/src/invoices/send-invoice.ts', '../ledger/post-journal.ts', /index\.ts/],
    ['server/src/main.ts', './invoices/send-invoice.ts', /index\.ts/],
    ['server/src/db/database.ts', '../ledger/tables.ts', /index\.ts/],
    ['server/src/main.ts', './invoices/send-invoice.handler.ts', /index\.ts/],
    ['server/src/payments/pay.ts', '../providers/rails/sandbox-rails.ts', /index\.ts/],
    ['server/src/invoices/send-invoice.ts', '../test-support/test-database.ts', /test support and fixtures/],
    ['server/src/invoices/send-invoice.ts', '../http/index.ts', /http and the areas/],
    ['server/src/http/run-call.ts', '../invoices/index.ts', /http and the areas/],
    ['server/src/ledger/post.ts', '../invoices/index.ts', /stays simple/],
    ['server/src/db/migrations/0004-invoices.ts', '../../invoices/index.ts', /never change its effect/],
  ])('refuses %s to import %s', ([from, specifier, reason]) => {
    expect(why(from, specifier)).toMatch(reason);
  });
});

describe('ledger tables', () => {
  it('are named by the ledger only', () => {
    const query = "db.selectFrom('ledger_lines').selectAll()";
    expect(whyLedgerTableForbidden('server/src/ledger/balances.ts', query)).toBeUndefined();
    expect(whyLedgerTableForbidden('server/src/invoices/pay.ts', query)).toMatch(/names ledger_lines/);
  });

  it('may be named in comments', () => {
    expect(whyLedgerTableForbidden('server/src/invoices/pay.ts', '/** Joins ledger_lines. */')).toBeUndefined();
  });
});

describe('readImports', () => {
  it('finds imports, re-exports and dynamic imports, and distinguishes types from values', () => {
    const source = [
      "import type { A } from './a.ts';",
      'import {\n  b,\n  c,\n} from "./b.ts";',
      "export * from './c.ts';",
      "export type { D } from './d.ts';",
      "import './e.css';",
      "const f = await import('./f.ts');",
    ].join('\n');
    expect(readImports(source)).toEqual([
      { specifier: './a.ts', isTypeOnly: true, line: 1 },
      { specifier: './b.ts', isTypeOnly: false, line: 5 },
      { specifier: './c.ts', isTypeOnly: false, line: 6 },
      { specifier: './d.ts', isTypeOnly: true, line: 7 },
      { specifier: './e.css', isTypeOnly: false, line: 8 },
      { specifier: './f.ts', isTypeOnly: false, line: 9 },
    ]);
  });

  it('treats an import with inline types as a value, since it stays in the built code', () => {
    expect(readImports("import { type A } from './a.ts';")[0]?.isTypeOnly).toBe(false);
  });

  it('is not misled by examples in comments', () => {
    expect(readImports("/**\n * import { x } from 'react';\n */")).toEqual([]);
  });
});
