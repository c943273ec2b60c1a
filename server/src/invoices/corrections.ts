import type { WireInvoice } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import type { Invoice } from './invoice.ts';
import { getInvoiceById, lockInvoice, noSuchInvoice } from './invoice-repository.ts';
import { recordMilestone } from './move-invoice.ts';

interface Correction {
  readonly sellerOrganizationId: string;
  /** Absent for a draft that is not stored yet. */
  readonly invoiceId?: string;
  readonly replacesInvoiceId: string | undefined;
}

/**
 * Asserts that a draft corrects a rejected invoice of its seller. An invoice that the draft corrects already is not
 * checked again: it may have been canceled since.
 * @throws NotFoundError for another seller's invoice; InvoiceStateError if it was not rejected
 */
export async function assertMayCorrect(
  db: Connection,
  { sellerOrganizationId, invoiceId, replacesInvoiceId }: Correction,
): Promise<void> {
  if (replacesInvoiceId === undefined) return;
  const rejected = await getInvoiceById(db, replacesInvoiceId);
  if (rejected.sellerOrganizationId !== sellerOrganizationId) throw noSuchInvoice();
  if (rejected.status === 'rejected_by_recipient') return;
  const draft = invoiceId === undefined ? null : await getInvoiceById(db, invoiceId);
  if (draft?.sellerOrganizationId === sellerOrganizationId && draft.replacesInvoiceId === replacesInvoiceId) return;
  throw new Refusal('InvoiceStateError', `Only a rejected invoice can be corrected; this one is ${rejected.status}.`);
}

/** Records with the rejected invoice that its correction was sent. */
export async function recordCorrection(context: OperationContext, correction: Invoice): Promise<void> {
  if (correction.replacesInvoiceId === null) return;
  const rejected = await lockInvoice(context.db, correction.replacesInvoiceId);
  await recordMilestone(context, rejected, { event: 'corrected', detail: { correctionId: correction.id } });
}

/**
 * Finds the rejected invoice that an invoice corrects, and the one that corrects it: the last of several. The buyer sees
 * only those that were sent to the same business; a guest's link is for one invoice.
 */
export async function presentCorrections(
  db: Connection,
  invoice: Invoice,
  audience: 'buyer' | 'seller' | 'guest',
): Promise<Pick<WireInvoice, 'replaces' | 'replacedBy'>> {
  const { id, replacesInvoiceId, rejectedAt, buyerOrganizationId } = invoice;
  if (audience === 'guest' || (replacesInvoiceId === null && rejectedAt === null)) return {};
  const related = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'buyer_organization_id'])
    .where((eb) => eb.or([eb('id', '=', replacesInvoiceId ?? ''), eb('replaces_invoice_id', '=', id)]))
    .where('status', '!=', 'deleted')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const seen = related
    .filter(
      ({ number, buyer_organization_id: buyer }) =>
        audience === 'seller' || (number !== null && buyer === buyerOrganizationId),
    )
    .map((row) => ({ invoiceId: row.id, ...(row.number !== null && { number: row.number }) }));
  const replaces = seen.find(({ invoiceId }) => invoiceId === replacesInvoiceId);
  const replacedBy = seen.find(({ invoiceId }) => invoiceId !== replacesInvoiceId);
  return { ...(replaces && { replaces }), ...(replacedBy && { replacedBy }) };
}
