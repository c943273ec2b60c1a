export { type AddExternalAccount, addExternalAccount } from './add-external-account.ts';
export { openDetails } from './bank-account.ts';
export { askAccountName, type CheckAccountName, recordAccountName } from './check-account-name.ts';
export { externalAccountCodeSubjects } from './code-subjects.ts';
export { countAccountsToCorrect } from './count-accounts-to-correct.ts';
export { type ExternalAccountKey, getAccount as getExternalAccount } from './external-account.ts';
export { getPayableExternalAccount, type PayableExternalAccount } from './get-payable-external-account.ts';
export { noteExternalAccountPaid, noteExternalAccountRefused } from './note-payment.ts';
