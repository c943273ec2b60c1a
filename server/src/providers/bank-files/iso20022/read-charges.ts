import { childrenOf, findElement, findText, type XmlElement } from '../../../xml/index.ts';
import { type Amount, readAmount } from './read-amount.ts';

/** What the bank takes for its services, or interest. */
export type ChargeKind = 'fee' | 'interest';

/** Codes of ISO 20022: charges, commissions with and without tax, fees. */
const fees: ReadonlySet<string> = new Set(['CHRG', 'COMM', 'COME', 'COMI', 'COMT', 'FEES']);

const senders = ['InitgPty', 'Dbtr', 'DbtrAcct', 'UltmtDbtr'] as const;

/**
 * Says whether an entry is the bank's own charge or interest; undefined for a movement of money. A commission that
 * somebody pays has the same code as a fee that is given back. It names its sender, and is a deposit.
 */
export function chargeKindOf(
  entry: XmlElement,
  { transaction, direction }: { readonly transaction: XmlElement | undefined; readonly direction: 'credit' | 'debit' },
): ChargeKind | undefined {
  const kind = kindByCode(entry, transaction);
  if (kind !== 'fee') return kind;
  // A reversed debit takes such a deposit back.
  const mayBeDeposit = direction === 'credit' || findText(entry, 'RvslInd') === 'true';
  return mayBeDeposit && namesSender(entry) ? undefined : 'fee';
}

function kindByCode(entry: XmlElement, transaction: XmlElement | undefined): ChargeKind | undefined {
  for (const each of [transaction, entry]) {
    const domain = findElement(each, 'BkTxCd/Domn');
    const codes = [findText(domain, 'Fmly/Cd'), findText(domain, 'Fmly/SubFmlyCd')];
    if (codes.some((code) => code !== undefined && fees.has(code))) return 'fee';
    if (codes.includes('INTR')) return 'interest';
  }
  return undefined;
}

/** Whether a transaction of an entry names anybody as its sender; also one of an entry that can't be split. */
const namesSender = (entry: XmlElement): boolean =>
  childrenOf(entry, 'NtryDtls')
    .flatMap((group) => childrenOf(group, 'TxDtls'))
    .map((transaction) => findElement(transaction, 'RltdPties'))
    .some((parties) => senders.some((name) => findElement(parties, name)));

/**
 * Adds up the fees of our own bank that the amount of an entry includes; below 0 for fees given back. Those of the entry
 * count, or else those of its only transaction.
 *
 * A fee of another bank on the way is not ours: the money arrived without it. A record that names no bank is our
 * bank's own in a debit. In a credit it may be any bank's, so it counts only with our bank's name.
 */
export function includedFees(
  entry: XmlElement,
  {
    transaction,
    servicer,
    currency,
  }: { readonly transaction: XmlElement | undefined; readonly servicer: string | undefined; readonly currency: string },
): bigint {
  const isDebit = findText(entry, 'CdtDbtInd') === 'DBIT';
  const records = [entry, transaction]
    .map((each) => childrenOf(findElement(each, 'Chrgs'), 'Rcrd'))
    .find((each) => each.length > 0);
  return (records ?? [])
    .filter((record) => findText(record, 'ChrgInclInd') === 'true')
    .filter((record) => {
      const agent = findText(record, 'Agt/FinInstnId/BICFI') ?? findText(record, 'Agt/FinInstnId/BIC');
      return agent === undefined ? isDebit && !findElement(record, 'Agt') : agent === servicer;
    })
    .map((record): Amount & { readonly isGivenBack: boolean } => ({
      ...readAmount(findElement(record, 'Amt')),
      isGivenBack: findText(record, 'CdtDbtInd') === 'CRDT',
    }))
    .filter((fee) => fee.currency === currency)
    .reduce((sum, { amountMinor, isGivenBack }) => sum + (isGivenBack ? -amountMinor : amountMinor), 0n);
}
