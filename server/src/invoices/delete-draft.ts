import type { OperationContext } from '../kernel/index.ts';
import { lockDraft, type OwnDraft } from './lock-draft.ts';
import { moveInvoice } from './move-invoice.ts';

/**
 * Deletes a draft. Its row and history stay, but nobody sees it again.
 * @throws NotFoundError for another seller's or a deleted draft; InvoiceStateError once it was sent
 */
export async function deleteDraft(context: OperationContext, draft: OwnDraft): Promise<void> {
  await moveInvoice(context, await lockDraft(context.db, draft, 'delete'), { event: 'delete', to: 'deleted' });
}
