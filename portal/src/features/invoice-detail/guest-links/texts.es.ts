import type { Spanish } from '@quittance/sdk/i18n';
import type { guestLinksTexts } from './texts.en.ts';

export const spanish: Spanish<typeof guestLinksTexts> = {
  open: 'Enlaces de pago',
  title: 'Enlaces de pago',
  text: 'Quien tenga un enlace puede abrir y pagar esta factura. Revoque el que haya llegado a otra persona: deja de funcionar de inmediato.',
  created: 'Creado el',
  state: { active: 'Funciona hasta el', revoked: 'Revocado', expired: 'Caducado' },
  revoke: 'Revocar',
  done: 'El enlace fue revocado.',
  close: 'Cerrar',
  empty: 'Aún no hay enlaces',
  emptyText: 'El comprador recibe un enlace con el correo sobre esta factura.',
};
