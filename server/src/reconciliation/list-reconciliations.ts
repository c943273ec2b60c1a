import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import type { ReconciliationState } from '@quittance/sdk/rules';
import { isBusinessDate } from '@quittance/sdk/time';
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { Refusal, refuseFormat } from '../kernel/index.ts';
import { inTransitOf } from './compare-with-bank.ts';
import type { BankReconciliationsTable } from './tables.ts';

type Page = CallOutput<Contract['listBankReconciliations']>;
type Detail = CallOutput<Contract['getBankReconciliation']>;

/** The difference of the day that was compared before in the same currency. */
const earlierDifference = sql<string | null>`(
  select earlier.difference_minor from bank_reconciliations earlier
  where earlier.currency = day.currency and earlier.business_date < day.business_date and earlier.state <> 'waiting'
  order by earlier.business_date desc limit 1)`;

const select = (db: Connection) =>
  db
    .selectFrom('bank_reconciliations as day')
    .selectAll('day')
    .select(earlierDifference.as('earlier_difference_minor'));

type Row = Selectable<BankReconciliationsTable> & { readonly earlier_difference_minor: string | null };

interface Listing {
  readonly state?: ReconciliationState | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Lists one page of the days, newest first, and by currency within a day. */
export async function listReconciliations(db: Connection, { state, cursor, limit }: Listing): Promise<Page> {
  const [date = '', currency = ''] = cursor?.split(' ') ?? [];
  if (cursor !== undefined && !isBusinessDate(date)) throw refuseFormat('cursor');
  const days = select(db);
  const rows = await (state === undefined ? days : days.where('day.state', '=', state))
    .$if(cursor !== undefined, (query) =>
      query.where(({ and, eb, or }) =>
        or([
          eb('day.business_date', '<', date),
          and([eb('day.business_date', '=', date), eb('day.currency', '>', currency)]),
        ]),
      ),
    )
    .orderBy('day.business_date', 'desc')
    .orderBy('day.currency')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(present),
    nextCursor: rows.length > limit && last ? `${last.business_date} ${last.currency}` : null,
  };
}

/** Returns one day in one currency. @throws NotFoundError */
export async function getReconciliation(db: Connection, id: string): Promise<Detail> {
  const row = await select(db).where('day.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such reconciliation.');
  const amount = amountsIn(row);
  const charges = await listCharges(db, row);
  return {
    ...present(row),
    charges: charges.map(({ id: chargeId, account, kind, booked_on, amount_minor }) => ({
      chargeId,
      account,
      kind,
      bookedOn: booked_on,
      amount: amount(amount_minor),
    })),
    accounts: row.bank_accounts.map(({ account, closingMinor }) => ({
      account,
      ...(closingMinor !== null && { closing: amount(closingMinor) }),
    })),
    ...(row.state !== 'waiting' && {
      parts: {
        elsewhere: amount(row.elsewhere_minor),
        debits: amount(row.debits_minor),
        payouts: amount(row.payouts_minor),
        suspense: amount(row.suspense_minor),
        betweenBanks: amount(row.between_minor),
        exchange: amount(row.exchange_minor),
        unbooked: amount(row.unbooked_minor),
      },
    }),
  };
}

/** Lists what the banks booked for themselves since the day that was compared before. */
const listCharges = (db: Connection, { business_date, currency }: Row) =>
  db
    .selectFrom('bank_charges')
    .selectAll()
    .where('currency', '=', currency)
    .where('booked_on', '<=', business_date)
    .where(
      'booked_on',
      '>',
      sql<string>`coalesce((select max(business_date) from bank_reconciliations earlier
        where earlier.currency = ${currency} and earlier.business_date < ${business_date}), ${business_date}::date - 1)`,
    )
    .orderBy('booked_on')
    .orderBy('id')
    .execute();

const minor = (text: string | null): bigint => BigInt(text ?? 0);

const amountsIn =
  ({ currency }: Pick<Row, 'currency'>) =>
  (text: string | null) =>
    toWireDecimal(minor(text), currency);

function present(row: Row): Page['items'][number] {
  const { id: reconciliationId, business_date: businessDate, currency, state, compared_at } = row;
  const day = { reconciliationId, businessDate, currency, state };
  if (compared_at === null) return day;
  const amount = amountsIn(row);
  const inTransitMinor = inTransitOf({
    debitsMinor: minor(row.debits_minor),
    exchangeMinor: minor(row.exchange_minor),
    payoutsMinor: minor(row.payouts_minor),
    suspenseMinor: minor(row.suspense_minor),
    betweenMinor: minor(row.between_minor),
    unbookedMinor: minor(row.unbooked_minor),
  });
  return {
    ...day,
    bank: amount(row.bank_minor),
    inTransit: toWireDecimal(inTransitMinor, currency),
    ownFunds: amount(row.own_minor),
    clientMoney: amount(row.client_minor),
    difference: amount(row.difference_minor),
    newDifference: toWireDecimal(minor(row.difference_minor) - minor(row.earlier_difference_minor), currency),
    comparedAt: compared_at.toISOString(),
  };
}
