import { defineTexts } from '@quittance/sdk/i18n';

/** Notice of an organization that did not reach the balance of its plan in time. */
export const planNoticeTexts = defineTexts('portal-plan-notice', {
  title: 'Your plan’s balance wasn’t reached',
  text: 'Add money, or choose another plan. Your accounts stay open meanwhile.',
  see: 'See your plan',
});
