import { expect, it } from 'vitest';
import { type EInvoiceFacts, eInvoiceProblem } from './e-invoice.ts';

const address = { line1: '1 Pier', city: 'Boston', country: 'US' };
const party = { legalName: 'A', isVerified: false };
const base: EInvoiceFacts = {
  number: 'INV-1',
  sendingDate: '2026-03-05',
  currency: 'EUR',
  sender: { ...party, address },
  recipient: { ...party, address },
};

it.each([
  ['with both addresses', {}, null],
  ['in yen, without decimals', { currency: 'JPY' }, null],
  ['that was not sent', { number: undefined }, 'notSent'],
  ['in a currency of three decimals', { currency: 'BHD' }, 'currency'],
  ['in bitcoin', { currency: 'BTC' }, 'currency'],
  ['in renminbi outside China, which ISO 4217 does not have', { currency: 'CNH' }, 'currency'],
  ['without the seller’s address', { sender: party }, 'sellerAddress'],
  ['without the buyer’s address', { recipient: party }, 'buyerAddress'],
] as const)('an invoice %s has the problem', (_what, changes, problem) => {
  expect(eInvoiceProblem({ ...base, ...changes })).toBe(problem);
});
