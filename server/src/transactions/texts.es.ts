import type { Spanish } from '@quittance/sdk/i18n';
import type { transactionFileTexts } from './texts.en.ts';

export const spanish: Spanish<typeof transactionFileTexts> = {
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
  status: { completed: 'Completada', processing: 'En proceso', returned: 'Devuelta' },
  column: {
    date: 'Fecha',
    time: 'Registrada (UTC)',
    description: 'Descripción',
    counterparty: 'Contraparte',
    reference: 'Referencia',
    status: 'Estado',
    amount: 'Importe',
    balance: 'Saldo',
    currency: 'Divisa',
    id: 'ID de la transacción',
  },
  fileName: 'transacciones',
  statementName: 'estado-de-cuenta',
  statement: {
    title: 'Estado de cuenta',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    received: 'Entradas ({{number}})',
    spent: 'Salidas ({{number}})',
    page: 'Página {{page}} de {{pages}}',
    written: 'Creado: {{time}}',
  },
};
