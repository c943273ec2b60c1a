import { admin, choices, controls, display, errors, field, host, kit, product } from '@quittance/sdk/i18n/es';

/** The back office's Spanish texts, by namespace; a separate chunk. */
export const spanish = { admin, choices, controls, display, errors, field, host, kit, product };
