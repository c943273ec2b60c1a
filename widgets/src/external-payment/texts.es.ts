import type { Spanish } from '@quittance/sdk/i18n';
import type { externalPaymentTexts } from './texts.en.ts';

export const spanish: Spanish<typeof externalPaymentTexts> = {
  intro: '{{seller}} solicita que pague así:',
  paid: 'Ya he pagado',
  confirmTitle: '¿Avisar a {{seller}} de que ha pagado {{amount}}?',
  confirmText: 'Escribiremos a {{seller}}, que lo comprobará y cerrará la factura. Nosotros no podemos ver este pago.',
  confirm: 'Avisar al vendedor',
  notYet: 'Todavía no',
  notified: 'El {{date}} avisó a {{seller}} de que ha pagado.',
  failed: 'No hemos podido avisar al vendedor. Inténtelo de nuevo.',
};
