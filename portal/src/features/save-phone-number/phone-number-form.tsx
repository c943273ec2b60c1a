import { useErrorText } from '@quittance/app-shell';
import { checkRequired, firstProblem } from '@quittance/sdk/validation';
import { Button, Form, PhoneField, useI18n, useProblemText, useServerRefusal } from '@quittance/widgets/kit';
import { useState } from 'react';
import type { CheckPhone } from '../../phone/use-check-phone.ts';
import { visitorCountry } from '../../phone/visitor-country.ts';
import { savePhoneNumberTexts } from './texts.en.ts';

interface PhoneNumberFormProps {
  /** As stored; empty when there is none. */
  readonly phoneNumber: string;
  readonly countryIso?: string | undefined;
  readonly checkPhone: CheckPhone;
  /** Rejects with the reason when the number is refused or no code could be sent. */
  readonly onSubmit: (number: string, countryIso: string) => Promise<void>;
}

/** The number to verify. */
export function PhoneNumberForm({
  phoneNumber,
  countryIso = visitorCountry(),
  checkPhone,
  onSubmit,
}: PhoneNumberFormProps) {
  const { t } = useI18n(savePhoneNumberTexts);
  const problemText = useProblemText();
  const errorText = useErrorText('save-details');
  const serverRefusal = useServerRefusal();
  const [phone, setPhone] = useState({ number: phoneNumber, countryIso });
  const [isPending, setPending] = useState(false);
  const validate = () => {
    const problem = firstProblem(checkRequired(phone.number), checkPhone(phone.number, phone.countryIso));
    return problem ? { phoneNumber: problemText(problem) } : {};
  };
  const submit = async () => {
    setPending(true);
    try {
      await onSubmit(phone.number, phone.countryIso);
    } catch (error) {
      throw serverRefusal(error) ?? error;
    } finally {
      setPending(false);
    }
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={errorText} label={t('title')}>
      <p className="q-muted">{t('why')}</p>
      <PhoneField
        label={t('number')}
        name="phoneNumber"
        value={phone.number}
        country={phone.countryIso}
        onChange={(number, country) => setPhone({ number, countryIso: country })}
      />
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('send')}
      </Button>
    </Form>
  );
}
