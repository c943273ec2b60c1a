// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import { spanish as kit } from '../kit/base/texts.es.ts';
import { spanish as invoiceHead } from '../invoice/head-texts.es.ts';
import { spanish as invoiceEnding } from '../invoice/ending-texts.es.ts';
import { spanish as invoiceStatus } from '../invoice/status-words.es.ts';
import { spanish as bankDebit } from '../bank-debit/texts.es.ts';
import { spanish as field } from '../kit/field/texts.es.ts';
import { spanish as oneTimeCodeField } from '../kit/one-time-code-field/texts.es.ts';
import { spanish as invoiceDocument } from '../invoice/document-words.es.ts';
import { spanish as invoiceEarly } from '../invoice/early-texts.es.ts';
import { spanish as debitTimeline } from '../invoice/debit-timeline-texts.es.ts';
import { spanish as invoiceReject } from '../invoice/reject-texts.es.ts';
import { spanish as attachedInvoice } from '../invoice/attached-texts.es.ts';
import { spanish as invoice } from '../invoice/texts.es.ts';
import { spanish as externalPayment } from '../external-payment/texts.es.ts';
import { spanish as cardPayment } from '../card-payment/texts.es.ts';
import { spanish as cryptoPayment } from '../crypto-payment/texts.es.ts';
import { spanish as bankTransfer } from '../bank-transfer/texts.es.ts';
import { spanish as bankDetails } from '../bank-transfer/bank-words.es.ts';
import { spanish as copyButton } from '../kit/copy-button/texts.es.ts';
import type { Catalogue } from '@quittance/sdk/i18n';

export const catalogue: Catalogue = {
  kit,
  'invoice-head': invoiceHead,
  'invoice-ending': invoiceEnding,
  'invoice-status': invoiceStatus,
  'bank-debit': bankDebit,
  field,
  'one-time-code-field': oneTimeCodeField,
  'invoice-document': invoiceDocument,
  'invoice-early': invoiceEarly,
  'debit-timeline': debitTimeline,
  'invoice-reject': invoiceReject,
  'attached-invoice': attachedInvoice,
  invoice,
  'external-payment': externalPayment,
  'card-payment': cardPayment,
  'crypto-payment': cryptoPayment,
  'bank-transfer': bankTransfer,
  'bank-details': bankDetails,
  'copy-button': copyButton,
};
