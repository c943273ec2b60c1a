export { checkDigits } from './check-digits.ts';
export { checkNewEmail, plusOnlyAt } from './new-email.ts';
export { phoneRules } from './phone.ts';
export { type PhoneNumber, readPhoneNumber, type TypedPhoneNumber } from './phone-number.ts';
export { checkTaxId } from './tax-id.ts';
