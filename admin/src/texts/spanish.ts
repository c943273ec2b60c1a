import { admin, choices, common, controls, display, errors, host, kit } from '@quittance/sdk/i18n/es';

/** The back office's texts in Spanish, by namespace; a chunk of its own. */
export const spanish = { admin, choices, common, controls, display, errors, host, kit };
