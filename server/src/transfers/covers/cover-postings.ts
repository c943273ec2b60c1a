import { coins } from '@quittance/sdk/rules';
import { accounts, credit, debit, type JournalEntry, type PostingLine } from '../../ledger/index.ts';
import type { Cover } from './cover.ts';

// P10, cover. `bank:fx` is what is on its way to the dealer and from it, until the value date. S is what is sold, T what
// the house owes its customers, Y what the dealer pays. Each journal has the business key `fxc:<cover>:<step>`.

const atDealer = accounts.bank('fx');
const coinUnits: ReadonlySet<string> = new Set(coins);

/** Where the dealer takes money from, and pays it to. */
const placeOf = (currency: string) =>
  coinUnits.has(currency) ? accounts.wallet(currency) : accounts.bank('traditional');

const journal = ({ id }: Cover, step: string, lines: readonly PostingLine[]): JournalEntry => ({
  businessKey: `fxc:${id}:${step}`,
  book: 'cash',
  kind: `fx-cover-${step}`,
  lines,
});

/** Revenue of the house if an amount is above 0, else an expense. */
function residual(minor: bigint, currency: string): readonly PostingLine[] {
  if (minor === 0n) return [];
  return minor > 0n
    ? [credit(accounts.revenue('fx_residual'), minor, currency)]
    : [debit(accounts.expense('fx_residual'), -minor, currency)];
}

const boughtOf = ({ id, boughtMinor }: Cover): bigint => {
  if (boughtMinor === null) throw new Error(`The dealer has not dealt ${id}.`);
  return boughtMinor;
};

/** Dr fx:pos S / Cr bank:fx S ‖ Dr bank:fx Y / Cr fx:pos T, and Y − T to the residual. */
export function coverDealt(cover: Cover): readonly JournalEntry[] {
  const { soldCurrency, soldMinor, boughtCurrency, positionMinor } = cover;
  const boughtMinor = boughtOf(cover);
  return [
    journal(cover, 'sold', [
      debit(accounts.fxPosition(), soldMinor, soldCurrency),
      credit(atDealer, soldMinor, soldCurrency),
    ]),
    journal(cover, 'bought', [
      debit(atDealer, boughtMinor, boughtCurrency),
      credit(accounts.fxPosition(), positionMinor, boughtCurrency),
      ...residual(boughtMinor - positionMinor, boughtCurrency),
    ]),
  ];
}

/** On the value date. Dr bank:fx S / Cr bank S ‖ Dr bank Y / Cr bank:fx Y. */
export function coverSettled(cover: Cover): readonly JournalEntry[] {
  const { soldCurrency, soldMinor, boughtCurrency } = cover;
  const boughtMinor = boughtOf(cover);
  return [
    journal(cover, 'delivered', [
      debit(atDealer, soldMinor, soldCurrency),
      credit(placeOf(soldCurrency), soldMinor, soldCurrency),
    ]),
    journal(cover, 'received', [
      debit(placeOf(boughtCurrency), boughtMinor, boughtCurrency),
      credit(atDealer, boughtMinor, boughtCurrency),
    ]),
  ];
}

/** Nothing is exchanged: what is left of each currency is the house's. */
export function coverNetted(cover: Cover): readonly JournalEntry[] {
  const { soldCurrency, soldMinor, boughtCurrency, positionMinor } = cover;
  return [
    ...closed(cover, 'sold', { minor: soldMinor, currency: soldCurrency }),
    ...closed(cover, 'bought', { minor: -positionMinor, currency: boughtCurrency }),
  ];
}

/** Dr fx:pos / Cr rev:fx_residual, or the other way round with the expense. */
function closed(
  cover: Cover,
  step: string,
  { minor, currency }: { readonly minor: bigint; readonly currency: string },
): readonly JournalEntry[] {
  if (minor === 0n) return [];
  const position = accounts.fxPosition();
  const line = minor > 0n ? debit(position, minor, currency) : credit(position, -minor, currency);
  return [journal(cover, step, [line, ...residual(minor, currency)])];
}
