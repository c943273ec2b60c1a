import { fitsCurrency, isCurrency, toMinor } from '@quittance/sdk/money';
import type { XmlElement } from '../../../xml/index.ts';
import { InvalidBankMessageError } from './invalid-bank-message.ts';

export interface Amount {
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** Reads an amount, which has no sign. @throws InvalidBankMessageError */
export function readAmount(element: XmlElement | undefined): Amount {
  const currency = element?.attributes.Ccy ?? '';
  if (!element || !isCurrency(currency)) throw new InvalidBankMessageError('An amount has no known currency');
  // Banks may write more decimals than the currency has, all of them zero.
  const text = element.text.includes('.') ? element.text.replace(/0+$/, '').replace(/\.$/, '') : element.text;
  if (!/^\d+(\.\d+)?$/.test(text) || !fitsCurrency(text, currency)) {
    throw new InvalidBankMessageError('An amount is not valid in its currency');
  }
  return { amountMinor: toMinor(text, currency), currency };
}
