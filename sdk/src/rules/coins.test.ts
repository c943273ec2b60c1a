import { expect, it } from 'vitest';
import { coinPaymentLink } from './coins.ts';

it.each([
  [
    'BTC',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    '0.00148698',
    '148698',
    'bitcoin:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx?amount=0.00148698',
  ],
  [
    'ETH',
    '0x52908400098527886e0f7030069857d2e4169ee7',
    '0.02846773',
    '28467730000000000',
    'ethereum:0x52908400098527886e0f7030069857d2e4169ee7?value=28467730000000000',
  ],
] as const)('the link of a payment in %s', (coin, address, amount, minor, link) => {
  expect(coinPaymentLink({ coin, address, amount, minor })).toBe(link);
});
