import type { BankMoveDirection } from '@quittance/sdk/rules';
import { type Account, accounts, credit, debit, type JournalEntry, type PostingLine } from '../ledger/index.ts';
import { bookedStep, businessKey, type TransferStepName } from './business-key.ts';
import { type Quote, totalOf } from './quote.ts';
import type { Transfer } from './transfer.ts';

// The journals of each step of a transfer. The keys P9, P10 and P11 are those of the money lifecycle; S is what is sent, m
// the margin, f the fee, T what is received. Each journal has the business key `trf:<transfer>:<step>`.

const journal = (
  transfer: Transfer,
  step: TransferStepName,
  entry: Pick<JournalEntry, 'kind' | 'lines'>,
): JournalEntry => ({
  ...entry,
  book: 'cash',
  businessKey: businessKey(transfer, step),
  organizationId: transfer.organizationId,
});

/** The balance that the money leaves. */
export const sourceOf = ({ organizationId, fromCurrency: currency, fromAccountType: accountType }: Quote): Account =>
  accounts.available(organizationId, { currency, accountType });

const targetOf = ({ quote }: Transfer): Account => {
  const { toOrganizationId, toCurrency: currency, toAccountType: accountType } = quote;
  if (toOrganizationId === null) return accounts.payoutQueued(quote.organizationId);
  return accounts.available(toOrganizationId, { currency, accountType });
};

const holdOf = ({ organizationId }: Transfer): Account => accounts.onHold(organizationId, 'txn');

/** Where the money goes first: to its target, or on the way to another of our banks. */
const destinationOf = (transfer: Transfer): Account => (transfer.viaTransit ? accounts.transit() : targetOf(transfer));

/** Dr avail S+f / Cr hold:txn S+f. Monitoring keeps the money back. */
export const moneyHeld = (transfer: Transfer): JournalEntry => {
  const { quote } = transfer;
  return journal(transfer, 'held', {
    kind: 'transfer-held',
    lines: [
      debit(sourceOf(quote), totalOf(quote), quote.fromCurrency),
      credit(holdOf(transfer), totalOf(quote), quote.fromCurrency),
    ],
  });
};

/** Dr hold:txn S+f / Cr blocked S+f, by order of an authority. */
export const moneyBlocked = (transfer: Transfer): JournalEntry => {
  const { quote } = transfer;
  return journal(transfer, 'blocked', {
    kind: 'transfer-blocked',
    lines: [
      debit(holdOf(transfer), totalOf(quote), quote.fromCurrency),
      credit(accounts.blocked(transfer.organizationId), totalOf(quote), quote.fromCurrency),
    ],
  });
};

/**
 * The money leaves the balance, or the hold. P9 without a conversion: Dr S+f / Cr destination S, Cr feehold f. P10 with
 * one: Dr S+f / Cr fx:pos S−m, Cr rev:fx m, Cr feehold f ‖ Dr fx:pos T / Cr destination T.
 */
export function moneyMoved(transfer: Transfer): readonly JournalEntry[] {
  const { quote } = transfer;
  const { fromCurrency, sentMinor, feeMinor, conversion } = quote;
  const taken = debit(transfer.wasHeld ? holdOf(transfer) : sourceOf(quote), totalOf(quote), fromCurrency);
  const fee = feeMinor > 0n ? [credit(accounts.feeHold(transfer.organizationId), feeMinor, fromCurrency)] : [];
  if (!conversion) {
    const lines = [taken, credit(destinationOf(transfer), sentMinor, fromCurrency), ...fee];
    return [journal(transfer, 'moved', { kind: 'transfer-moved', lines })];
  }
  return [
    journal(transfer, 'moved', { kind: 'transfer-sold', lines: [taken, ...sold(quote), ...fee] }),
    journal(transfer, 'bought', { kind: 'transfer-bought', lines: bought(quote, destinationOf(transfer)) }),
  ];
}

