import { defineTexts } from '@quittance/sdk/i18n';

/** The invoice log in the navigation. */
export const invoicingNavigationTexts = defineTexts('invoicing-navigation', { log: 'Invoice log' });
