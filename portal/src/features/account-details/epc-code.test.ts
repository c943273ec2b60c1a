import { expect, it } from 'vitest';
import { epcCode } from './epc-code.ts';

const transfer = { name: 'Harbor Studio LLC', iban: 'DE02120300000000202051', reference: 'RF18539007547034' };

it('has the lines of the standard, in order', () => {
  expect(epcCode({ ...transfer, bic: 'BYLADEM1001' })).toBe(
    'BCD\n002\n1\nSCT\nBYLADEM1001\nHarbor Studio LLC\nDE02120300000000202051\n\n\nRF18539007547034',
  );
});

it('keeps the line of an absent BIC, and the limit of names', () => {
  const lines = epcCode({ ...transfer, name: 'n'.repeat(80) }).split('\n');
  expect(lines[4]).toBe('');
  expect(lines[5]).toHaveLength(70);
});
