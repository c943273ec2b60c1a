import { invoiceStatus } from '@quittance/sdk/i18n/es';
import { translatorOf } from '../../kernel/index.ts';
import { spanish } from './texts.es.ts';

/** Returns the text function of the files, by the reader's locale. */
export const exportTextsFor = translatorOf({ 'invoice-files': spanish, 'invoice-status': invoiceStatus });
