import { appShellSpanish } from '@quittance/app-shell/spanish';
import { accountErrors, errors, validation } from '@quittance/sdk/i18n/es';
import { kitSpanish } from '@quittance/widgets/kit/es';
import { widgetsSpanish } from '@quittance/widgets/react/es';
import { portalSpanish } from './spanish.generated.ts';

/** The portal's Spanish texts by namespace; lazy-loaded. */
export const spanish = {
  accountErrors,
  errors,
  validation,
  ...kitSpanish,
  ...widgetsSpanish,
  ...appShellSpanish,
  ...portalSpanish,
};
