import { createHash } from 'node:crypto';
import { getActiveAccount, invoiceReferenceOf, sandboxSender } from '../../accounts/index.ts';
import { finalAmountNowMinor, getInvoiceById, type Invoice } from '../../invoices/index.ts';
import { type App, newId, Refusal } from '../../kernel/index.ts';
import { receiveRailsEvents } from '../../rails/index.ts';
import { getSeller, preferredAccountType } from '../seller-account.ts';
import { getTransferInstructions } from './get-transfer-instructions.ts';

export interface SimulateTransfer {
  readonly invoiceId: string;
  readonly amount: 'exact' | 'over' | 'under';
  /** Its bank asks us to check it first. */
  readonly isHeld?: boolean | undefined;
  /** Names the intent: with the same one, the money arrives once. Default: a new one. */
  readonly intent?: string;
}

/** What is due, a tenth more, or a tenth less; at least one minor unit. */
function amountOf(dueMinor: bigint, amount: SimulateTransfer['amount']): bigint {
  const tenth = dueMinor / 10n || 1n;
  return { exact: dueMinor, over: dueMinor + tenth, under: dueMinor - tenth }[amount];
}

/**
 * Lets the sandbox's bank receive a transfer with the reference of an invoice, and fetches the bank's news at once. Runs
 * outside any transaction, like every use of a provider. Sandbox mode only.
 * @throws those of `getTransferInstructions`
 */
export async function simulateTransfer(app: App, transfer: SimulateTransfer): Promise<void> {
  const { invoiceId, amount, isHeld = false, intent = newId('cre') } = transfer;
  const bankReference = `sandbox:${createHash('sha256').update(`${invoiceId}:${intent}`).digest('hex').slice(0, 24)}`;
  // A repeated call finds the invoice paid by the first.
  if (await hasArrived(app, bankReference)) return;
  const invoice = await getInvoiceById(app.db, invoiceId);
  await getTransferInstructions({ app, db: app.db }, invoice);
  const amountMinor = amountOf(await finalAmountNowMinor({ app, db: app.db }, invoice), amount);
  if (amountMinor <= 0n) throw new Refusal('InvoiceStateError', 'There is nothing less than what is due.');
  const { simulateCredit } = app.providers.rails;
  if (!simulateCredit) throw new Refusal('NotFoundError', 'Transfers are simulated in the sandbox only.');
  await simulateCredit({
    bankReference,
    rail: 'wire',
    amountMinor,
    currency: invoice.currency,
    creditedAccount: await sellersNumber(app, invoice),
    remittance: `Invoice ${invoice.number} ${invoiceReferenceOf(invoiceId)}`,
    senderName: invoice.recipientName,
    senderAccount: sandboxSender,
    ...(isHeld && { needsReview: true }),
  });
  await receiveRailsEvents(app);
}

async function sellersNumber(app: App, invoice: Invoice): Promise<string> {
  const seller = await getSeller(app.db, invoice);
  const account = await getActiveAccount(
    { app, db: app.db },
    {
      organizationId: seller.organization.id,
      currency: invoice.currency,
      accountType: preferredAccountType(seller, invoice),
    },
  );
  return account.bankAccountNumber ?? '';
}

async function hasArrived({ db }: App, bankReference: string): Promise<boolean> {
  const row = await db
    .selectFrom('deposits')
    .select('id')
    .where('bank_reference', '=', bankReference)
    .executeTakeFirst();
  return row !== undefined;
}
