import { type BankField, bankAccountTypes } from '@quittance/sdk/banking';
import { RadioGroup, TextField, useI18n } from '@quittance/widgets/kit';
import { recipientFormTexts } from './form-texts.en.ts';
import { tidied } from './recipient-values.ts';
import { recipientsTexts } from './texts.en.ts';

interface BankFieldInputProps {
  readonly field: BankField;
  readonly country: string;
  readonly isRequired: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** These hold letters, too. */
const textFields: ReadonlySet<BankField> = new Set(['iban', 'bic', 'ifsc', 'accountNumber']);

/** One field of a bank account. Spaces and dashes may be pasted; leaving the field groups its characters. */
export function BankFieldInput({ field, country, isRequired, value, onChange }: BankFieldInputProps) {
  const { t } = useI18n(recipientFormTexts);
  const { t: listText } = useI18n(recipientsTexts);
  const label = listText(`field.${field}`);
  if (field === 'accountType') {
    return (
      <RadioGroup
        label={label}
        name="details.accountType"
        options={bankAccountTypes.map((type) => ({ value: type, label: listText(`accountType.${type}`) }))}
        value={value}
        onChange={onChange}
      />
    );
  }
  const hint = field === 'bankCode' ? t(country === 'HK' ? 'hint.bankCodeHk' : 'hint.bankCodeSg') : t(`hint.${field}`);
  return (
    <TextField
      label={label}
      name={`details.${field}`}
      description={hint}
      required={isRequired}
      autoComplete="off"
      inputMode={textFields.has(field) ? 'text' : 'numeric'}
      maxLength={64}
      value={value}
      onChange={onChange}
      onBlur={() => onChange(tidied(field, value, country))}
    />
  );
}
