import { Checkbox, RadioGroup, Switch } from '@quittance/widgets/kit';
import { type Say, useSay } from '../say.ts';
import type { SampleControlProps, Specimen } from '../specimen.ts';
import { useSampleValue } from './use-sample-value.ts';

const plansIn = (say: Say) => [
  { value: 'standard', label: say('Standard'), description: say('3 business days') },
  { value: 'express', label: say('Express'), description: say('Same day until 14:00') },
  { value: 'instant', label: say('Instant'), disabled: true },
];

function SampleRadioGroup(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'express');
  return <RadioGroup {...props} options={plansIn(useSay())} value={value} onChange={setValue} />;
}

function SampleRadioCards(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'express');
  return <RadioGroup {...props} options={plansIn(useSay())} value={value} onChange={setValue} look="cards" />;
}

function SampleSwitch(props: SampleControlProps) {
  const [checked, setChecked] = useSampleValue(props, false, true);
  return <Switch {...props} checked={checked} onChange={setChecked} />;
}

function SampleCheckbox(props: SampleControlProps) {
  const [checked, setChecked] = useSampleValue(props, false, true);
  return <Checkbox {...props} checked={checked} onChange={setChecked} />;
}

export const toggleSpecimens: readonly Specimen[] = [
  { name: 'checkbox', group: 'fields', Control: SampleCheckbox },
  { name: 'switch', group: 'fields', Control: SampleSwitch },
  { name: 'radio-group', group: 'fields', Control: SampleRadioGroup },
  { name: 'radio-cards', group: 'fields', Control: SampleRadioCards },
];
