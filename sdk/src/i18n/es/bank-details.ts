import type { bankDetailsTexts } from '../en/bank-details.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof bankDetailsTexts> = {
  holder: 'Titular',
  bankName: 'Banco',
  reference: 'Referencia',
  field: {
    iban: 'IBAN',
    bic: 'Código SWIFT (BIC)',
    accountNumber: 'Número de cuenta',
    routingNumber: 'Número de ruta',
    sortCode: 'Sort code',
    bsb: 'Código BSB',
    clabe: 'CLABE',
    bankCode: 'Código del banco',
    branchCode: 'Código de la sucursal',
    institutionNumber: 'Número de institución',
    transitNumber: 'Número de tránsito',
  },
};
