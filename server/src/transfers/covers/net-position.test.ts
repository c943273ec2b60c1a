import { expect, it } from 'vitest';
import { isExchanged, netPosition } from './net-position.ts';

const sells = (soldMinor: bigint, boughtMinor: bigint) => ({
  soldCurrency: 'USD',
  soldMinor,
  boughtCurrency: 'EUR',
  boughtMinor,
});
const buys = (boughtMinor: bigint, soldMinor: bigint) => ({
  soldCurrency: 'EUR',
  soldMinor,
  boughtCurrency: 'USD',
  boughtMinor,
});

it.for([
  ['what was sold most', [sells(1000n, 900n), sells(500n, 450n), buys(300n, 280n)], 'USD', 1200n, 1070n, true],
  ['the other way round', [sells(300n, 270n), buys(1000n, 930n)], 'EUR', 660n, 700n, true],
  ['nothing after opposite trades at one rate', [sells(1000n, 900n), buys(1000n, 900n)], 'USD', 0n, 0n, false],
  ['a gain in both', [sells(1000n, 900n), buys(990n, 905n)], 'USD', 10n, -5n, false],
  ['a gain in one', [sells(1000n, 900n), buys(1000n, 905n)], 'USD', 0n, -5n, false],
  ['a loss in both', [buys(1000n, 900n), sells(990n, 905n)], 'EUR', -5n, 10n, false],
] as const)('leaves %s', ([, trades, sold, soldMinor, positionMinor, exchanged]) => {
  const net = netPosition(trades);
  expect(net).toMatchObject({ soldCurrency: sold, soldMinor, positionMinor });
  expect(isExchanged(net)).toBe(exchanged);
});
