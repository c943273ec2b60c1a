import { expect, it } from 'vitest';
import { coinAmountOf } from './coin-amount.ts';

it.each([
  // 100 / 50,000 exactly.
  ['USD', 10_000n, 'BTC', '50000', 200_000n, '0.000000000000'],
  // 100 / 67,250.5 = 0.001486977…, rounded up.
  ['USD', 10_000n, 'BTC', '67250.5', 148_698n, '0.014849000000'],
  ['USD', 10_000n, 'ETH', '3512.75', 28_467_730_000_000_000n, '0.001855750000'],
  ['USD', 1n, 'BTC', '67250.5', 15n, '0.008757500000'],
  // No decimals.
  ['JPY', 10_000n, 'BTC', '9500000', 105_264n, '0.080000000000'],
])('%s %s in %s at %s', (currency, amountMinor, coin, rate, coinMinor, remainder) => {
  expect(coinAmountOf({ currency, amountMinor, coin, rate })).toEqual({ coinMinor, remainder });
});

it('never asks for less than the amount, and never for a step more', () => {
  for (let cents = 1n; cents < 100_000n; cents += 997n) {
    const exchanged = coinAmountOf({ currency: 'USD', amountMinor: cents, coin: 'BTC', rate: '67250.123456' });
    const coinMinor = exchanged?.coinMinor ?? 0n;
    const worth = (coins: bigint) => coins * 67_250_123_456n * 100n;
    const amount = cents * 10n ** 14n;
    expect(worth(coinMinor) >= amount && worth(coinMinor - 1n) < amount).toBe(true);
  }
});

it('refuses a coin whose step is worth more than a cent', () => {
  expect(coinAmountOf({ currency: 'USD', amountMinor: 1n, coin: 'BTC', rate: '2500000' })).toBeNull();
  expect(coinAmountOf({ currency: 'ETH', amountMinor: 1n, coin: 'BTC', rate: '19.1' })).toBeNull();
});
