// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import { spanish as kit } from '../kit/base/texts.es.ts';
import { spanish as copyButton } from '../kit/copy-button/texts.es.ts';
import { spanish as invoiceHead } from '../invoice/head-texts.es.ts';
import { spanish as currencyStatusBadge } from '../kit/currency-status-badge/texts.es.ts';
import { spanish as bankDetails } from '../bank-transfer/bank-words.es.ts';
import { spanish as rateOrigin } from '../kit/rate-origin/texts.es.ts';
import { spanish as transaction } from '../balances/transaction-words.es.ts';
import { spanish as balances } from '../balances/texts.es.ts';
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
import { spanish as characterCount } from '../kit/field/character-count-texts.es.ts';
import { spanish as combobox } from '../kit/combobox/texts.es.ts';
import { spanish as dateField } from '../kit/date-field/texts.es.ts';
import { spanish as calendar } from '../kit/calendar/texts.es.ts';
import { spanish as handleField } from '../kit/handle-field/texts.es.ts';
import { spanish as phoneField } from '../kit/phone-field/texts.es.ts';
import { spanish as progressSteps } from '../kit/progress-steps/texts.es.ts';
import { spanish as fileUpload } from '../kit/file-upload/texts.es.ts';
import { spanish as addressFields } from '../kit/address-fields/texts.es.ts';
import { spanish as multiSelectField } from '../kit/multi-select-field/texts.es.ts';
import { spanish as numberField } from '../kit/number-field/texts.es.ts';
import { spanish as validation } from '../onboarding/validation-words.es.ts';
import { spanish as errors } from '../onboarding/error-words.es.ts';
import { spanish as accountErrors } from '../onboarding/account-error-words.es.ts';
import { spanish as onboarding } from '../onboarding/texts.es.ts';
import { spanish as onboardingPeople } from '../onboarding/people/texts.es.ts';
import { spanish as upgradeOffer } from '../kit/upgrade-offer/texts.es.ts';
import { spanish as onboardingDocuments } from '../onboarding/pages/document-texts.es.ts';
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
  'character-count': characterCount,
  combobox,
  'date-field': dateField,
  calendar,
  'handle-field': handleField,
  'phone-field': phoneField,
  'progress-steps': progressSteps,
  'file-upload': fileUpload,
  'address-fields': addressFields,
  'multi-select-field': multiSelectField,
  'number-field': numberField,
  validation,
  errors,
  accountErrors,
  onboarding,
  'onboarding-people': onboardingPeople,
  'upgrade-offer': upgradeOffer,
  'onboarding-documents': onboardingDocuments,
};
