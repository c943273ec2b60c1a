import {
  Button,
  CountryField,
  CurrencyField,
  Flag,
  MultiSelectField,
  PhoneField,
  SelectField,
  SubdivisionField,
} from '@quittance/widgets/kit';
import { useMemo, useState } from 'react';
import { type Say, useSay } from '../say.ts';
import type { SampleControlProps, Specimen } from '../specimen.ts';
import { useSampleValue } from './use-sample-value.ts';

const optionsIn = (say: Say) => [
  { value: 'llc', label: say('Limited liability company'), detail: say('LLC') },
  { value: 'corporation', label: say('Corporation'), detail: say('Inc., Corp.') },
  { value: 'partnership', label: say('Partnership') },
  { value: 'sole', label: say('Sole proprietorship') },
  { value: 'trust', label: say('Trust'), disabled: true },
  { value: 'cooperative', label: say('Coöperative') },
  { value: 'nonprofit', label: say('Non-profit organization') },
];
const everyValue = optionsIn((text) => text).map(({ value }) => value);

function useOptions() {
  const say = useSay();
  return useMemo(() => optionsIn(say), [say]);
}

function SampleSelectField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'corporation');
  return <SelectField {...props} options={useOptions()} value={value} onChange={setValue} />;
}

function SampleMultiSelectField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue<readonly string[]>(props, [], ['llc', 'corporation', 'sole']);
  return <MultiSelectField {...props} options={useOptions()} value={value} onChange={setValue} />;
}

function SampleCountryField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'DE');
  return <CountryField {...props} value={value} onChange={setValue} />;
}

function SampleSubdivisionField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'BG');
  return <SubdivisionField {...props} country="IT" value={value} onChange={setValue} />;
}

function SampleCurrencyField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', 'EUR');
  return <CurrencyField {...props} value={value} onChange={setValue} />;
}

function SamplePhoneField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', '+12125550123');
  return <PhoneField {...props} value={value} onChange={setValue} />;
}

function ResetForm() {
  const say = useSay();
  const [value, setValue] = useState('corporation');
  return (
    <form className="q-form">
      <SelectField label={say('Legal form')} name="form" options={useOptions()} value={value} onChange={setValue} />
      <Button type="reset">{say('Reset')}</Button>
    </form>
  );
}

function AllChosen() {
  const say = useSay();
  const [value, setValue] = useState<readonly string[]>(everyValue);
  return <MultiSelectField label={say('Legal forms')} options={useOptions()} value={value} onChange={setValue} />;
}

const without = (say: Say) => <SelectField label={say('Legal form')} options={[]} value="" onChange={() => {}} />;
const loading = (say: Say) => (
  <SelectField label={say('Legal form')} options={undefined} value="" onChange={() => {}} />
);

function Flags() {
  return (
    <p className="q-inline q-gap-3">
      {['US', 'GB', 'BR', 'JP', 'ZA', 'CH', 'NP', 'EU', 'BTC', 'ETH'].map((code) => (
        <Flag key={code} code={code} />
      ))}
    </p>
  );
}

export const choiceSpecimens: readonly Specimen[] = [
  { name: 'select-field', group: 'choices', Control: SampleSelectField },
  { name: 'multi-select-field', group: 'choices', Control: SampleMultiSelectField },
  { name: 'country-field', group: 'choices', Control: SampleCountryField },
  { name: 'subdivision-field', group: 'choices', Control: SampleSubdivisionField },
  { name: 'currency-field', group: 'choices', Control: SampleCurrencyField },
  { name: 'phone-field', group: 'choices', Control: SamplePhoneField },
  {
    name: 'select-field-states',
    group: 'choices',
    states: [
      { name: 'without-options', render: without },
      { name: 'loading', render: loading },
      { name: 'in-a-form', render: () => <ResetForm /> },
      { name: 'all-chosen', render: () => <AllChosen /> },
    ],
  },
  { name: 'flag', group: 'choices', states: [{ name: 'flags', render: () => <Flags /> }] },
];
