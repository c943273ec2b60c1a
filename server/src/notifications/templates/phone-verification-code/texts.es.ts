import type { Spanish } from '@quittance/sdk/i18n';
import type { phoneVerificationCodeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof phoneVerificationCodeTexts> = {
  message: '{{code}} es su código de {{brandName}}. Vale 10 minutos. No lo comparta.',
};
