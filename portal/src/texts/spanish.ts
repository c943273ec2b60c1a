import { appShellSpanish } from '@quittance/app-shell/spanish';
import {
  bankDebit,
  choices,
  controls,
  dates,
  errors,
  field,
  invoice,
  invoiceHead,
  invoiceStatus,
  kit,
  numbers,
} from '@quittance/sdk/i18n/es';
import { portalSpanish } from './spanish.generated.ts';

/** The portal's Spanish texts by namespace; lazy-loaded. */
export const spanish = {
  'bank-debit': bankDebit,
  choices,
  controls,
  dates,
  errors,
  field,
  invoice,
  'invoice-head': invoiceHead,
  'invoice-status': invoiceStatus,
  kit,
  numbers,
  ...appShellSpanish,
  ...portalSpanish,
};
