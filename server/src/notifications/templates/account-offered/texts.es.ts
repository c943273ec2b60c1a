import type { Spanish } from '@quittance/sdk/i18n';
import type { accountOfferedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof accountOfferedTexts> = {
  subject: 'Ya puede abrir una cuenta {{account}}',
  heading: 'Ya hay cuentas {{account}}',
  text: '{{brandName}} ofrece ahora cuentas {{account}}. {{organizationName}} puede abrir una en un minuto.',
  open: 'Abrir una cuenta {{account}}',
  reason: 'Recibe este correo porque su empresa está en la lista de espera de cuentas {{account}}.',
};
