const open = {
  state: 'open',
  label: 'Awaiting payment',
  text: 'Pay the invoice here by bank debit, or later from the link in your email.',
};
// The payer has done everything, but a bank may return the debit for some days.
const authorized = {
  state: 'authorized',
  label: 'Payment processing',
  text: 'Your payment is authorized. We will ship your order when your bank has paid.',
};
const paid = { state: 'paid', label: 'Paid', text: 'Your payment has arrived. We are packing your order.' };
const canceled = { state: 'canceled', label: 'Canceled', text: 'This invoice is closed, so nothing will be shipped.' };

const byInvoiceStatus = {
  pending_payment_approval: authorized,
  allocated: paid,
  completed: paid,
  paid_late: paid,
  paid_externally: paid,
  rejected_by_recipient: canceled,
  canceled_by_sender: canceled,
  denied: canceled,
};

/** Describes an order by the status of its invoice. The shop ships orders that are `paid`. */
export const describeStatus = (invoiceStatus) => byInvoiceStatus[invoiceStatus] ?? open;
