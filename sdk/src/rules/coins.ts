/** The coins that buyers can pay with: the crypto pair. */
export const coins = ['BTC', 'ETH'] as const;
export type Coin = (typeof coins)[number];

interface CoinRequest {
  readonly coin: Coin;
  readonly address: string;
  /** Decimal text in coins. */
  readonly amount: string;
  /** The same in satoshi or wei. */
  readonly minor: string;
}

/** Returns the link by which wallets fill in a payment: BIP 21 for Bitcoin, EIP 681 for Ethereum. */
export const coinPaymentLink = ({ coin, address, amount, minor }: CoinRequest): string =>
  coin === 'BTC' ? `bitcoin:${address}?amount=${amount}` : `ethereum:${address}?value=${minor}`;
