import { expect, it } from 'vitest';
import type { BankFileSettings } from '../../config/index.ts';
import type { BankAccount, RailOrder } from '../rails/index.ts';
import { describeLinked, describePayment, ownAccountOf } from './order-formats.ts';

const profile: BankFileSettings['profile'] = {
  companyName: 'Quittance Inc.',
  ach: {
    destination: '021000021',
    destinationName: 'Harbor Bank',
    origin: '1234567890',
    originName: 'Quittance Inc.',
    companyName: 'Quittance',
    companyId: '1234567890',
    odfi: '02100002',
  },
  accounts: {
    USD: { accountNumber: '1', bankCode: '021000021', country: 'US' },
    'USD:smart': { accountNumber: '2', bankCode: '021000021', country: 'US' },
  },
};

const linked = {
  holderName: 'Ann Ray',
  routingNumber: '026000005',
  accountNumber: '4477',
  accountKind: 'checking',
  holderKind: 'business',
} as const;

const recipient: BankAccount = {
  kind: 'bank-account',
  holderName: 'Ann Ray',
  country: 'US',
  accountNumber: '4477',
  bankCode: '026000005',
};

const order = (changes: Partial<RailOrder> = {}): RailOrder => ({
  reference: 'ins_1',
  kind: 'credit',
  presentment: 1,
  rail: 'ach',
  amountMinor: 100n,
  currency: 'USD',
  counterparty: recipient,
  statementDescriptor: 'Refund 42',
  ...changes,
});

it.each([
  ['debit', 'checking', 'business', '27', 'CCD'],
  ['debit', 'savings', 'consumer', '37', 'PPD'],
  ['credit', 'checking', 'business', '22', 'CCD'],
  ['credit', 'savings', 'consumer', '32', 'PPD'],
] as const)(
  'a %s of a linked %s account of a %s is an entry %s of class %s',
  (kind, accountKind, holderKind, transactionCode, entryClass) => {
    expect(describeLinked(order({ kind }), { ...linked, accountKind, holderKind }, profile)).toMatchObject({
      format: 'nacha',
      entryClass,
      entry: { transactionCode, routingNumber: '026000005', accountNumber: '4477', cents: '100' },
    });
  },
);

it('a wire to a linked account, and dollars without ACH, can’t be sent', () => {
  expect(describeLinked(order({ kind: 'wire' }), linked, profile)).toEqual({ refusal: 'unsupported' });
  expect(describeLinked(order({ currency: 'EUR' }), linked, profile)).toEqual({ refusal: 'unsupported' });
  expect(describeLinked(order(), linked, { ...profile, ach: undefined })).toEqual({ refusal: 'unsupported' });
});

it.each([
  [{}, '22', 'CCD'],
  [{ accountKind: 'savings' }, '32', 'CCD'],
  [{ holderKind: 'consumer' }, '22', 'PPD'],
  [{ accountKind: 'savings', holderKind: 'consumer' }, '32', 'PPD'],
] as const)('a payout by ACH to %j is an entry %s of class %s', (account, transactionCode, entryClass) => {
  const counterparty = { ...recipient, ...account };
  expect(describePayment(order({ counterparty }), profile)).toMatchObject({ entryClass, entry: { transactionCode } });
});

it.each(['US', 'PR', 'GU', 'VI', 'AS', 'MP'])('a payout to a bank in %s goes by ACH', (country) => {
  const counterparty = { ...recipient, country };
  expect(describePayment(order({ counterparty }), profile)).toMatchObject({ format: 'nacha' });
});

it('a payout from a Smart account debits the bank that holds it, without ACH', () => {
  const counterparty = { ...recipient, from: 'smart' };
  expect(describePayment(order({ counterparty }), profile)).toMatchObject({
    format: 'pain.001',
    account: 'USD:smart',
    kind: 'credit',
  });
});

it.each([
  ['2', { format: 'pain.001', account: 'USD:smart' }],
  ['1', { format: 'nacha' }],
  ['of a bank that we left', { format: 'nacha' }],
])('money that arrived at account %s goes back from that account', (fromAccount, file) => {
  const counterparty = { ...recipient, fromAccount };
  expect(describePayment(order({ counterparty }), profile)).toMatchObject(file);
});

it('a payout of a type without its own account debits the account of the currency, as deposits to it arrive there', () => {
  const counterparty = { ...recipient, from: 'merchant' };
  expect(describePayment(order({ counterparty }), profile)).toMatchObject({ format: 'nacha' });
  const { ach: _, ...withoutAch } = profile;
  expect(describePayment(order({ counterparty }), withoutAch)).toMatchObject({ format: 'pain.001', account: 'USD' });
});

it.each([
  ['traditional', 'smart', 'USD', '2'],
  ['smart', 'traditional', 'USD:smart', '1'],
] as const)(
  'a transfer from our %s to our %s account debits the one and credits the other',
  (from, rail, account, credited) => {
    const described = describePayment(
      order({ kind: 'book', counterparty: { kind: 'own-account', rail, from } }),
      profile,
    );
    expect(described).toMatchObject({ format: 'pain.001', account, kind: 'book' });
    expect(ownAccountOf(described)).toBe(credited);
  },
);

it('a transfer to an account that we don’t have is refused', () => {
  const counterparty = { kind: 'own-account', rail: 'merchant' } as const;
  expect(describePayment(order({ kind: 'book', counterparty }), profile)).toEqual({ refusal: 'no_account' });
});
