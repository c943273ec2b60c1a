import { isAttachable, isUnsent } from '@quittance/sdk/rules';
import { assertAttachable, holdFile, shareFile } from '../../files/index.ts';
import { type OperationContext, Refusal } from '../../kernel/index.ts';
import { getOrganization } from '../../organizations/index.ts';
import type { Invoice } from '../invoice.ts';
import { noSuchInvoice } from '../invoice-repository.ts';
import { type InvoiceOfParty, lockInvoiceOf } from '../lock-invoice-of.ts';
import { recordMilestone } from '../move-invoice.ts';

export interface AttachDocument extends InvoiceOfParty {
  readonly fileId: string;
}

/** Asserts that a seller may attach this file. @throws NotFoundError, CompanyNotVerifiedError */
export async function assertMayAttach(
  { db }: OperationContext,
  { sellerId, fileId }: { readonly sellerId: string; readonly fileId: string },
): Promise<void> {
  await assertAttachable(db, sellerId, fileId);
  const { verificationStatus } = await getOrganization(db, sellerId);
  if (verificationStatus !== 'approved') {
    throw new Refusal('CompanyNotVerifiedError', 'Only verified companies can attach a file to an invoice.');
  }
}

/**
 * Attaches a file to an invoice of a verified seller. Before sending it takes the place of another one; a sent invoice
 * keeps its file, because the buyer may have read it. Attaching the same file again changes nothing.
 * @throws NotFoundError for others and their files; InvoiceStateError; CompanyNotVerifiedError
 */
export async function attachDocument(context: OperationContext, input: AttachDocument): Promise<Invoice> {
  const { db } = context;
  const { fileId } = input;
  const { invoice, viewer } = await lockInvoiceOf(db, input);
  if (viewer !== 'seller') throw noSuchInvoice();
  await assertMayAttach(context, { sellerId: invoice.sellerOrganizationId, fileId });
  if (invoice.attachedFileId === fileId) return invoice;
  const isSent = !isUnsent(invoice.status);
  if (!isAttachable(invoice.status) || (isSent && invoice.attachedFileId !== null)) {
    throw new Refusal('InvoiceStateError', `The invoice is ${invoice.status} and takes no other file.`);
  }
  if (isSent) {
    if (!(await holdFile(db, fileId))) throw new Refusal('NotFoundError', 'There is no such file.');
    await shareFile(db, { fileId, invoiceId: invoice.id, organizationId: invoice.buyerOrganizationId });
  }
  return await recordMilestone(context, invoice, {
    event: 'file-attached',
    changes: { attached_file_id: fileId },
    detail: { fileId },
  });
}
