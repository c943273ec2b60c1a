import { createTranslator, type I18n } from '@quittance/sdk/i18n';
import { type InvoiceDocument, invoiceDocument } from '@quittance/sdk/rules';

export interface BenchInvoice {
  readonly document: InvoiceDocument;
  readonly t: I18n['t'];
  readonly locale: string;
  readonly brandName: string;
}

/** An invoice of several pages, as its buyer sees it. */
export function invoiceOf(lines: number): BenchInvoice {
  const setting = { t: createTranslator().t, locale: 'en', brandName: 'Bancoli' };
  const total = `${lines * 120}.00`;
  const address = { line1: '1 Pier', city: 'Boston', subdivision: 'MA', postalCode: '02110', country: 'US' };
  const document = invoiceDocument(
    {
      number: 'INV-0042',
      status: 'sent',
      isOverdue: false,
      viewer: 'buyer',
      currency: 'USD',
      items: Array.from({ length: lines }, (_, index) => ({
        name: `Design work, part ${index + 1}`,
        rate: '120',
        qty: '1',
        amount: '120.00',
      })),
      baseAmount: total,
      amountToPay: total,
      totalDue: total,
      finalAmount: total,
      sendingDate: '2026-03-05',
      dueDate: '2026-04-05',
      customName: 'March',
      paymentMethods: { achDirectDebit: { enabled: true } },
      sender: { legalName: 'Harbor Studio LLC', isVerified: true, address },
      recipient: { legalName: 'Northwind', isVerified: false, address },
      senderDisplayName: 'Harbor Studio LLC',
      recipientDisplayName: 'Northwind',
    },
    setting,
  );
  return { document, ...setting };
}
