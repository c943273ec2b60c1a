import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { BenchPerson } from '../server/people.ts';

/** An open invoice and its buyer, with the one-time code for the payment. */
export interface InvoiceToPay {
  readonly id: string;
  readonly buyer: BenchPerson;
}

/** The one-time code of every payment in this bench. */
export const oneTimeCode = '271828';

const batch = 250;
const amountMinor = 25_100;
let issued = 0;

/** Deposits more money for every buyer than the bench spends. */
export async function deposit(client: pg.Client, buyers: readonly BenchPerson[]): Promise<void> {
  const entries = buyers.map(({ organizationId }) => ({
    id: `jrn_deposit${organizationId}`,
    businessKey: `deposit:${organizationId}`,
    book: 'cash',
    kind: 'deposit-arrived',
    phase: 'single',
    organizationId,
    lines: [
      line('bank:wire', null, 'debit', 10_000_000_000),
      line(`avail:${organizationId}:traditional`, organizationId, 'credit', 10_000_000_000),
    ],
  }));
  await post(client, entries);
}

/** Sends invoices of one amount, billed in the memo book like the product's, in batches of one statement per table. */
export async function issueInvoices(
  client: pg.Client,
  {
    count,
    sellers,
    buyers,
    dueInDays,
  }: {
    readonly count: number;
    readonly sellers: readonly BenchPerson[];
    readonly buyers: readonly BenchPerson[];
    readonly dueInDays: number;
  },
): Promise<readonly InvoiceToPay[]> {
  const all: InvoiceToPay[] = [];
  while (all.length < count) {
    const invoices = Array.from({ length: Math.min(batch, count - all.length) }, () => {
      issued += 1;
      const seller = sellers[issued % sellers.length];
      const buyer = buyers[issued % buyers.length];
      if (!seller || !buyer) throw new Error('There must be sellers and buyers.');
      return { id: `inv_${String(issued).padStart(26, '0')}`, number: `B-${issued}`, seller, buyer };
    });
    await insertInvoices(client, invoices, dueInDays);
    await post(client, invoices.map(billed));
    all.push(...invoices.map(({ id, buyer }) => ({ id, buyer })));
  }
  return all;
}

interface NewInvoice extends InvoiceToPay {
  readonly number: string;
  readonly seller: BenchPerson;
}

async function insertInvoices(client: pg.Client, invoices: readonly NewInvoice[], dueInDays: number): Promise<void> {
  const salt = createHash('sha256').update('bench').digest().subarray(0, 16);
  const codeHash = createHash('sha256').update(salt).update(oneTimeCode).digest();
  const rows = JSON.stringify(
    invoices.map(({ id, number, seller, buyer }) => ({
      id,
      number,
      seller: seller.organizationId,
      buyer: buyer.organizationId,
      payer: buyer.userId,
      purpose: purposeOf({ id, buyer }),
    })),
  );
  const recordset = `jsonb_to_recordset($1::jsonb) as row (id text, number text, seller text, buyer text, payer text, purpose text)`;
  await client.query(
    `insert into invoices (id, seller_organization_id, buyer_organization_id, number, status, currency,
       base_amount_minor, amount_to_pay_minor, total_due_minor, sending_date, due_date, ach_direct_debit_enabled,
       sender_name, recipient_email, recipient_name, created_at, updated_at)
     select id, seller, buyer, number, 'sent', 'USD', $2, $2, $2, today, today + $3::int, true, 'Seller',
       buyer || '@bench.example', 'Buyer', now(), now()
     from ${recordset}, lateral (select (now() at time zone 'America/New_York')::date as today) as calendar`,
    [rows, amountMinor, dueInDays],
  );
  await client.query(
    `insert into invoice_items (invoice_id, position, name, rate, quantity, amount_minor)
     select id, 0, 'Work', 125.50, 2, $2 from ${recordset}`,
    [rows, amountMinor],
  );
  await client.query(
    `insert into otp_challenges (id, user_id, purpose, salt, code_hash, expires_at)
     select 'otp_' || id, payer, purpose, $2, $3, now() + interval '1 day' from ${recordset}`,
    [rows, salt, codeHash],
  );
}

/** The purpose of a payment's code, as the server writes it (`kernel/code-purpose.ts`). */
function purposeOf({ id, buyer }: InvoiceToPay): string {
  const bound = JSON.stringify([buyer.organizationId, id]);
  return `POST /invoices/pay ${createHash('sha256').update(bound).digest('base64url')}`;
}

const billed = ({ id, seller: { organizationId } }: NewInvoice) => ({
  id: `jrn_${id}`,
  businessKey: `inv:${id}:billed`,
  book: 'memo',
  kind: 'invoice-billed',
  phase: 'single',
  organizationId,
  invoiceId: id,
  lines: [
    line(`ar:${id}`, organizationId, 'debit', amountMinor),
    line(`billed:${id}`, organizationId, 'credit', amountMinor),
  ],
});

const line = (account: string, owner: string | null, direction: 'debit' | 'credit', amount: number) => ({
  account,
  owner,
  direction,
  amount: String(amount),
  unit: 'USD',
});

const post = (client: pg.Client, entries: readonly unknown[]) =>
  client.query(`select from ledger_post($1::jsonb, clock_timestamp())`, [JSON.stringify(entries)]);
