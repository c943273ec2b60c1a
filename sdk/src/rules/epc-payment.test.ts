import { expect, it } from 'vitest';
import { epcPayment } from './epc-payment.ts';

it('names the payee, the account and the reference, and leaves the amount open', () => {
  const text = epcPayment({
    name: 'Harbor Supply GmbH',
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: 'BYLADEM1001',
    reference: 'RF18539007547034',
  });
  expect(text.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BYLADEM1001',
    'Harbor Supply GmbH',
    'DE02120300000000202051',
    '',
    '',
    'RF18539007547034',
  ]);
});

it('has the amount, if it is known', () => {
  const payee = { name: 'Harbor Supply GmbH', iban: 'DE02120300000000202051' };
  expect(epcPayment({ ...payee, amount: '1250.00' }).split('\n')[7]).toBe('EUR1250.00');
});

it('shortens a name to the 70 characters of the standard', () => {
  const [, , , , , name] = epcPayment({ name: 'x'.repeat(90), iban: 'DE02120300000000202051' }).split('\n');
  expect(name).toHaveLength(70);
});
