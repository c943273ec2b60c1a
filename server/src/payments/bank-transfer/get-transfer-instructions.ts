import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { type DocumentTransfer, isBankTransferOffered } from '@quittance/sdk/rules';
import { getDepositInstructions, invoiceReferenceOf } from '../../accounts/index.ts';
import type { Connection } from '../../db/index.ts';
import { finalAmountNowMinor, getInvoiceById, type Invoice, paymentWaysOf } from '../../invoices/index.ts';
import { type App, Refusal } from '../../kernel/index.ts';
import { assertPayable } from '../assert-payable.ts';
import { getSeller, preferredAccountType } from '../seller-account.ts';

type Instructions = CallOutput<Contract['getTransferInstructions']>;
interface Reading {
  readonly app: App;
  readonly db: Connection;
}

const unavailable = (cause?: unknown): Refusal =>
  new Refusal('PaymentMethodUnavailableError', 'This invoice can’t be paid by bank transfer.', [], { cause });

/**
 * Returns where a transfer for an invoice goes: to the seller's own account, with the invoice's reference.
 * @throws InvoiceStateError, InvoicePaymentProcessingError; PaymentMethodUnavailableError when the seller doesn't offer
 *   it, or has no account in the currency now
 */
export async function getTransferInstructions(context: Reading, invoice: Invoice): Promise<Instructions> {
  assertPayable(invoice);
  if (!isBankTransferOffered(paymentWaysOf(invoice))) throw unavailable();
  const seller = await getSeller(context.db, invoice);
  const { currency } = invoice;
  try {
    const { accountType: _type, ...details } = await getDepositInstructions(context, {
      organizationId: seller.organization.id,
      currency,
      accountType: preferredAccountType(seller, invoice),
    });
    return {
      ...details,
      amount: toWireDecimal(await finalAmountNowMinor(context, invoice), currency),
      reference: invoiceReferenceOf(invoice.id),
    };
  } catch (error) {
    throw error instanceof Refusal ? unavailable(error) : error;
  }
}

/** Returns the same for the invoice as a document; null when it can't be paid by bank transfer now. */
export async function findTransferDetails(context: Reading, invoiceId: string): Promise<DocumentTransfer | null> {
  try {
    const { holderName, reference, local, swift } = await getTransferInstructions(
      context,
      await getInvoiceById(context.db, invoiceId),
    );
    const { bankName, fields } = local ?? swift;
    return { holderName, bankName, fields, reference };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
