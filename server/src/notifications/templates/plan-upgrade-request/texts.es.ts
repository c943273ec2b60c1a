import type { Spanish } from '@quittance/sdk/i18n';
import type { planUpgradeRequestTexts } from './texts.en.ts';

export const spanish: Spanish<typeof planUpgradeRequestTexts> = {
  subject: '{{organizationName}} solicita el plan Premium',
  heading: 'Solicitud del plan Premium',
  asked: '{{organizationName}} quiere pasar al plan Premium. Responda en la oficina interna; les enviaremos un correo.',
  open: 'Abrir las solicitudes',
};
