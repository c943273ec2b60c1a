import { type KyselyPlugin, QueryNode, type RootOperationNode, SelectQueryNode, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { connect } from '../db/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld } from '../test-support/trading-world.ts';
import { type ListInvoices, listInvoices } from './list-invoices.ts';

/** The planner rightly reads a shorter history sequentially. */
const invoices = 40_000;

/** Before all discounts end. */
const today = '2080-01-15';

const database = testDatabase();
let organizationId: string;

beforeAll(async () => {
  const { seller, buyer } = await createTradingWorld(testApp(database));
  organizationId = seller.organizationId ?? '';
  const owner = connect(database.ownerUrl);
  // The lists don't read the entries of the palette, which would double the time.
  await sql`alter table invoices disable trigger invoices_search_entries_added`.execute(owner.db);
  await writeHistory(owner.db, organizationId, buyer.organizationId ?? '');
  await writeHistory(owner.db, buyer.organizationId ?? '', organizationId);
  await sql`analyze invoices`.execute(owner.db);
  await owner.close();
});

const writeHistory = (db: typeof database.db, seller: string, buyer: string) =>
  sql`
    insert into invoices (id, seller_organization_id, buyer_organization_id, number, status, currency,
      base_amount_minor, amount_to_pay_minor, total_due_minor, sending_date, due_date, ach_direct_debit_enabled,
      early_discount_percent, early_discount_end_date, early_discount_minor, sender_name, recipient_email, recipient_name, custom_name, created_at, updated_at)
    select 'inv_' || md5(${seller} || n), ${seller}, ${buyer}, 'INV-' || lpad(n::text, 6, '0'), case when n % 20 = 0 then 'sent' else 'completed' end, 'USD',
      n, n, n, date '2090-03-01' - n / 40, date '2090-04-01' - n / 40, true,
      case when n % 20 = 0 then 0.02 end, case when n % 20 = 0 then date '2090-03-20' - n / 40 end, 0,
      'Supplier ' || n % 800, 'buyer@example.com', 'Customer ' || n % 800, 'Order ' || n, now(), now()
    from generate_series(1, ${invoices}::int) n`.execute(db);

/** Explains statements instead of running them. */
class PlanReader implements KyselyPlugin {
  readonly plans: string[] = [];

  transformQuery({ node }: { readonly node: RootOperationNode }): RootOperationNode {
    return SelectQueryNode.is(node) ? QueryNode.cloneWithExplain(node, 'json', undefined) : node;
  }

  async transformResult<Result extends { readonly rows: readonly unknown[] }>({ result }: { readonly result: Result }) {
    this.plans.push(JSON.stringify(result.rows));
    return { ...result, rows: [] };
  }
}

async function planOf(
  query: Pick<ListInvoices, 'viewers' | 'search' | 'sort' | 'currency' | 'payment'>,
): Promise<string> {
  const reader = new PlanReader();
  await listInvoices(database.db.withPlugin(reader), {
    ...query,
    place: 'list',
    organizationId,
    today,
    limit: 25,
  });
  return reader.plans.join();
}

it.for([
  ['seller', 'q', 'invoices_income_search'],
  ['seller', 'zq', 'invoices_income_search'],
  ['seller', 'zebra crossing', 'invoices_income_search'],
  ['buyer', 'q', 'invoices_expenses_search'],
  ['buyer', 'zq', 'invoices_expenses_search'],
  ['buyer', 'zebra crossing', 'invoices_expenses_search'],
] as const)(
  'searching as %s for %j, which nothing matches, reads the search index only',
  async ([viewer, search, index]) => {
    const plan = await planOf({ viewers: [viewer], search });
    expect(plan).toContain(index);
    expect(plan.match(/"Index Name":"[^"]*"/g)).toEqual([`"Index Name":"${index}"`]);
  },
);

it.for([
  ['seller', 'due-earliest', ['invoices_income']],
  ['seller', 'amount-highest', ['invoices_income_by_amount', 'invoices_income_by_discounted_amount']],
  ['seller', 'amount-lowest', ['invoices_income_by_amount', 'invoices_income_by_discounted_amount']],
  ['buyer', 'due-earliest', ['invoices_expenses']],
  ['buyer', 'amount-highest', ['invoices_expenses_by_amount', 'invoices_expenses_by_discounted_amount']],
  ['buyer', 'amount-lowest', ['invoices_expenses_by_amount', 'invoices_expenses_by_discounted_amount']],
] as const)('a page for a %s sorted by %s reads a range of each index in order', async ([viewer, sort, indexes]) => {
  const plan = await planOf({ viewers: [viewer], sort, currency: 'USD' });
  expect(plan.match(/"Index Name":"[^"]*"/g)).toEqual(indexes.map((index) => `"Index Name":"${index}"`));
  expect(plan).not.toContain('"Sort"');
});

it.for([
  ['seller', 'failed', 'invoices_income_failed'],
  ['seller', 'reported', 'invoices_income_reported'],
  ['buyer', 'failed', 'invoices_expenses_failed'],
] as const)(
  'invoices of a %s whose payment %s are read from an index of just these',
  async ([viewer, payment, index]) => {
    const plan = await planOf({ viewers: [viewer], payment });
    expect(plan.match(/"Index Name":"[^"]*"/g)).toEqual([`"Index Name":"${index}"`]);
    expect(plan).not.toContain('"Sort"');
  },
);
