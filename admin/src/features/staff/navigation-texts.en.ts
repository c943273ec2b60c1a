import { defineTexts } from '@quittance/sdk/i18n';

export const staffNavigationTexts = defineTexts('staff-navigation', { staff: 'Staff' });
