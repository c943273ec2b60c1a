import { formatDecimalMoney } from '../../money/index.ts';
import type { DocumentInvoice } from './document-invoice.ts';
import type { DocumentSetting } from './document-setting.ts';

/** A row of the item table. Texts are formatted; empty where a draft leaves a value open. */
export interface DocumentItem {
  readonly name: string;
  readonly unitPrice: string;
  readonly quantity: string;
  readonly amount: string;
}

/** Formats an exact decimal; Intl formats text without converting it to a float. */
const formatQuantity = (qty: string, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 18, useGrouping: 'always' }).format(
    qty as Intl.StringNumericLiteral,
  );

/** A unit price may have more decimals than the currency: rounded, it would not explain the amount. */
const formatRate = (rate: string, currency: string, locale: string): string =>
  formatDecimalMoney(rate, currency, locale, { maxDecimals: 18 });

export const documentItems = (
  { items, currency }: Pick<DocumentInvoice, 'items' | 'currency'>,
  { locale }: DocumentSetting,
): readonly DocumentItem[] =>
  items.map(({ name, rate, qty, amount }) => ({
    name,
    unitPrice: rate === undefined ? '' : formatRate(rate, currency, locale),
    quantity: qty === undefined ? '' : formatQuantity(qty, locale),
    amount: formatDecimalMoney(amount, currency, locale),
  }));
