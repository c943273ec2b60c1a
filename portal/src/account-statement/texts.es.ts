import type { Spanish } from '@quittance/sdk/i18n';
import type { accountStatementTexts } from './texts.en.ts';

export const spanish: Spanish<typeof accountStatementTexts> = {
  title: 'Extracto de cuenta',
  account: 'Cuenta',
  closed: '{{account}} (no activa)',
  period: 'Período',
  opening: 'Saldo inicial',
  received: 'Entradas ({{number}})',
  spent: 'Salidas ({{number}})',
  closing: 'Saldo final',
  files: 'Descargar',
  format: { pdf: 'PDF', csv: 'CSV', camt: 'ISO 20022 (camt.053)', ofx: 'OFX' },
  proof: 'Comprobante (JSON)',
  proofText:
    'Con el comprobante, cualquiera puede comprobar que cada transacción del extracto está en el libro mayor y no falta ninguna.',
  proofCheck: 'Comprobar un extracto',
  pdfTooLong: 'Un PDF contiene hasta {{number}} movimientos. Elija un período más corto.',
  nothingTitle: 'Sin movimientos en este período',
  nothingText: 'El saldo no cambió. Elija otro período para ver movimientos.',
};
