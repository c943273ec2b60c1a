import type { Spanish } from '@quittance/sdk/i18n';
import type { planNoticeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof planNoticeTexts> = {
  title: 'No se alcanzó el saldo de su plan',
  text: 'Añada dinero o elija otro plan. Mientras tanto, sus cuentas siguen abiertas.',
  see: 'Ver su plan',
};