/** Cr fx:pos S−m, Cr rev:fx m. */
function sold({ fromCurrency, sentMinor, marginMinor }: Quote): readonly PostingLine[] {
  const margin = marginMinor > 0n ? [credit(accounts.revenue('fx'), marginMinor, fromCurrency)] : [];
  return [credit(accounts.fxPosition(), sentMinor - marginMinor, fromCurrency), ...margin];
}

/** Dr fx:pos T / Cr destination T. */
const bought = ({ toCurrency, receivedMinor }: Quote, destination: Account): readonly PostingLine[] => [
  debit(accounts.fxPosition(), receivedMinor, toCurrency),
  credit(destination, receivedMinor, toCurrency),
];

/** Dr bank:b T / Cr bank:a T, also when our banks move it again. */
export function moneyBooked(transfer: Transfer, presentment = 1): JournalEntry {
  const { fromAccountType, toAccountType, receivedMinor, toCurrency } = transfer.quote;
  return journal(transfer, bookedStep(presentment), {
    kind: 'transfer-booked',
    lines: [
      debit(accounts.bank(toAccountType ?? 'traditional'), receivedMinor, toCurrency),
      credit(accounts.bank(fromAccountType), receivedMinor, toCurrency),
    ],
  });
}

/** Dr bank:b T / Cr bank:a T, or the other way round: our banks moved it without an order. */
export function moneyMovedByBank(
  transfer: Transfer,
  { number, direction }: { readonly number: number; readonly direction: BankMoveDirection },
): JournalEntry {
  const { fromAccountType, toAccountType, receivedMinor, toCurrency } = transfer.quote;
  const [source, target] = [accounts.bank(fromAccountType), accounts.bank(toAccountType ?? 'traditional')];
  const [to, from] = direction === 'there' ? [target, source] : [source, target];
  return journal(transfer, `bank-move-${number}`, {
    kind: 'transfer-bank-moved',
    lines: [debit(to, receivedMinor, toCurrency), credit(from, receivedMinor, toCurrency)],
  });
}

/** P9, at another bank of ours: Dr bank:b T / Cr bank:a T ‖ Dr transit:book T / Cr avail T. */
export function moneyArrived(transfer: Transfer): readonly JournalEntry[] {
  const { receivedMinor, toCurrency } = transfer.quote;
  return [
    moneyBooked(transfer),
    journal(transfer, 'arrived', {
      kind: 'transfer-arrived',
      lines: [
        debit(accounts.transit(), receivedMinor, toCurrency),
        credit(targetOf(transfer), receivedMinor, toCurrency),
      ],
    }),
  ];
}

/** Lines that move what is received from one account to another. */
const payout = (transfer: Transfer, step: TransferStepName, [from, to]: readonly [Account, Account]): JournalEntry => {
  const { receivedMinor, toCurrency } = transfer.quote;
  return journal(transfer, step, {
    kind: `withdrawal-${step}`,
    lines: [debit(from, receivedMinor, toCurrency), credit(to, receivedMinor, toCurrency)],
  });
};

/** P11b, accepted by the bank: Dr payout:queued W / Cr payout:sent W, and Dr feehold f / Cr rev:withdrawal f. */
export function payoutSent(transfer: Transfer): readonly JournalEntry[] {
  const { organizationId, quote } = transfer;
  const sent = payout(transfer, 'sent', [accounts.payoutQueued(organizationId), accounts.payoutSent(organizationId)]);
  if (quote.feeMinor === 0n) return [sent];
  const lines = [
    debit(accounts.feeHold(organizationId), quote.feeMinor, quote.fromCurrency),
    credit(accounts.revenue('withdrawal'), quote.feeMinor, quote.fromCurrency),
  ];
  return [sent, journal(transfer, 'fee', { kind: 'withdrawal-fee', lines })];
}

/** P11b, settled: Dr payout:sent W / Cr bank W. */
export const payoutSettled = (transfer: Transfer, rail: string): JournalEntry =>
  payout(transfer, 'settled', [accounts.payoutSent(transfer.organizationId), accounts.bank(rail)]);

