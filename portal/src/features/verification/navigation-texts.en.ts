import { defineTexts } from '@quittance/sdk/i18n';

/** The link of the verification in the navigation. */
export const verificationNavigationTexts = defineTexts('verification-navigation', { verification: 'Verification' });
