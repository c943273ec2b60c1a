// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import { spanish as kit } from '../kit/base/texts.es.ts';
import { spanish as cardPayment } from '../card-payment/texts.es.ts';
import { spanish as field } from '../kit/field/texts.es.ts';
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
  'card-payment': cardPayment,
  field,
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
