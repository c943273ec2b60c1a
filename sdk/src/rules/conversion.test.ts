import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConversionTerms, convertSent, convertToReceive } from './conversion.ts';

const usdToEur: ConversionTerms = { from: 'USD', to: 'EUR', rate: '0.922339', marginRate: '0.006' };

describe('the conversion of an amount that is sent', () => {
  it.for([
    // Sent, margin, received; all in minor units.
    [100_00n, 60n, 91_68n, usdToEur],
    [1n, 0n, 0n, usdToEur],
    [1_00n, 1n, 91n, usdToEur],
    // Half a cent of margin is rounded up.
    [83n, 0n, 76n, usdToEur],
    [84n, 1n, 76n, usdToEur],
    [100_00n, 0n, 92_23n, { ...usdToEur, marginRate: '0' }],
    [1_000_00n, 6_00n, 18_138_68n, { ...usdToEur, to: 'MXN', rate: '18.248175' }],
    // Two decimals to none, and none to two.
    [100_00n, 0n, 15_025n, { from: 'USD', to: 'JPY', rate: '150.259', marginRate: '0' }],
    [15_025n, 0n, 99_99n, { from: 'JPY', to: 'USD', rate: '0.006655', marginRate: '0' }],
  ] as const)('of %s takes the margin %s and yields %s', ([sent, margin, received, terms]) => {
    expect(convertSent(sent, terms)).toMatchObject({ sentMinor: sent, marginMinor: margin, receivedMinor: received });
  });

  it('leaves a remainder below one minor unit', () => {
    expect(convertSent(100_00n, usdToEur).remainder).toEqual({ units: 4_966n * 10n, scale: 6 });
  });
});

describe('the conversion that yields an amount', () => {
  it('sends the smallest amount that yields it', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n });
    const rates = fc.integer({ min: 1_000, max: 200_000_000 }).map((units) => (units / 1e6).toFixed(6));
    const margins = fc.constantFrom('0', '0.004', '0.006', '0.025');
    fc.assert(
      fc.property(amounts, rates, margins, (received, rate, marginRate) => {
        const terms = { from: 'USD', to: 'MXN', rate, marginRate };
        const found = convertToReceive(received, terms);
        expect(found.receivedMinor).toBeGreaterThanOrEqual(received);
        if (found.sentMinor > 1n) expect(convertSent(found.sentMinor - 1n, terms).receivedMinor).toBeLessThan(received);
      }),
      { seed: 20260306, numRuns: 200 },
    );
  });
});
