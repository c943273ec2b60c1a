/** Registers `<quittance-invoice>` when it is loaded: for script tags and for the loader. */
import { defineInvoice } from './define-invoice.tsx';

export type { QuittanceInvoiceElement } from './element-types.ts';

defineInvoice();
