// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import { bankDebit, controls, field, invoice, invoiceHead, invoiceStatus, kit } from '@quittance/sdk/i18n/es';
import type { Catalogue } from '@quittance/sdk/i18n';

export const catalogue: Catalogue = {
  kit,
  'invoice-head': invoiceHead,
  'invoice-status': invoiceStatus,
  'bank-debit': bankDebit,
  controls,
  field,
  invoice,
};
