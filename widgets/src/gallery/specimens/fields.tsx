import { Checkbox } from '../../kit/fields/checkbox.tsx';
import { OneTimeCodeField } from '../../kit/fields/code-field.tsx';
import { MoneyField } from '../../kit/fields/money-field.tsx';
import { NewPasswordField } from '../../kit/fields/new-password-field.tsx';
import { PasswordField } from '../../kit/fields/password-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import type { SampleControlProps, Specimen } from '../specimen.ts';
import { useSampleValue } from './use-sample-value.ts';

function SampleTextField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'Harbor Studio');
  return <TextField {...props} value={value} onChange={setValue} maxLength={40} />;
}

function SampleTextArea(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'Brand workshop, two days on site');
  return <TextArea {...props} value={value} onChange={setValue} maxLength={150} />;
}

function SampleMoneyField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', '1234.5');
  return <MoneyField {...props} value={value} onChange={setValue} currency="EUR" />;
}

function SamplePasswordField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'Harbor42studio');
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

function SampleNewPasswordField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'Harbor4');
  return <NewPasswordField {...props} value={value} onChange={setValue} />;
}

function SampleCheckbox(props: SampleControlProps) {
  const [checked, setChecked] = useSampleValue(props, false, true);
  return <Checkbox {...props} checked={checked} onChange={setChecked} />;
}

function SampleOneTimeCodeField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', '482913');
  return <OneTimeCodeField {...props} value={value} onChange={setValue} />;
}

export const fieldSpecimens: readonly Specimen[] = [
  { name: 'text-field', group: 'fields', Control: SampleTextField },
  { name: 'text-area', group: 'fields', Control: SampleTextArea },
  { name: 'password-field', group: 'fields', Control: SamplePasswordField },
  { name: 'new-password-field', group: 'fields', Control: SampleNewPasswordField },
  { name: 'one-time-code-field', group: 'fields', Control: SampleOneTimeCodeField },
  { name: 'money-field', group: 'fields', Control: SampleMoneyField },
  { name: 'checkbox', group: 'fields', Control: SampleCheckbox },
];
