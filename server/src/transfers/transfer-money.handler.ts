import { organizationOf, prepared } from '../kernel/index.ts';
import { presentTransfer } from './present-transfer.ts';
import { findQuote } from './quote.ts';
import { transferMoney } from './transfer-money.ts';

export const handler = prepared<'transferMoney', string | null>({
  async prepare({ db, actor }, { body }) {
    const quote = await findQuote(db, organizationOf(actor), body.quoteId);
    return quote?.toOrganizationId ?? null;
  },
  contendsFor: ({ actor }, toOrganizationId) => [
    organizationOf(actor),
    ...(toOrganizationId === null ? [] : [toOrganizationId]),
  ],
  async run(context, { body }) {
    const organizationId = organizationOf(context.actor);
    const transfer = await transferMoney(context, { organizationId, quoteId: body.quoteId });
    return await presentTransfer(context, transfer, organizationId);
  },
});
