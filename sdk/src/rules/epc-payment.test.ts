import { expect, it } from 'vitest';
import { epcDeposit, epcPayment } from './epc-payment.ts';

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

const iban = { name: 'iban', value: 'DE02120300000000202051' };
const bic = { name: 'bic', value: 'BYLADEM1001' };

it.each<[string, string, (typeof iban)[] | undefined, (typeof iban)[], string | null]>([
  ['a local IBAN', 'EUR', [iban, bic], [bic, iban], 'DE02120300000000202051'],
  ['an IBAN for senders from abroad alone', 'EUR', undefined, [bic, iban], 'DE02120300000000202051'],
  ['an account without an IBAN', 'EUR', undefined, [bic], null],
  ['another currency', 'PLN', [iban], [iban], null],
])('the code of a deposit with %s', (_what, currency, local, swift, expected) => {
  const details = {
    currency,
    holderName: 'Harbor Supply GmbH',
    reference: 'RF18539007547034',
    swift: { fields: swift },
  };
  const text = epcDeposit({ ...details, ...(local && { local: { fields: local } }) });
  expect(text?.split('\n')[6] ?? null).toBe(expected);
});
