import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../../test-support/trading-world.ts';
import type { InvoicePlaceName } from '../invoice-places.ts';
import { exportInvoices } from './export-invoices.ts';

const database = testDatabase();
const app = testApp(database);
const { db } = database;
let world: TradingWorld;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
});

async function read(
  list: InvoicePlaceName,
  filter: Omit<Parameters<typeof exportInvoices>[1], 'list' | 'organizationId'> = {},
  locale: 'en' | 'es' = 'en',
): Promise<{ readonly rows: string[]; readonly parts: number }> {
  const organizationId = (list.startsWith('expense') ? world.buyer : world.seller).organizationId ?? '';
  let text = '';
  let parts = 0;
  for await (const part of exportInvoices({ app, db }, { ...filter, list, organizationId }, locale)) {
    text += part;
    parts += 1;
  }
  return { rows: text.replace('\uFEFF', '').trimEnd().split('\r\n'), parts };
}

it('has texts that no spreadsheet runs, amounts as numbers, and both sides', async () => {
  await world.send({ dueDate: '2090-06-30', customName: '=1+1', recipientName: '+Buyer, "Inc."' });
  expect((await read('income')).rows).toEqual([
    'Invoice,Summary,Company,Sent,Due,Status,Amount,Total due,Currency',
    `INV-000001,'=1+1,"'+Buyer, ""Inc.""",2090-03-06,2090-06-30,Sent,100.00,100.00,USD`,
  ]);
  expect((await read('expenses', {}, 'es')).rows).toEqual([
    'Factura,Resumen,Empresa,Enviada,Vencimiento,Estado,Importe,Total adeudado,Moneda',
    `INV-000001,'=1+1,seller Inc.,2090-03-06,2090-06-30,Por pagar,100.00,100.00,USD`,
  ]);
});

it('follows the filter of its list', async () => {
  await world.send({ dueDate: '2090-07-31', customName: 'Elephants' });
  expect((await read('income', { search: 'Eleph' })).rows).toHaveLength(2);
  expect((await read('income', { status: ['overdue'] })).rows).toHaveLength(1);
  expect((await read('income', { dueFrom: '2090-07-01' })).rows).toHaveLength(2);
  const { rows } = await read('income', { sort: 'due-earliest' });
  expect(rows.map((row) => row.split(',').find((field) => field.startsWith('2090-0') && field > '2090-06'))).toEqual([
    undefined,
    '2090-06-30',
    '2090-07-31',
  ]);
  expect((await read('income-log')).rows).toHaveLength(1);
  expect((await read('guaranteed')).rows).toHaveLength(1);
});

it('names a status as its list does', async () => {
  const { invoice } = await world.send({ dueDate: '2090-08-31', customName: 'Giraffes' });
  const statusIn = async (list: InvoicePlaceName) => (await read(list, { search: 'Giraffes' })).rows[1]?.split(',')[5];
  expect([await statusIn('income'), await statusIn('expenses')]).toEqual(['Sent', 'Unpaid']);
  await db.updateTable('invoices').set({ external_notified_at: new Date() }).where('id', '=', invoice.id).execute();
  expect([await statusIn('income'), await statusIn('expenses')]).toEqual(['Reported as paid', 'Reported as paid']);
});

it('is written in batches, each row once, however long it is', async () => {
  const model = await db.selectFrom('invoices').selectAll().limit(1).executeTakeFirstOrThrow();
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'invoices' and is_generated = 'NEVER' and column_name not in ('id', 'number', 'due_date')`.execute(
    db,
  );
  const copied = sql.raw(columns.map(({ name }) => name).join(', '));
  await sql`
    insert into invoices (id, number, due_date, ${copied})
    select 'inv_copy' || lpad(n::text, 6, '0'), 'COPY-' || n, '2090-06-30'::date + (n % 50), ${copied}
    from invoices cross join generate_series(1, 3500) n where invoices.id = ${model.id}`.execute(db);
  const { rows, parts } = await read('income');
  expect(rows).toHaveLength(3500 + 3 + 1);
  expect(new Set(rows).size).toBe(rows.length);
  expect(parts).toBe(5);
});
