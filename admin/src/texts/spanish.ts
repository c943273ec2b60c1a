import { appShellSpanish } from '@quittance/app-shell/spanish';
import { choices, controls, display, errors, field, kit } from '@quittance/sdk/i18n/es';
import { adminSpanish } from './spanish.generated.ts';

/** The back office's Spanish texts, by namespace; a separate chunk. */
export const spanish = {
  choices,
  controls,
  display,
  errors,
  field,
  kit,
  ...appShellSpanish,
  ...adminSpanish,
};
