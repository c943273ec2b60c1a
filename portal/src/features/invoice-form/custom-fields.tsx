import { invoiceLimits } from '@quittance/sdk/rules';
import { TextField, useI18n } from '@quittance/widgets/kit';
import { EntryList, type FormPartProps } from './entry-list.tsx';
import type { InvoiceFormCustomField } from './invoice-form-values.ts';
import { invoiceFormTexts } from './texts.en.ts';

/** Details of the seller's own, such as an order number. */
export function CustomFields({ values, dispatch }: FormPartProps) {
  const { t } = useI18n(invoiceFormTexts);
  const fields = ({ key, label, value }: InvoiceFormCustomField, index: number) => {
    const change = (changes: Partial<Omit<InvoiceFormCustomField, 'key'>>) =>
      dispatch({ type: 'change', list: 'customFields', key, changes });
    return (
      <>
        <TextField
          label={t('customLabel')}
          name={`customFields.${index}.label`}
          maxLength={invoiceLimits.customFieldLabelCharacters}
          value={label}
          onChange={(next) => change({ label: next })}
        />
        <TextField
          label={t('customValue')}
          name={`customFields.${index}.value`}
          maxLength={invoiceLimits.customFieldValueCharacters}
          value={value}
          onChange={(next) => change({ value: next })}
        />
      </>
    );
  };
  return (
    <EntryList
      values={values}
      dispatch={dispatch}
      list="customFields"
      title={t('customFields')}
      hint={t('customFieldsHint')}
      add={t('addCustomField')}
      nameOf={(position) => t('customField', { position })}
      removeOf={(position) => t('removeCustomField', { position })}
      fields={fields}
    />
  );
}
