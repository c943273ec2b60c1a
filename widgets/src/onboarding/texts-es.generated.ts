// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import { spanish as kit } from '../kit/base/texts.es.ts';
import { spanish as cardPayment } from '../card-payment/texts.es.ts';
import { spanish as onboarding } from '../onboarding/texts.es.ts';
import type { Catalogue } from '@quittance/sdk/i18n';

export const catalogue: Catalogue = {
  kit,
  'card-payment': cardPayment,
  onboarding,
};
