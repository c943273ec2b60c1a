import { createTranslator } from '@quittance/sdk/i18n';
// Date fields inside forms, for the suite: in a native form, and in a form of the kit.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { QuittanceProvider } from '../base/provider.tsx';
import type { DateRange } from '../calendar/date-range.ts';
import { DateRangeField } from '../date-range-field/date-range-field.tsx';
import { Form } from '../form/form.tsx';
import { DateField } from './date-field.tsx';

const today = '2026-03-05';

interface Values {
  readonly due: string;
  readonly paid: string;
  readonly noted: string;
  readonly period: DateRange | undefined;
}

const firstValues: Values = { due: '2026-03-12', paid: '2026-03-10', noted: '', period: undefined };

interface DatesProps {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  readonly disabled?: boolean;
}

/** Puts a reported value into the values of the last render, as most owners do. */
function Dates({ values, onChange, disabled }: DatesProps) {
  return (
    <>
      <DateField
        label="Due"
        name="due"
        today={today}
        value={values.due}
        onChange={(due) => onChange({ ...values, due })}
        disabled={disabled}
      />
      <DateField
        label="Paid"
        name="paid"
        today={today}
        value={values.paid}
        onChange={(paid) => onChange({ ...values, paid })}
        disabled={disabled}
        allowReset
      />
      <DateField
        label="Noted, not sent"
        today={today}
        value={values.noted}
        onChange={(noted) => onChange({ ...values, noted })}
        disabled={disabled}
      />
      <DateRangeField
        label="Period"
        name="period"
        today={today}
        value={values.period}
        onChange={(period) => onChange({ ...values, period })}
        disabled={disabled}
      />
    </>
  );
}

function NativeForm() {
  const [values, setValues] = useState(firstValues);
  const [renders, setRenders] = useState(1);
  const [isDisabled, setDisabled] = useState(false);
  return (
    <form aria-label="native">
      <Dates values={values} onChange={setValues} disabled={isDisabled} />
      <button type="reset">Reset</button>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Render
      </button>
      <button type="button" onClick={() => setValues({ ...values, due: '2026-04-01' })}>
        Postpone
      </button>
      <button type="button" onClick={() => setValues({ ...values, due: firstValues.due })}>
        Undo
      </button>
      <button type="button" onClick={() => setDisabled(true)}>
        Disable
      </button>
      <output>{renders}</output>
      <output aria-label="What the owner knows of the period">{values.period ? 'chosen' : 'nothing'}</output>
    </form>
  );
}

function KitForm() {
  const [values, setValues] = useState(firstValues);
  const check = () => ({
    ...(values.due === '' && { due: 'Say when.' }),
    ...(values.period === undefined && { period: 'Another period, please.' }),
  });
  return (
    <Form label="kit" validate={check} onSubmit={() => undefined} onReset={() => setValues(firstValues)}>
      <Dates values={values} onChange={setValues} />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </Form>
  );
}

const place = document.createElement('div');
place.className = 'q-root';
document.body.append(place);
createRoot(place).render(
  <QuittanceProvider client={null} i18n={createTranslator()}>
    <NativeForm />
    <KitForm />
  </QuittanceProvider>,
);
