import { invoiceDocumentTexts } from '@quittance/sdk/i18n';
import type { DocumentItem } from '@quittance/sdk/rules';
import { useI18n } from '../kit/base/i18n.tsx';

/** The items. Without space for columns, each has its name and amount above quantity × price. */
export function ItemTable({ items }: { readonly items: readonly DocumentItem[] }) {
  const { t } = useI18n(invoiceDocumentTexts);
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
        {items.map(({ name, unitPrice, quantity, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and a sent document never changes
          <tr key={index} role="row">
            <td role="cell" className="q-items__name">
              <bdi>{name}</bdi>
            </td>
            <td role="cell" className="q-items__figure q-items__rate">
              {unitPrice && <span className="q-amount">{unitPrice}</span>}
            </td>
            <td role="cell" className="q-items__figure q-items__qty q-numeric">
              {quantity}
            </td>
            <td role="cell" className="q-items__figure q-items__amount">
              <span className="q-amount">{amount}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
