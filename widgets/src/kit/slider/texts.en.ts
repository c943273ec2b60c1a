import { defineTexts } from '@quittance/sdk/i18n';

/** Steps of a slider. */
export const sliderTexts = defineTexts('slider', {
  decrease: 'Decrease',
  increase: 'Increase',
  daysEarly_one: '{{count}} day early',
  daysEarly_other: '{{count}} days early',
});
