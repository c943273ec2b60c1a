import { DateField, type DateRange, DateRangeField } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useSay } from '../say.ts';
import type { SampleControlProps, Specimen } from '../specimen.ts';
import { useSampleValue } from './use-sample-value.ts';

/** A fixed "today", so that tests can rely on it. */
const today = '2026-03-05';

function SampleDateField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue(props, '', '2026-03-12');
  return <DateField {...props} today={today} value={value} onChange={setValue} />;
}

function SampleDateRangeField(props: SampleControlProps) {
  const [value, setValue] = useSampleValue<DateRange | undefined>(props, undefined, {
    start: '2026-02-09',
    end: '2026-03-03',
  });
  return <DateRangeField {...props} today={today} value={value} onChange={setValue} />;
}

function BoundedDate() {
  const say = useSay();
  const [value, setValue] = useState('2026-03-12');
  return (
    <DateField
      label={say('Due date')}
      today={today}
      min="2026-03-05"
      max="2027-01-20"
      months={2}
      allowReset
      value={value}
      onChange={setValue}
    />
  );
}

function StaffRange() {
  const say = useSay();
  const [value, setValue] = useState<DateRange>();
  const [disabledDay, setDisabledDay] = useState('');
  return (
    <DateRangeField
      label={say('Period')}
      description={disabledDay && `${say('No figures on')} ${disabledDay}`}
      today={today}
      isStaff
      value={value}
      onChange={setValue}
      onDisabledDay={setDisabledDay}
    />
  );
}

export const dateSpecimens: readonly Specimen[] = [
  { name: 'date-field', group: 'dates', Control: SampleDateField },
  { name: 'date-range-field', group: 'dates', Control: SampleDateRangeField },
  {
    name: 'date-states',
    group: 'dates',
    states: [
      { name: 'bounded', render: () => <BoundedDate /> },
      { name: 'for-staff', render: () => <StaffRange /> },
    ],
  },
];
