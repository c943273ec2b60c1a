import { assertInvited, presentInvoice } from '../invoices/index.ts';
import { prepared } from '../kernel/index.ts';
import { getLinkedAccount } from './linked-account.ts';
import { payByDebit } from './pay-by-debit.ts';

export const handler = prepared<'payByDebit', Awaited<ReturnType<typeof getLinkedAccount>>>({
  contendsFor: ({ actor }) => [actor.invoiceId],
  async prepare({ app, actor }, { body }) {
    assertInvited(actor, body.invoiceId);
    return await getLinkedAccount(app, actor, body.providerUserId);
  },
  async run(context, { body }, account) {
    const invoice = await payByDebit(context, {
      guest: context.actor,
      providerUserId: body.providerUserId,
      account,
      authorizationHash: body.authorizationHash,
      ip: context.ip,
      userAgent: context.userAgent,
    });
    return await presentInvoice(context.db, invoice, 'guest');
  },
});
