import { invoiceDocumentTexts as texts } from '../../i18n/index.ts';
import { formatDecimalMoney, formatPercent, fromMinor, toMinor } from '../../money/index.ts';
import { formatBusinessDate } from '../../time/index.ts';
import { feeAmountMinor, type InvoiceFee } from '../invoice-amounts.ts';
import { isClosedUnpaid, isPaidOrBeingPaid } from '../invoice-status.ts';
import type { DocumentInvoice } from './document-invoice.ts';
import type { DocumentSetting } from './document-setting.ts';

/**
 * `fee`, `lateFee`: one fee by its name or day; `fees`, `lateFees`: their sum, if the invoice doesn't list them; `due`,
 * `sum`: the last line.
 */
export type DocumentTotalKind = 'subtotal' | 'fee' | 'fees' | 'lateFee' | 'lateFees' | 'discount' | 'due' | 'sum';

/** One line below the items. */
export interface DocumentTotal {
  readonly kind: DocumentTotalKind;
  readonly label: string;
  /** Decimal text in major units; negative for a discount. */
  readonly value: string;
  readonly text: string;
}

type Amounts = Pick<
  DocumentInvoice,
  'baseAmount' | 'amountToPay' | 'totalDue' | 'finalAmount' | 'currency' | 'status' | 'fees' | 'lateFees'
>;

interface Step {
  readonly kind: DocumentTotalKind;
  readonly label: string;
  readonly minor: bigint;
}

const sumOf = (steps: readonly Step[]): bigint => steps.reduce((sum, { minor }) => sum + minor, 0n);

function feeSteps(invoice: Amounts, { t, locale }: DocumentSetting): readonly Step[] {
  const { currency, fees = [] } = invoice;
  const baseMinor = toMinor(invoice.baseAmount, currency);
  const feesMinor = toMinor(invoice.amountToPay, currency) - baseMinor;
  const labelOf = ({ name, type, value }: InvoiceFee): string =>
    type === 'percent' ? t(texts, 'total.percentFee', { name, percent: formatPercent(value ?? '0', locale) }) : name;
  const listed = fees.map(
    (fee): Step => ({ kind: 'fee', label: labelOf(fee), minor: feeAmountMinor(fee, baseMinor, currency) }),
  );
  // The sum is what was billed: never list fees that don't add up to it.
  if (listed.length > 0 && sumOf(listed) === feesMinor) return listed;
  return [{ kind: 'fees', label: t(texts, 'total.fees'), minor: feesMinor }];
}

function lateFeeSteps(invoice: Amounts, { t, locale }: DocumentSetting): readonly Step[] {
  const { currency, lateFees = [] } = invoice;
  const minor = toMinor(invoice.totalDue, currency) - toMinor(invoice.amountToPay, currency);
  const listed = lateFees.map(
    ({ chargedOn, amount }): Step => ({
      kind: 'lateFee',
      label: t(texts, 'total.lateFee', { date: formatBusinessDate(chargedOn, locale) }),
      minor: toMinor(amount, currency),
    }),
  );
  return listed.length > 0 && sumOf(listed) === minor
    ? listed
    : [{ kind: 'lateFees', label: t(texts, 'total.lateFees'), minor }];
}

/** Returns the steps from the sum of the items to the amount due. Steps of zero are left out. */
export function documentTotals(invoice: Amounts, setting: DocumentSetting): readonly DocumentTotal[] {
  const { t, locale } = setting;
  const { currency } = invoice;
  const minorOf = (key: 'baseAmount' | 'amountToPay' | 'totalDue' | 'finalAmount') => toMinor(invoice[key], currency);
  const steps: readonly Step[] = [
    ...feeSteps(invoice, setting),
    ...lateFeeSteps(invoice, setting),
    { kind: 'discount', label: t(texts, 'total.discount'), minor: minorOf('finalAmount') - minorOf('totalDue') },
  ];
  const shown = steps.filter(({ minor }) => minor !== 0n);
  const subtotal: Step = { kind: 'subtotal', label: t(texts, 'total.subtotal'), minor: minorOf('baseAmount') };
  // An amount is not due once it is paid or being paid, or the invoice is closed.
  const kind = isPaidOrBeingPaid(invoice.status) || isClosedUnpaid(invoice.status) ? 'sum' : 'due';
  const total: Step = { kind, label: t(texts, `total.${kind}`), minor: minorOf('finalAmount') };
  return [...(shown.length > 0 ? [subtotal, ...shown] : []), total].map(({ minor, ...line }) => {
    const value = fromMinor(minor, currency);
    return { ...line, value, text: formatDecimalMoney(value, currency, locale) };
  });
}
