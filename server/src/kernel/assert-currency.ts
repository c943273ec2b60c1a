import { isCurrency } from '@quittance/sdk/money';
import { refuseFormat } from './refusal.ts';

/** Asserts that the currency is known. @throws ValidationError for the field `currency` */
export function assertCurrency(currency: string): void {
  if (!isCurrency(currency)) throw refuseFormat('currency');
}
