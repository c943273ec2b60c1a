import type { WireInvoice } from '@quittance/sdk/contract';

const decimal = ($numberDecimal: string) => ({ $numberDecimal });

/** An open invoice as a guest sees it. */
export const benchInvoice: WireInvoice = {
  _id: 'inv_00000000000000000000000001',
  number: 'INV-000042',
  status: 'sent',
  isOverdue: false,
  externalPaymentNotificationSent: false,
  viewer: 'buyer',
  items: [
    { name: 'Brand workshop, two days', rate: decimal('1200.00'), qty: decimal('2'), amount: decimal('2400.00') },
    { name: 'Illustrations', rate: decimal('180.00'), qty: decimal('6'), amount: decimal('1080.00') },
  ],
  customFields: [],
  fees: [],
  lateFees: [],
  baseAmount: decimal('3480.00'),
  amountToPay: decimal('3480.00'),
  totalDue: decimal('3480.00'),
  finalAmount: decimal('3480.00'),
  currency: 'USD',
  sendingDate: '2026-03-02',
  dueDate: '2026-04-01',
  paymentMethods: {
    achDirectDebit: { enabled: true },
    externalPayment: { enabled: false },
    bankTransfer: { enabled: false },
    cardPayment: { enabled: false },
    cryptoPayment: { enabled: false },
  },
  customName: 'Spring campaign',
  sender: { isVerified: true, legalName: 'Harbor Studio LLC' },
  recipient: { isVerified: false, legalName: 'Elm Street Bakery', email: 'ap@elmstreet.example' },
  archived: false,
  archivedBySender: false,
  senderId: 'org_00000000000000000000000001',
  senderDisplayName: 'Harbor Studio LLC',
  recipientDisplayName: 'Elm Street Bakery',
};