/** P11c: Dr payout:sent W / Cr suspense:ret W before the settlement, Dr bank W / Cr suspense:ret W after it. */
export const payoutReturned = (
  transfer: Transfer,
  { rail, wasSettled }: { readonly rail: string; readonly wasSettled: boolean },
): JournalEntry =>
  payout(transfer, 'returned', [
    wasSettled ? accounts.bank(rail) : accounts.payoutSent(transfer.organizationId),
    accounts.suspenseReturned(),
  ]);

/** Dr exp:return_fee r / Cr bank r. The house bears the bank's fee. */
export const returnFeeCharged = (
  transfer: Transfer,
  { rail, feeMinor }: { readonly rail: string; readonly feeMinor: bigint },
): readonly JournalEntry[] => {
  if (feeMinor === 0n) return [];
  const { toCurrency } = transfer.quote;
  const lines = [
    debit(accounts.expense('return_fee'), feeMinor, toCurrency),
    credit(accounts.bank(rail), feeMinor, toCurrency),
  ];
  return [journal(transfer, 'return-fee', { kind: 'withdrawal-return-fee', lines })];
};

/** The account that gets a refund, and pays what was refunded. */
function refundedAccountOf({ quote, organizationId }: Transfer): Account {
  const { toCurrency: currency, fromCurrency, fromAccountType } = quote;
  const accountType = currency === fromCurrency ? fromAccountType : 'traditional';
  return accounts.available(organizationId, { currency, accountType });
}

/** P11c, staff: Dr suspense:ret W / Cr avail W, in the account of that currency. */
export const payoutRefunded = (transfer: Transfer): JournalEntry =>
  payout(transfer, transfer.contradiction === null ? 'refunded' : 'refunded-again', [
    accounts.suspenseReturned(),
    refundedAccountOf(transfer),
  ]);

/** The bank paid out what had failed: Dr suspense:ret W / Cr bank W. Returned money covers it; otherwise staff decide. */
export const payoutSuspended = (transfer: Transfer, rail: string): JournalEntry =>
  payout(transfer, 'suspended', [accounts.suspenseReturned(), accounts.bank(rail)]);

/** And it came back: Dr bank W / Cr suspense:ret W. */
export const suspendedPayoutReturned = (transfer: Transfer, rail: string): JournalEntry =>
  payout(transfer, 'suspense-returned', [accounts.bank(rail), accounts.suspenseReturned()]);

/** Whether charging makes the conversion again that was undone when the bank refused the withdrawal. */
export const isConvertedAgain = ({ quote, contradiction }: Transfer): boolean =>
  quote.conversion !== null && contradiction?.after === 'rejected';

/**
 * Staff, the account pays: Dr avail W / Cr suspense:ret W. An undone conversion is made again at its own rate: Dr avail S /
 * Cr fx:pos S−m, Cr rev:fx m ‖ Dr fx:pos T / Cr suspense:ret T. Our fee, if it was given back, is not taken again.
 */
export function payoutCharged(transfer: Transfer): readonly JournalEntry[] {
  const { quote } = transfer;
  if (!isConvertedAgain(transfer)) {
    return [payout(transfer, 'charged', [refundedAccountOf(transfer), accounts.suspenseReturned()])];
  }
  const taken = debit(sourceOf(quote), quote.sentMinor, quote.fromCurrency);
  return [
    journal(transfer, 'charged', { kind: 'withdrawal-charged', lines: [taken, ...sold(quote)] }),
    journal(transfer, 'charged-bought', {
      kind: 'withdrawal-charged-bought',
      lines: bought(quote, accounts.suspenseReturned()),
    }),
  ];
}

/** Staff, we pay: Dr exp:payout_loss W / Cr suspense:ret W. */
export const payoutAbsorbed = (transfer: Transfer): JournalEntry =>
  payout(transfer, 'absorbed', [accounts.expense('payout_loss'), accounts.suspenseReturned()]);
