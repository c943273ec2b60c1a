/** Bank accounts that money is paid out to: corridors, their fields, and the rules of each field. */
export {
  type BankAccountType,
  bankAccountTypes,
  type ExternalAccountKind,
  type ExternalAccountStatus,
  externalAccountKinds,
  externalAccountLimits,
  type NameCheckOutcome,
  type PayoutRail,
} from '../rules/external-accounts.ts';
export {
  type BankDetails,
  type BankField,
  bankFields,
  formatBankField,
  maskBankDetails,
  maskedNumberOf,
  normalizeBankDetails,
  normalizeBankField,
} from './bank-fields.ts';
export {
  achCountries,
  type Corridor,
  checkBankDetails,
  corridorsOn,
  corridorsTo,
  corridorUnavailable,
  findCorridor,
} from './corridors.ts';
export { checkHolder, judgeNameCheck, type NameCheckConsequence, type NameCheckVerdict } from './external-accounts.ts';
