import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceHistoryTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceHistoryTexts> = {
  title: 'Cronología',
  none: 'Todavía no ha pasado nada.',
  failed: 'No se pudo cargar la cronología.',
  retry: 'Reintentar',
  event: {
    send: 'Enviada',
    'sending-date-reached': 'Enviada en su fecha',
    resent: 'Enviada de nuevo',
    reminded: 'Recordatorio enviado',
    'became-overdue': 'Vencida',
    'file-attached': 'Archivo adjuntado',
    'debit-authorized': 'Débito bancario autorizado',
    'debit-submitted': 'Débito bancario presentado',
    'debit-settled': 'Débito bancario liquidado',
    'debit-returned': 'Débito bancario devuelto',
    'balance-paid': 'Pagada con el saldo',
    'payment-flagged': 'Pago en revisión',
    'payment-accepted': 'Pago confirmado',
    'payment-failed': 'Pago fallido',
    'payment-denied': 'Pago denegado',
    'recipient-not-verified': 'Vendedor no verificado a tiempo',
    released: 'Añadido a su saldo',
    'late-return': 'El banco retiró el pago',
    rejected: 'Rechazada por el comprador',
    canceled: 'Cancelada por el vendedor',
    'marked-paid-externally': 'Marcada como pagada fuera de la plataforma',
  },
  expected: {
    'sending-date-reached': 'Se enviará',
    reminded: 'Recordatorio',
    due: 'Vence',
    'debit-settled': 'Se liquida el débito bancario',
    released: 'Se añade a su saldo',
  },
};
