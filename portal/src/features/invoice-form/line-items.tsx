import { decimalsOf } from '@quittance/sdk/money';
import { invoiceLimits } from '@quittance/sdk/rules';
import { MoneyField, NumberField, TextField, useI18n } from '@quittance/widgets/kit';
import { EntryAmount } from './entry-amount.tsx';
import { EntryList, type FormPartProps } from './entry-list.tsx';
import type { InvoiceFormTotals } from './invoice-form-totals.ts';
import type { InvoiceFormLine } from './invoice-form-values.ts';
import { invoiceFormTexts } from './texts.en.ts';

interface LineItemsProps extends FormPartProps {
  readonly totals: InvoiceFormTotals;
}

/** The lines of the invoice, each with its amount. */
export function LineItems({ values, dispatch, totals }: LineItemsProps) {
  const { t } = useI18n(invoiceFormTexts);
  const { currency } = values;
  const fields = ({ key, name, rate, quantity }: InvoiceFormLine, index: number) => {
    const change = (changes: Partial<Omit<InvoiceFormLine, 'key'>>) =>
      dispatch({ type: 'change', list: 'lines', key, changes });
    return (
      <>
        <TextField
          label={t('itemName')}
          name={`items.${index}.name`}
          maxLength={invoiceLimits.lineNameCharacters}
          value={name}
          onChange={(next) => change({ name: next })}
        />
        <MoneyField
          label={t('rate')}
          name={`items.${index}.rate`}
          currency={currency}
          decimals={Math.max(invoiceLimits.rateDecimals, decimalsOf(currency))}
          max={invoiceLimits.rate}
          value={rate}
          onChange={(next) => change({ rate: next })}
        />
        <NumberField
          label={t('quantity')}
          name={`items.${index}.qty`}
          decimals={invoiceLimits.quantityDecimals}
          max={invoiceLimits.quantity}
          value={quantity}
          onChange={(next) => change({ quantity: next })}
        />
        <EntryAmount value={totals.amounts.get(key)} currency={currency} />
      </>
    );
  };
  return (
    <EntryList
      values={values}
      dispatch={dispatch}
      list="lines"
      title={t('items')}
      add={t('addItem')}
      nameOf={(position) => t('item', { position })}
      removeOf={(position) => t('removeItem', { position })}
      fields={fields}
    />
  );
}
