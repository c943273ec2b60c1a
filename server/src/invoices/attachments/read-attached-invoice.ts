import type { Connection } from '../../db/index.ts';
import { readShownFile } from '../../files/index.ts';
import { type ActorOf, type App, Refusal } from '../../kernel/index.ts';
import { readInvoiceAs } from '../read-invoice-as.ts';
import type { ReadEInvoice } from './e-invoice-values.ts';
import { readEInvoice } from './read-e-invoice.ts';

interface Reading {
  readonly app: App;
  readonly db: Connection;
  readonly actor: ActorOf<'customer' | 'guest' | 'embed'>;
}

const notReadable = (): Refusal =>
  new Refusal('AttachmentNotReadableError', 'The attached file is no invoice in UBL or CII.');

/**
 * Reads the XML invoice that is attached to an invoice, for anybody who may see the invoice.
 * @throws NotFoundError without a file; AttachmentNotReadableError for a file that is no XML invoice; and those of
 *   {@link readInvoiceAs}
 */
export async function readAttachedInvoice({ app, db, actor }: Reading, invoiceId: string): Promise<ReadEInvoice> {
  const { attachedDocument } = await readInvoiceAs({ app, db }, actor, invoiceId);
  if (!attachedDocument) throw new Refusal('NotFoundError', 'The invoice has no attached file.');
  if (attachedDocument.type !== 'application/xml') throw notReadable();
  const bytes = await readShownFile(app, db, { fileId: attachedDocument.fileId, group: 'invoiceAttachment' });
  if (bytes === null) throw new Refusal('NotFoundError', 'The file was deleted.');
  const read = readEInvoice(bytes);
  if (read === null) throw notReadable();
  return read;
}
