import { addBankingDays, businessDateOf, isBankingDay, nextBankingDay, startOfBusinessDay } from '@quittance/sdk/time';
import { sql } from 'kysely';
import { inTransaction } from '../../db/index.ts';
import { newId, seal, unseal } from '../../kernel/index.ts';
import { type CreditTransferBatch, writePain001 } from './iso20022/write-pain001.ts';
import { type NachaBatch, writeNacha } from './nacha/write-nacha.ts';
import type { FileOrder } from './order-formats.ts';
import type { BankFileParts } from './parts.ts';

type Format = FileOrder['format'];

/** Most orders in one file. */
const maxOrders = 5_000;
/** The ACH tells files of one day apart by one letter or digit. */
const modifiers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** When the Federal Reserve settles the entries of the day before, in New York. */
const settlementHours = 8.5;
const extensions: Readonly<Record<Format, string>> = { nacha: 'ach', 'pain.001': 'pain.001.xml' };

interface Waiting<Order extends FileOrder> {
  readonly reference: string;
  readonly bankReference: string;
  readonly order: Order;
}

/** Puts the orders that waited long enough into files. The files are then delivered by {@link deliverFiles}. */
export async function writeDueFiles(parts: BankFileParts, now: Date): Promise<void> {
  for (const format of ['nacha', 'pain.001'] as const) while (await writeDueFile(parts, format, now));
}

const writeDueFile = (parts: BankFileParts, format: Format, now: Date): Promise<boolean> =>
  inTransaction(parts.db, async (db) => {
    const dueSince = new Date(now.getTime() - parts.settings.everyMinutes * 60_000);
    const rows = await db
      .selectFrom('bank_file_orders')
      .select(['reference', 'bank_reference', 'sealed_order', 'queued_at'])
      .where('format', '=', format)
      .where('file_id', 'is', null)
      .where('refusal_code', 'is', null)
      .orderBy('queued_at')
      .orderBy('reference')
      .limit(maxOrders)
      .forUpdate()
      .execute();
    const [oldest] = rows;
    if (!oldest || oldest.queued_at > dueSince) return false;
    const createdOn = businessDateOf(now);
    const { count } = await db
      .selectFrom('bank_files')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('direction', '=', 'out')
      .where('format', '=', format)
      .where('created_on', '=', createdOn)
      .executeTakeFirstOrThrow();
    if (format === 'nacha' && count >= modifiers.length) return false;

    const id = newId('bfl');
    const orders = rows.map((row): Waiting<FileOrder> => {
      if (row.sealed_order === null || row.bank_reference === null) throw new Error('A waiting order has no content.');
      return {
        reference: row.reference,
        bankReference: row.bank_reference,
        order: JSON.parse(unseal(parts.dataKey, row.sealed_order, row.reference)),
      };
    });
    const written =
      format === 'nacha'
        ? writeEntries(parts, orders as Waiting<FileOrder & { format: 'nacha' }>[], now, modifiers[count] ?? 'A')
        : {
            text: writeTransfers(parts, orders as Waiting<FileOrder & { format: 'pain.001' }>[], id, now),
            settlesAt: null,
          };
    await db
      .insertInto('bank_files')
      .values({
        id,
        direction: 'out',
        name: `${createdOn}-${id}.${extensions[format]}`,
        format,
        entries: orders.length,
        content_hash: null,
        sealed_content: seal(parts.dataKey, written.text, id),
        created_on: createdOn,
        created_at: now,
        prepared_at: null,
        delivered_at: null,
        problem: null,
      })
      .execute();
    await db
      .updateTable('bank_file_orders')
      .set({ file_id: id, settles_at: written.settlesAt, sealed_order: null })
      .where(
        'reference',
        'in',
        orders.map(({ reference }) => reference),
      )
      .execute();
    return true;
  });

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly [Item, ...Item[]])[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

function writeEntries(
  { settings }: BankFileParts,
  orders: readonly Waiting<FileOrder & { format: 'nacha' }>[],
  now: Date,
  idModifier: string,
) {
  const { ach } = settings.profile;
  if (!ach) throw new Error('BANK_FILES_PROFILE has no ach, but ACH entries wait.');
  const createdOn = businessDateOf(now);
  const effectiveDate = addBankingDays(createdOn, 1);
  const isDebit = ({ order }: (typeof orders)[number]) => order.entry.transactionCode.endsWith('7');
  const batches = groupBy(orders, (each) =>
    [each.order.entryClass, each.order.description, isDebit(each)].join(':'),
  ).map((group): NachaBatch => {
    const [{ order }] = group;
    return {
      entryClass: order.entryClass,
      description: order.description,
      effectiveDate,
      entries: group.map(({ bankReference, order: { entry } }) => ({
        ...entry,
        amountMinor: BigInt(entry.cents),
        traceNumber: bankReference,
      })),
    };
  });
  const createdAt = now
    .toLocaleTimeString('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' })
    .replace(':', '');
  const text = writeNacha(ach, { createdOn, createdAt, idModifier, batches });
  return { text, settlesAt: new Date(startOfBusinessDay(effectiveDate).getTime() + settlementHours * 3_600_000) };
}

function writeTransfers(
  { settings: { profile } }: BankFileParts,
  orders: readonly Waiting<FileOrder & { format: 'pain.001' }>[],
  id: string,
  now: Date,
): string {
  const today = businessDateOf(now);
  const batches = groupBy(orders, ({ order }) => `${order.account}:${order.kind}`).map((group): CreditTransferBatch => {
    const [{ order }] = group;
    const debtor = profile.accounts[order.account];
    if (!debtor) throw new Error(`BANK_FILES_PROFILE has no account for ${order.account}, but transfers wait.`);
    return {
      debtor,
      currency: order.transfer.currency,
      kind: order.kind,
      transfers: group.map(({ order: { transfer } }) => transfer),
    };
  });
  return writePain001({
    messageId: id.replaceAll('_', '-'),
    createdAt: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    executeOn: isBankingDay(today) ? today : nextBankingDay(today),
    initiator: profile.companyName,
    batches,
  });
}
