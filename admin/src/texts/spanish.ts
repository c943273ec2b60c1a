import { admin, choices, common, controls, display, errors, host, kit } from '@quittance/sdk/i18n/es';

/** The back office's Spanish texts, by namespace; a separate chunk. */
export const spanish = { admin, choices, common, controls, display, errors, host, kit };
