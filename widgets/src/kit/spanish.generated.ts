// Written by scripts/generate.mjs from the texts.es.ts files. Run `npm run generate`; do not edit.
import type { Catalogue } from '@quittance/sdk/i18n';
import { spanish as addressFields } from './address-fields/texts.es.ts';
import { spanish as calendar } from './calendar/texts.es.ts';
import { spanish as characterCount } from './field/character-count-texts.es.ts';
import { spanish as chart } from './chart/texts.es.ts';
import { spanish as combobox } from './combobox/texts.es.ts';
import { spanish as copyButton } from './copy-button/texts.es.ts';
import { spanish as currencyField } from './currency-field/texts.es.ts';
import { spanish as currencyStatusBadge } from './currency-status-badge/texts.es.ts';
import { spanish as dataTable } from './data-table/texts.es.ts';
import { spanish as dateField } from './date-field/texts.es.ts';
import { spanish as dateRangeField } from './date-range-field/texts.es.ts';
import { spanish as downloadLink } from './download-link/texts.es.ts';
import { spanish as field } from './field/texts.es.ts';
import { spanish as fileUpload } from './file-upload/texts.es.ts';
import { spanish as handleField } from './handle-field/texts.es.ts';
import { spanish as infoTip } from './info-tip/texts.es.ts';
import { spanish as kit } from './base/texts.es.ts';
import { spanish as multiSelectField } from './multi-select-field/texts.es.ts';
import { spanish as newPasswordField } from './new-password-field/texts.es.ts';
import { spanish as numberField } from './number-field/texts.es.ts';
import { spanish as oneTimeCodeField } from './one-time-code-field/texts.es.ts';
import { spanish as pagination } from './pagination/texts.es.ts';
import { spanish as passwordField } from './password-field/texts.es.ts';
import { spanish as phoneField } from './phone-field/texts.es.ts';
import { spanish as progressSteps } from './progress-steps/texts.es.ts';
import { spanish as rateOrigin } from './rate-origin/texts.es.ts';
import { spanish as slider } from './slider/texts.es.ts';
import { spanish as upgradeOffer } from './upgrade-offer/texts.es.ts';
import { spanish as verificationBadge } from './verification-badge/texts.es.ts';

export const kitSpanish: Catalogue = {
  'address-fields': addressFields,
  calendar,
  'character-count': characterCount,
  chart,
  combobox,
  'copy-button': copyButton,
  'currency-field': currencyField,
  'currency-status-badge': currencyStatusBadge,
  'data-table': dataTable,
  'date-field': dateField,
  'date-range-field': dateRangeField,
  'download-link': downloadLink,
  field,
  'file-upload': fileUpload,
  'handle-field': handleField,
  'info-tip': infoTip,
  kit,
  'multi-select-field': multiSelectField,
  'new-password-field': newPasswordField,
  'number-field': numberField,
  'one-time-code-field': oneTimeCodeField,
  pagination,
  'password-field': passwordField,
  'phone-field': phoneField,
  'progress-steps': progressSteps,
  'rate-origin': rateOrigin,
  slider,
  'upgrade-offer': upgradeOffer,
  'verification-badge': verificationBadge,
};
