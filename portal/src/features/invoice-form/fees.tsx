import { invoiceLimits } from '@quittance/sdk/rules';
import { MoneyField, PercentField, SelectField, TextField, useI18n } from '@quittance/widgets/kit';
import { EntryAmount } from './entry-amount.tsx';
import { EntryList, type FormPartProps } from './entry-list.tsx';
import type { InvoiceFormFee } from './invoice-form-values.ts';
import { invoiceFormTexts } from './texts.en.ts';

interface FeesProps extends FormPartProps {
  /** Amount of each fee, decimal text in major units. */
  readonly amounts: readonly string[];
}

/** Fees on top of the items: a share of them, or a fixed amount. */
export function Fees({ values, dispatch, amounts }: FeesProps) {
  const { t } = useI18n(invoiceFormTexts);
  const { currency } = values;
  const fields = ({ key, name, type, value }: InvoiceFormFee, index: number) => {
    const change = (changes: Partial<Omit<InvoiceFormFee, 'key'>>) =>
      dispatch({ type: 'change', list: 'fees', key, changes });
    const field = {
      label: t(type === 'percent' ? 'feePercent' : 'feeAmount'),
      name: `fees.${index}.value`,
      value,
      onChange: (next: string) => change({ value: next }),
    };
    return (
      <>
        <TextField
          label={t('feeName')}
          name={`fees.${index}.name`}
          maxLength={invoiceLimits.feeNameCharacters}
          value={name}
          onChange={(next) => change({ name: next })}
        />
        <SelectField
          label={t('feeType')}
          options={(['percent', 'fixed'] as const).map((each) => ({ value: each, label: t(`feeTypes.${each}`) }))}
          value={type}
          onChange={(next) => change({ type: next === 'fixed' ? 'fixed' : 'percent', value: '' })}
        />
        {type === 'percent' ? (
          <PercentField {...field} decimals={4} />
        ) : (
          <MoneyField {...field} currency={currency} max={invoiceLimits.rate} />
        )}
        <EntryAmount value={amounts[index]} currency={currency} />
      </>
    );
  };
  return (
    <EntryList
      values={values}
      dispatch={dispatch}
      list="fees"
      title={t('fees')}
      hint={t('feesHint')}
      add={t('addFee')}
      nameOf={(position) => t('fee', { position })}
      removeOf={(position) => t('removeFee', { position })}
      fields={fields}
    />
  );
}
