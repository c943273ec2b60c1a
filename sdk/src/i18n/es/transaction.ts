import type { transactionTexts } from '../en/transaction.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof transactionTexts> = {
  kind: {
    'invoice-received': 'Cobro de factura',
    'invoice-paid': 'Pago de factura',
    deposit: 'Depósito',
    transfer: 'Transferencia',
    conversion: 'Cambio de divisa',
    withdrawal: 'Retiro',
    fee: 'Comisión',
    reward: 'Canje de puntos de recompensa',
    'payment-reversed': 'Pago revertido por el banco',
    return: 'Pago devuelto',
    reversal: 'Anulación',
    other: 'Ajuste',
  },
  transfer: { in: 'Transferencia recibida', out: 'Transferencia enviada' },
  status: {
    completed: 'Completado',
    processing: 'En proceso',
    'on-hold': 'Retenido',
    'in-review': 'Pendiente de aprobación',
    returned: 'Devuelto',
    rejected: 'No enviado',
    canceled: 'Cancelado',
    denied: 'Denegado',
    blocked: 'Bloqueado',
  },
};
