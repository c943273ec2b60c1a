import type { Spanish } from '@quittance/sdk/i18n';
import type { transactionFileTexts } from './texts.en.ts';

export const spanish: Spanish<typeof transactionFileTexts> = {
  column: {
    date: 'Fecha',
    time: 'Registrada (UTC)',
    description: 'Descripción',
    counterparty: 'Contraparte',
    reference: 'Referencia',
    status: 'Estado',
    amount: 'Importe',
    balance: 'Saldo',
    currency: 'Moneda',
    id: 'ID de la transacción',
  },
  fileName: 'transacciones',
  statementName: 'estado-de-cuenta',
  statement: {
    title: 'Extracto de cuenta',
    number: {
      iban: 'IBAN',
      clabe: 'CLABE',
      accountNumber: 'Número de cuenta',
      routingNumber: 'Número de ruta',
      sortCode: 'Código de clasificación',
      bsb: 'BSB',
      bic: 'BIC',
    },
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    received: 'Entradas ({{number}})',
    spent: 'Salidas ({{number}})',
    page: 'Página {{page}} de {{pages}}',
    written: 'Creado: {{time}}',
  },
};
