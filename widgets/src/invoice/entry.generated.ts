// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
/** Registers `<quittance-invoice>` when it is loaded: for script tags and for the loader. */
import { defineInvoice } from './element.generated.ts';

export type { QuittanceInvoiceElement } from './element-types.generated.ts';

defineInvoice();
