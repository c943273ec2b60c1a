import { defineTexts } from '../texts.ts';

/** What a sender enters in a bank's form, on screens and on paper. */
export const bankDetailsTexts = defineTexts('bank-details', {
  holder: 'Account holder',
  bankName: 'Bank',
  reference: 'Reference',
  field: {
    iban: 'IBAN',
    bic: 'SWIFT code (BIC)',
    accountNumber: 'Account number',
    routingNumber: 'Routing number',
    sortCode: 'Sort code',
    bsb: 'BSB code',
    clabe: 'CLABE',
    bankCode: 'Bank code',
    branchCode: 'Branch code',
    institutionNumber: 'Institution number',
    transitNumber: 'Transit number',
  },
});
