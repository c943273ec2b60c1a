import { findSellerOf, presentInvoice } from '../invoices/index.ts';
import { organizationOf, prepared } from '../kernel/index.ts';
import { payBetweenParties } from './pay-from-balance.ts';

export const handler = prepared<'payInvoice', string | null>({
  prepare: ({ db }, { body }) => findSellerOf(db, body.invoiceId),
  contendsFor: ({ actor }, seller) => [organizationOf(actor), ...(seller === null ? [] : [seller])],
  async run(context, { body }) {
    const { invoice, ...known } = await payBetweenParties(context, {
      invoiceId: body.invoiceId,
      buyerOrganizationId: organizationOf(context.actor),
      ...(body.finalAmount !== undefined && { shownAmount: body.finalAmount }),
      ...(body.accountType !== undefined && { accountType: body.accountType }),
    });
    return await presentInvoice(context, invoice, 'buyer', known);
  },
});
