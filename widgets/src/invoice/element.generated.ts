// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import { defineWidget } from '../elements/define-widget.ts';
import { InvoiceElementView } from '../invoice/invoice-element-view.tsx';
import { version } from '../version.ts';
import { styles } from './styles.generated.ts';

const definition = defineWidget({
  name: 'invoice',
  version,
  attributes: { invoiceId: 'string', preview: 'boolean', locale: 'string', baseUrl: 'string' },
  properties: ['session', 'quittance', 'messages'],
  styles,
  View: InvoiceElementView,
});

/** Registers `<quittance-invoice>`. Shows an invoice and lets its buyer pay it. */
export const defineInvoice = definition.define;

/** Makes the class of `<quittance-invoice>` and registers it under no name. */
export const createInvoiceElement = definition.create;
