import type { Spanish } from '@quittance/sdk/i18n';
import type { failedDebitTexts } from './texts.en.ts';

export const spanish: Spanish<typeof failedDebitTexts> = {
  reason: 'Motivo',
  payAgain: 'Puede pagarla de nuevo con el mismo u otro banco.',
  pay: 'Pagar la factura',
  payerWasTold: 'Hemos avisado a quien la pagó y le hemos enviado un enlace nuevo.',
  questions: '¿Dudas? Escriba a {{supportEmail}}.',
  reasons: {
    R01: 'Fondos insuficientes',
    R02: 'Cuenta cerrada',
    R03: 'Cuenta no encontrada',
    R04: 'Número de cuenta no válido',
    R05: 'Débito no autorizado',
    R07: 'Autorización revocada',
    R08: 'Pago detenido',
    R09: 'Fondos no disponibles',
    R10: 'Débito no autorizado',
    R13: 'Número de ruta no válido',
    R16: 'Cuenta bloqueada',
    R20: 'La cuenta no admite débitos',
    R29: 'Débito no autorizado',
    provider_unavailable: 'No se pudo contactar con la red bancaria',
  },
};
