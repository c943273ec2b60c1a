import { defineTexts } from '@quittance/sdk/i18n';

/** The page of a screen that is not built yet; only internal builds show it. */
export const upcomingTexts = defineTexts('upcoming', {
  title: 'Not built yet',
  text: 'This page is part of the plan. Released builds show the not-found page here.',
});
