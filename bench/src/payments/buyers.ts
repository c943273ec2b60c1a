import { addDays } from '@quittance/sdk/time';
import { simulateDeposit } from '../../../server/src/accounts/index.ts';
import { inTransaction } from '../../../server/src/db/index.ts';
import { createPerson } from '../../../server/src/identity/index.ts';
import { type OperationContext, saveDraft, sendInvoice } from '../../../server/src/invoices/index.ts';
import type { App } from '../../../server/src/kernel/index.ts';
import { createOrganization } from '../../../server/src/organizations/index.ts';

export const buyerPassword = 'Bench-Buyer-7-long';

/** A business with money, and one open invoice that it will pay. */
export interface Buyer {
  readonly email: string;
  readonly invoiceId: string;
}

async function foundBusiness(app: App, name: string) {
  return await inTransaction(app.db, async (db) => {
    const email = `${name}@bench.example`;
    const userId = await createPerson(db, { email, password: buyerPassword, firstName: 'Bench', lastName: name });
    const { id: organizationId } = await createOrganization(db, {
      legalName: `${name} Inc.`,
      organizationType: 'business',
      pricingTier: 'premium',
      ownerId: userId,
      verificationStatus: 'approved',
      openAccounts: [{ currency: 'USD', accountType: 'traditional' }],
    });
    const actor = { kind: 'customer', sessionId: 'bench', userId, email, organizationId, role: 'owner' } as const;
    return { email, organizationId, actor };
  });
}

/** As many buyers as given, each with an invoice of one seller that is not yet due. */
export async function foundBuyers(app: App, count: number): Promise<readonly Buyer[]> {
  const seller = await foundBusiness(app, 'seller');
  const dueDate = addDays(await app.clock.today(app.db), 30);
  const as = <Result>(actor: OperationContext['actor'], act: (context: OperationContext) => Promise<Result>) =>
    inTransaction(app.db, (db) => act({ app, db, actor, locale: 'en' }));
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const buyer = await foundBusiness(app, `buyer-${index}`);
    const { organizationId } = buyer;
    await as(buyer.actor, (context) => simulateDeposit(context, { organizationId, currency: 'USD', amount: '1000' }));
    const { invoice } = await as(seller.actor, async (context) => {
      const sellerOrganizationId = seller.organizationId;
      const draft = await saveDraft(context, {
        sellerOrganizationId,
        content: {
          recipientEmail: buyer.email,
          recipientName: 'Buyer',
          currency: 'USD',
          items: [{ name: 'Work', rate: '125.50', qty: '2' }],
          dueDate,
          paymentMethods: { achDirectDebit: { enabled: true } },
        },
      });
      return await sendInvoice(context, { sellerOrganizationId, invoiceId: draft.id });
    });
    buyers.push({ email: buyer.email, invoiceId: invoice.id });
  }
  return buyers;
}
