import { invoiceDocument, invoiceStatus } from '@quittance/sdk/i18n/es';
import { translatorOf } from '../../kernel/index.ts';

/** Returns the text function of invoices as documents, by the reader's locale. */
export const documentTextsFor = translatorOf({ 'invoice-document': invoiceDocument, 'invoice-status': invoiceStatus });
