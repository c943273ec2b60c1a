import { appShellSpanish } from '@quittance/app-shell/spanish';
import { errors, validation } from '@quittance/sdk/i18n/es';
import { kitSpanish } from '@quittance/widgets/kit/es';
import { adminSpanish } from './spanish.generated.ts';

/** The back office's Spanish texts, by namespace; a separate chunk. */
export const spanish = { errors, validation, ...kitSpanish, ...appShellSpanish, ...adminSpanish };
