import { Amount } from '../kit/amount/amount.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { invoiceTexts } from './texts.en.ts';

/** Formats an exact decimal text; Intl formats text without converting it to a float. */
const formatQuantity = (qty: string, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 18, useGrouping: 'always' }).format(
    qty as Intl.StringNumericLiteral,
  );

/** The items. Without space for columns, each has its name and amount above quantity × price. */
export function ItemTable({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t, locale } = useI18n(invoiceTexts);
  const { currency, items } = invoice;
  return (
    // Explicit roles: Safari drops them when cells are laid out as a grid.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className="q-items" role="table" aria-label={t('details')}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('item')}
          </th>
          <th role="columnheader" scope="col" className="q-items__figure">
            {t('unitPrice')}
          </th>
          <th role="columnheader" scope="col" className="q-items__figure">
            {t('quantity')}
          </th>
          <th role="columnheader" scope="col" className="q-items__figure">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and a sent document never changes
          <tr key={index} role="row">
            <td role="cell" className="q-items__name">
              <bdi>{item.name}</bdi>
            </td>
            <td role="cell" className="q-items__figure q-items__rate">
              {item.rate !== undefined && <Amount value={item.rate} currency={currency} />}
            </td>
            <td role="cell" className="q-items__figure q-items__qty q-numeric">
              {item.qty !== undefined && formatQuantity(item.qty, locale)}
            </td>
            <td role="cell" className="q-items__figure q-items__amount">
              <Amount value={item.amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
