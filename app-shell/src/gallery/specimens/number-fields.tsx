import { MoneyField, NumberField, PercentField, Slider } from '@quittance/widgets/kit';
import type { SampleControlProps, Specimen } from '../specimen.ts';
import { useSampleValue } from './use-sample-value.ts';

function SampleMoneyField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', '1234.5');
  return <MoneyField {...props} value={value} onChange={setValue} currency="EUR" />;
}

function SampleNumberField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', '1234.5');
  return <NumberField {...props} value={value} onChange={setValue} max="100000" />;
}

function SampleWholeNumberField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', '48');
  return <NumberField {...props} value={value} onChange={setValue} decimals={0} />;
}

function SamplePercentField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', '1.97');
  return <PercentField {...props} value={value} onChange={setValue} />;
}

function SampleSlider(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '7', '23');
  return <Slider {...props} value={value} onChange={setValue} min={7} max={60} />;
}

function SamplePercentSlider(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '0.9', '1.97');
  return <Slider {...props} value={value} onChange={setValue} min={0.9} max={3.6} unit="%" />;
}

export const numberFieldSpecimens: readonly Specimen[] = [
  { name: 'number-field', group: 'fields', Control: SampleNumberField },
  { name: 'whole-number-field', group: 'fields', Control: SampleWholeNumberField },
  { name: 'percent-field', group: 'fields', Control: SamplePercentField },
  { name: 'money-field', group: 'fields', Control: SampleMoneyField },
  { name: 'slider', group: 'fields', Control: SampleSlider },
  { name: 'percent-slider', group: 'fields', Control: SamplePercentSlider },
];
