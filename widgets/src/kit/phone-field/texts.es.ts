import type { Spanish } from '@quittance/sdk/i18n';
import type { phoneFieldTexts } from './texts.en.ts';

export const spanish: Spanish<typeof phoneFieldTexts> = {
  phoneCountry: 'País del número',
  callingCode: 'País: {{country}}, +{{code}}',
};
