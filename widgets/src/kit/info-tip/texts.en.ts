import { defineTexts } from '@quittance/sdk/i18n';

/** A tip beside what it explains. */
export const infoTipTexts = defineTexts('info-tip', {
  moreAbout: 'More about {{about}}',
});
