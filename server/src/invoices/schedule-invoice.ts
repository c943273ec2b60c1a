import type { OperationContext } from '../kernel/index.ts';
import { findOrganizationByMemberEmail, getOrganization } from '../organizations/index.ts';
import { assertSendable } from './assert-sendable.ts';
import { type DraftToSend, lockDraftToSend } from './draft-to-send.ts';
import type { Invoice } from './invoice.ts';
import { moveInvoice } from './move-invoice.ts';

/**
 * Has a draft sent on its sending date, or changes the content or date of a scheduled invoice. It gets its number when
 * it is sent.
 * @throws NotFoundError for another seller's draft; InvoiceStateError once it was sent; ValidationError by field;
 *   PersonOrCompanyDisabled for a restricted seller
 */
export async function scheduleInvoice(context: OperationContext, input: DraftToSend): Promise<Invoice> {
  const draft = await lockDraftToSend(context, input, 'schedule');
  const seller = await getOrganization(context.db, draft.sellerOrganizationId);
  const buyer = await findOrganizationByMemberEmail(context.db, draft.recipientEmail);
  await assertSendable(context, draft, { seller, buyer, isScheduled: true });
  return await moveInvoice(context, draft, { event: 'schedule', to: 'scheduled' });
}
