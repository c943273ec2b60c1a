import type { OperationContext } from '../kernel/index.ts';
import type { Invoice } from './invoice.ts';
import { lockDraft, type OwnDraft } from './lock-draft.ts';
import { moveInvoice } from './move-invoice.ts';

/** Makes a scheduled invoice a draft again. The caller holds its lock. */
export const unscheduleInvoice = (context: OperationContext, invoice: Invoice): Promise<Invoice> =>
  moveInvoice(context, invoice, { event: 'unschedule', to: 'draft' });

/** Makes a seller's scheduled invoice a draft again. @throws NotFoundError, InvoiceStateError like {@link lockDraft} */
export const unscheduleOwnInvoice = async (context: OperationContext, own: OwnDraft): Promise<Invoice> =>
  await unscheduleInvoice(context, await lockDraft(context.db, own, 'unschedule'));
