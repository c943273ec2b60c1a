import { required } from '@quittance/sdk/contract';
import { type OperationContext, refuseField } from '../kernel/index.ts';
import { assertMayCorrect } from './corrections.ts';
import type { Invoice } from './invoice.ts';
import { lockDraft } from './lock-draft.ts';
import { type DraftContent, saveDraft } from './save-draft.ts';
import { unscheduleInvoice } from './unschedule-invoice.ts';

export interface DraftToSend {
  readonly sellerOrganizationId: string;
  /** Absent: sends the content without a draft. */
  readonly invoiceId?: string;
  /** What the new content was read from; absent: whatever is there. */
  readonly revision?: number;
  /** Replaces the draft's content. */
  readonly content?: DraftContent;
}

/**
 * Locks the draft that is to be sent, now or on its sending date, after storing its new content.
 * @throws NotFoundError for another seller's draft; InvoiceStateError once it was sent; ValidationError by field;
 *   DraftChangedError if it was changed since it was read
 */
export async function lockDraftToSend(
  context: OperationContext,
  { sellerOrganizationId, invoiceId, revision, content }: DraftToSend,
  event: 'send' | 'schedule',
): Promise<Invoice> {
  if (content?.replacesInvoiceId !== undefined) {
    // First, so that another company's id is answered like one that nobody has.
    const { replacesInvoiceId } = content;
    await assertMayCorrect(context.db, {
      sellerOrganizationId,
      replacesInvoiceId,
      ...(invoiceId !== undefined && { invoiceId }),
    });
  }
  if (invoiceId === undefined) {
    if (content === undefined) throw refuseField('invoiceId', required);
    return await saveDraft(context, { sellerOrganizationId, content });
  }
  const draft = await lockDraft(context.db, { invoiceId, sellerOrganizationId }, event);
  if (content === undefined) return draft;
  if (draft.status === 'scheduled') await unscheduleInvoice(context, draft);
  return await saveDraft(context, {
    sellerOrganizationId,
    invoiceId,
    content,
    ...(revision !== undefined && { revision }),
  });
}
