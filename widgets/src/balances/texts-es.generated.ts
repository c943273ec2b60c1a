// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import { spanish as kit } from '../kit/base/texts.es.ts';
import { spanish as copyButton } from '../kit/copy-button/texts.es.ts';
import { spanish as invoiceHead } from '../invoice/head-texts.es.ts';
import { spanish as currencyStatusBadge } from '../kit/currency-status-badge/texts.es.ts';
import { spanish as bankDetails } from '../bank-transfer/bank-words.es.ts';
import { spanish as rateOrigin } from '../kit/rate-origin/texts.es.ts';
import { spanish as transaction } from '../balances/transaction-words.es.ts';
import { spanish as balances } from '../balances/texts.es.ts';
import type { Catalogue } from '@quittance/sdk/i18n';

export const catalogue: Catalogue = {
  kit,
  'copy-button': copyButton,
  'invoice-head': invoiceHead,
  'currency-status-badge': currencyStatusBadge,
  'bank-details': bankDetails,
  'rate-origin': rateOrigin,
  transaction,
  balances,
};
