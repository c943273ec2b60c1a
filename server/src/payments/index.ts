export { paymentCodeSubjects } from './code-subjects.ts';
export { writeAuthorization } from './debit-authorization/debit-authorization.ts';
export { debitOwner } from './debit-owner.ts';
export { invoiceRelease } from './invoice-release.ts';
export { paymentEvidence } from './ledger-evidence.ts';
export { getLinkedAccount } from './linked-account.ts';
export { type PayByDebit, payByDebit } from './pay-by-debit.ts';
export { type PayFromBalance, payFromBalance } from './pay-from-balance.ts';
export { returnWindowClosing } from './return-window-closing.ts';
