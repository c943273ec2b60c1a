// Written by scripts/generate.mjs from the texts.es.ts files. Run `npm run generate`; do not edit.
import type { Catalogue } from '@quittance/sdk/i18n';
import { bankDetails, invoiceDocument, invoiceStatus, transaction } from '@quittance/sdk/i18n/es';
import { spanish as attachedInvoice } from '../invoice/attached-texts.es.ts';
import { spanish as balances } from '../balances/texts.es.ts';
import { spanish as bankDebit } from '../bank-debit/texts.es.ts';
import { spanish as bankTransfer } from '../bank-transfer/texts.es.ts';
import { spanish as cardPayment } from '../card-payment/texts.es.ts';
import { spanish as cryptoPayment } from '../crypto-payment/texts.es.ts';
import { spanish as debitTimeline } from '../invoice/debit-timeline-texts.es.ts';
import { spanish as externalPayment } from '../external-payment/texts.es.ts';
import { spanish as invoice } from '../invoice/texts.es.ts';
import { spanish as invoiceEarly } from '../invoice/early-texts.es.ts';
import { spanish as invoiceEnding } from '../invoice/ending-texts.es.ts';
import { spanish as invoiceHead } from '../invoice/head-texts.es.ts';
import { spanish as invoiceReject } from '../invoice/reject-texts.es.ts';
import { spanish as invoiceSeller } from '../invoice/seller-texts.es.ts';
import { spanish as onboarding } from '../onboarding/texts.es.ts';
import { spanish as onboardingDocuments } from '../onboarding/pages/document-texts.es.ts';
import { spanish as onboardingPeople } from '../onboarding/people/texts.es.ts';

export const widgetsSpanish: Catalogue = {
  'bank-details': bankDetails,
  'invoice-document': invoiceDocument,
  'invoice-status': invoiceStatus,
  transaction,
  'attached-invoice': attachedInvoice,
  balances,
  'bank-debit': bankDebit,
  'bank-transfer': bankTransfer,
  'card-payment': cardPayment,
  'crypto-payment': cryptoPayment,
  'debit-timeline': debitTimeline,
  'external-payment': externalPayment,
  invoice,
  'invoice-early': invoiceEarly,
  'invoice-ending': invoiceEnding,
  'invoice-head': invoiceHead,
  'invoice-reject': invoiceReject,
  'invoice-seller': invoiceSeller,
  onboarding,
  'onboarding-documents': onboardingDocuments,
  'onboarding-people': onboardingPeople,
};
