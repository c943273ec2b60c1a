import { appShellSpanish } from '@quittance/app-shell/spanish';
import { errors, validation } from '@quittance/sdk/i18n/es';
import { kitSpanish } from '@quittance/widgets/kit/es';
import { widgetsSpanish } from '@quittance/widgets/react/es';
import { portalSpanish } from './spanish.generated.ts';

/** The portal's Spanish texts by namespace; lazy-loaded. */
export const spanish = { errors, validation, ...kitSpanish, ...widgetsSpanish, ...appShellSpanish, ...portalSpanish };
