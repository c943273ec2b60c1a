import type { Coin } from '@quittance/sdk/rules';
import type { Invoice } from '../../invoices/index.ts';
import { accounts, credit, debit, type JournalEntry } from '../../ledger/index.ts';
import { businessKey, journal, move, type Paying, unsettledOf } from '../postings.ts';
import type { Quote, Receipt } from './quote.ts';

// P5a, P5b and P10 of the money lifecycle with coins: they arrive in suspense, are exchanged at the quoted rate, and pay.
// Q is the quoted coins, A the payment's amount.

const { wallet } = accounts;

interface CoinMove {
  readonly invoice: Invoice;
  readonly coin: Coin;
}

const coinJournal = (
  { invoice }: CoinMove,
  key: string,
  entry: Pick<JournalEntry, 'kind' | 'lines'>,
): JournalEntry => ({
  ...entry,
  book: 'cash',
  businessKey: `chain:${key}`,
  organizationId: invoice.sellerOrganizationId,
  invoiceId: invoice.id,
});

/** P5a: a transaction is final: Dr bank:<coin> X / Cr suspense:in X. */
export function coinsArrived(move: CoinMove, { id, arrivals, coin_minor }: Receipt): JournalEntry {
  const amount = BigInt(coin_minor);
  return coinJournal(move, `${id}:arrived:${arrivals + 1}`, {
    kind: 'coins-arrived',
    lines: [debit(wallet(move.coin), amount, move.coin), credit(accounts.suspenseIn(), amount, move.coin)],
  });
}

/** A reorganization took a final transaction out of the chain: the reverse. */
export function coinsLost(move: CoinMove, { id, losses, coin_minor }: Receipt): JournalEntry {
  const amount = BigInt(coin_minor);
  return coinJournal(move, `${id}:lost:${losses + 1}`, {
    kind: 'coins-lost',
    lines: [debit(accounts.suspenseIn(), amount, move.coin), credit(wallet(move.coin), amount, move.coin)],
  });
}

/** Coins go back: Dr suspense:in X, or Dr fx:pos X of a denied payment / Cr bank:<coin> X. The network's fee is part of X. */
export function coinsSentBack(
  move: CoinMove,
  { id, coinMinor, isDenied }: { readonly id: string; readonly coinMinor: bigint; readonly isDenied: boolean },
): JournalEntry {
  const from = isDenied ? accounts.fxPosition() : accounts.suspenseIn();
  return coinJournal(move, `${id}:sent`, {
    kind: 'coins-sent-back',
    lines: [debit(from, coinMinor, move.coin), credit(wallet(move.coin), coinMinor, move.coin)],
  });
}

/** A rest that is too small to send back: Dr suspense:in X / Cr rev:fx_residual X. */
export const coinsKept = (
  move: CoinMove,
  { id, coinMinor }: { readonly id: string; readonly coinMinor: bigint },
): JournalEntry =>
  coinJournal(move, `${id}:kept`, {
    kind: 'coins-kept',
    lines: [
      debit(accounts.suspenseIn(), coinMinor, move.coin),
      credit(accounts.revenue('fx_residual'), coinMinor, move.coin),
    ],
  });

/** While blocks are awaited, Pending: Dr fx:pos A / Cr unsettled A. Posted once the coins are final. */
export const coinsHeld = (paying: Paying) => ({
  holdKey: businessKey(paying.payment, 'crypto'),
  book: 'cash' as const,
  kind: 'coins-detected',
  organizationId: paying.invoice.sellerOrganizationId,
  invoiceId: paying.invoice.id,
  lines: move(paying, accounts.fxPosition(), unsettledOf(paying)),
});

/** P10, the sold side: Dr suspense:in Q / Cr fx:pos Q. The bought side is the hold's. */
export function coinsConverted(paying: Paying, { coin, coin_minor }: Quote): JournalEntry {
  const amount = BigInt(coin_minor);
  return journal(paying, 'converted', {
    book: 'cash',
    kind: 'coins-converted',
    lines: [debit(accounts.suspenseIn(), amount, coin), credit(accounts.fxPosition(), amount, coin)],
  });
}

/** P7c with coins: Dr suspense:ret A / Cr fx:pos A. The coins have left our wallet. */
export const deniedCoinsSent = (paying: Paying): JournalEntry =>
  journal(paying, 'refunded', {
    book: 'cash',
    kind: 'denied-payment-refunded',
    lines: move(paying, accounts.suspenseReturned(), accounts.fxPosition()),
  });
