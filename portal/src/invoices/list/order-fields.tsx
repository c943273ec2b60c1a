import { defaultInvoiceSort, invoiceSorts } from '@quittance/sdk/rules';
import { DateField, SelectField, useI18n } from '@quittance/widgets/kit';
import { type ListOrder, sortsFor } from './list-order.ts';
import { invoiceListTexts } from './texts.en.ts';

interface OrderFieldsProps {
  readonly filter: ListOrder;
  /** The currency of the list; empty for all. */
  readonly currency: string;
  readonly onChange: (changed: Partial<ListOrder>) => void;
}

/** Order and period above a list of invoices. */
export function OrderFields({ filter: { sort, dueFrom, dueTo }, currency, onChange }: OrderFieldsProps) {
  const { t } = useI18n(invoiceListTexts);
  const sorts = sortsFor(currency);
  return (
    <>
      <SelectField
        label={t('sortLabel')}
        required={null}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={sorts.includes(sort) ? sort : defaultInvoiceSort}
        onChange={(chosen) => onChange({ sort: invoiceSorts.find((value) => value === chosen) ?? defaultInvoiceSort })}
      />
      <DateField
        label={t('dueFrom')}
        required={null}
        allowReset
        value={dueFrom}
        max={dueTo || undefined}
        onChange={(date) => onChange({ dueFrom: date })}
      />
      <DateField
        label={t('dueTo')}
        required={null}
        allowReset
        value={dueTo}
        min={dueFrom || undefined}
        onChange={(date) => onChange({ dueTo: date })}
      />
    </>
  );
}
