export { type AccountType, accountTypes } from '../money/account-type.ts';
