import { createTranslator } from '@quittance/sdk/i18n';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from '../base/i18n.tsx';
import { PhoneField } from './phone-field.tsx';

/** A form that keeps the number with its country, as those do that check the one by the other. */
function PhoneForm() {
  const [phone, setPhone] = useState({ number: '', country: 'US' });
  return (
    <form>
      <PhoneField
        label="Phone"
        value={phone.number}
        country={phone.country}
        onChange={(number, country) => setPhone({ number, country })}
      />
      <output>{`${phone.country} ${phone.number}`}</output>
      <button type="reset">Reset</button>
    </form>
  );
}

createRoot(document.body).render(
  <I18nProvider i18n={createTranslator()}>
    <PhoneForm />
  </I18nProvider>,
);
