import { describe, expect, it } from 'vitest';
import { bitcoinAddress, isBitcoinAddress, isEthereumAddress } from './addresses.ts';

describe('an address of Bitcoin’s test network', () => {
  // From BIP 173 and BIP 350.
  it.each([
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
    'TB1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KXPJZSX',
  ])('%s is one', (address) => {
    expect(isBitcoinAddress(address)).toBe(true);
  });

  it.each([
    ['another network', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['a wrong check digit', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy'],
    ['mixed case', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7'],
    ['the older checksum for a later version', 'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf'],
    ['padding of more than four bits', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf'],
    ['nothing', ''],
  ])('with %s is none', (_name, address) => {
    expect(isBitcoinAddress(address)).toBe(false);
  });

  it('is written as it is read', () => {
    const program = Buffer.from('751e76e8199196d454941c45d1b3a323f1433bd6', 'hex');
    expect(bitcoinAddress(program)).toBe('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
  });
});

it('an address of Ethereum has 40 hexadecimal digits', () => {
  expect(isEthereumAddress('0x52908400098527886e0f7030069857d2e4169ee7')).toBe(true);
  expect(isEthereumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(true);
  expect(isEthereumAddress('52908400098527886e0f7030069857d2e4169ee7')).toBe(false);
  expect(isEthereumAddress('0x52908400098527886e0f7030069857d2e4169ee')).toBe(false);
});
