import { defineTexts } from '@quittance/sdk/i18n';

/** Who published exchange rates, and when. */
export const rateOriginTexts = defineTexts('rate-origin', {
  origin: '{{source}}, {{published}}',
  sources: { ecb: 'European Central Bank rates', sandbox: 'Sandbox rates' },
});
