import { formatMoney } from '@quittance/sdk/money';
import type { OperationContext } from '../kernel/index.ts';
import { mailOwners } from '../notifications/index.ts';
import type { Party } from '../organizations/index.ts';
import { isConvertedAgain } from './postings.ts';
import { totalOf } from './quote.ts';
import type { Transfer } from './transfer.ts';
import { getParties } from './transfer-parties.ts';

const linkTo = ({ app }: OperationContext, { id }: Transfer): string => `${app.config.publicUrl}/transfers/${id}`;

/** Mails the owners of the business that made a transfer to somebody else. */
export async function mailTransferMade(context: OperationContext, transfer: Transfer, sender: Party): Promise<void> {
  const { quote } = transfer;
  if (quote.kind === 'own-account') return;
  await mailOwners(context.db, { owners: sender.owners, about: transfer.id }, (owner) => ({
    ...owner,
    template: 'transfer-made',
    data: {
      recipientName: quote.toName,
      total: formatMoney({ amountMinor: totalOf(quote), currency: quote.fromCurrency }, owner.locale),
      received: formatMoney({ amountMinor: quote.receivedMinor, currency: quote.toCurrency }, owner.locale),
      link: linkTo(context, transfer),
    },
  }));
}

/** Mails the owners of another business that received money. */
export async function mailTransferReceived(
  context: OperationContext,
  transfer: Transfer,
  { sender, recipient }: { readonly sender: Party; readonly recipient: Party },
): Promise<void> {
  const { quote } = transfer;
  if (quote.kind !== 'organization') return;
  await mailOwners(context.db, { owners: recipient.owners, about: transfer.id }, (owner) => ({
    ...owner,
    template: 'transfer-received',
    data: {
      senderName: sender.organization.legalName,
      amount: formatMoney({ amountMinor: quote.receivedMinor, currency: quote.toCurrency }, owner.locale),
      ...(quote.reference !== null && { reference: quote.reference }),
      link: linkTo(context, transfer),
    },
  }));
}

/** Mails the owners of a business whose withdrawal came back. */
export async function mailWithdrawalReturned(
  context: OperationContext,
  transfer: Transfer,
  { sender, code }: { readonly sender: Party; readonly code: string },
): Promise<void> {
  const { quote } = transfer;
  await mailOwners(context.db, { owners: sender.owners, about: transfer.id }, (owner) => ({
    ...owner,
    template: 'withdrawal-returned',
    data: {
      recipientName: quote.toName,
      amount: formatMoney({ amountMinor: quote.receivedMinor, currency: quote.toCurrency }, owner.locale),
      returnCode: code,
      link: linkTo(context, transfer),
    },
  }));
}

/** Mails the owners of a business whose account pays a withdrawal that the bank had reported as failed. */
export async function mailWithdrawalCharged(
  context: OperationContext,
  transfer: Transfer,
  sender: Party,
): Promise<void> {
  const { quote } = transfer;
  const charged = isConvertedAgain(transfer)
    ? { amountMinor: quote.sentMinor, currency: quote.fromCurrency }
    : { amountMinor: quote.receivedMinor, currency: quote.toCurrency };
  await mailOwners(context.db, { owners: sender.owners, about: transfer.id }, (owner) => ({
    ...owner,
    template: 'withdrawal-charged',
    data: {
      recipientName: quote.toName,
      paid: formatMoney({ amountMinor: quote.receivedMinor, currency: quote.toCurrency }, owner.locale),
      charged: formatMoney(charged, owner.locale),
      link: linkTo(context, transfer),
    },
  }));
}

/**
 * Mails the owners of a business whose withdrawal was paid after it had failed, when nothing is taken from its account:
 * we bear it, the bank took it back, or returned money that waits for its refund covers it.
 */
export async function mailWithdrawalPaidLate(
  context: OperationContext,
  transfer: Transfer,
  outcome: 'absorbed' | 'recovered' | 'covered',
): Promise<void> {
  const { quote } = transfer;
  const { owners } = (await getParties(context, quote)).sender;
  await mailOwners(context.db, { owners, about: transfer.id }, (owner) => ({
    ...owner,
    template: `withdrawal-${outcome}` as const,
    data: {
      recipientName: quote.toName,
      paid: formatMoney({ amountMinor: quote.receivedMinor, currency: quote.toCurrency }, owner.locale),
      link: linkTo(context, transfer),
    },
  }));
}
