import type { Spanish } from '@quittance/sdk/i18n';
import type { recipientsNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof recipientsNavigationTexts> = {
  recipients: 'Beneficiarios',
  add: 'Añadir un beneficiario',
};
