import { fromMinor } from '@quittance/sdk/money';
import { type DocumentInvoice, invoiceAmounts } from '@quittance/sdk/rules';
import type { CustomerUser } from '@quittance/sdk/stores';
import type { BusinessDate } from '@quittance/sdk/time';
import { discountContent } from './early-discount-values.ts';
import { type InvoiceFormValues, paymentMethodsOf, sendableOf } from './invoice-form-values.ts';
import { lateFeeContent } from './late-fee-values.ts';
import { sendingDayOf } from './sending-day.ts';

/** Returns the invoice of the form as a document, for its seller, as it will be sent. */
export function previewInvoice(
  values: InvoiceFormValues,
  company: CustomerUser['company'],
  today: BusinessDate,
): DocumentInvoice {
  const { currency, customFields, customName, dueDate } = values;
  const { recipientEmail, recipientName, recipientAddress } = values;
  const { items, fees } = sendableOf(values);
  const amounts = invoiceAmounts({ currency, items, fees });
  const inMajor = (minor = 0n): string => fromMinor(minor, currency);
  const seller = company?.legalName ?? '';
  return {
    status: 'draft',
    isOverdue: false,
    viewer: 'seller',
    currency,
    items: items.map((item, index) => ({ ...item, amount: inMajor(amounts.lineAmountsMinor[index]) })),
    fees,
    baseAmount: inMajor(amounts.baseAmountMinor),
    amountToPay: inMajor(amounts.amountToPayMinor),
    totalDue: inMajor(amounts.totalDueMinor),
    finalAmount: inMajor(amounts.finalAmountMinor),
    sendingDate: sendingDayOf(values, today),
    dueDate,
    ...discountContent(values.earlyDiscount, dueDate),
    lateFeeSettings: lateFeeContent(values.lateFee),
    ...(customName.trim() !== '' && { customName }),
    customFields: customFields.map(({ key, label, value }) => ({ id: String(key), label, value })),
    sender: {
      legalName: seller,
      isVerified: company?.verificationStatus === 'approved',
      ...(company?.address && { address: company.address }),
    },
    recipient: {
      legalName: recipientName,
      isVerified: false,
      email: recipientEmail,
      ...(recipientAddress && { address: recipientAddress }),
    },
    senderDisplayName: seller,
    recipientDisplayName: recipientName || recipientEmail,
    paymentMethods: paymentMethodsOf(values),
  };
}
