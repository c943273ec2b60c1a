import { MoneyField } from '../../kit/fields/money-field.tsx';
import { TextArea, TextField } from '../../kit/fields/text-field.tsx';
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

export const fieldSpecimens: readonly Specimen[] = [
  { name: 'text-field', group: 'fields', Control: SampleTextField },
  { name: 'text-area', group: 'fields', Control: SampleTextArea },
  { name: 'money-field', group: 'fields', Control: SampleMoneyField },
];
