import { useErrorText } from '@quittance/app-shell';
import { checkRequired, firstProblem, type Problem } from '@quittance/sdk/validation';
import { Button, Form, PhoneField, useI18n, useProblemText, useServerRefusal } from '@quittance/widgets/kit';
import { useState } from 'react';
import { savePhoneNumberTexts } from './texts.en.ts';

interface PhoneNumberFormProps {
  /** As stored; empty when there is none. */
  readonly phoneNumber: string;
  readonly checkPhone: (number: string) => Problem | null;
  /** Rejects with the reason when the number is refused or no code could be sent. */
  readonly onSubmit: (number: string) => Promise<void>;
}

/** The number to verify. */
export function PhoneNumberForm({ phoneNumber, checkPhone, onSubmit }: PhoneNumberFormProps) {
  const { t } = useI18n(savePhoneNumberTexts);
  const problemText = useProblemText();
  const errorText = useErrorText('save-details');
  const serverRefusal = useServerRefusal();
  const [number, setNumber] = useState(phoneNumber);
  const [isPending, setPending] = useState(false);
  const validate = () => {
    const problem = firstProblem(checkRequired(number), checkPhone(number));
    return problem ? { phoneNumber: problemText(problem) } : {};
  };
  const submit = async () => {
    setPending(true);
    try {
      await onSubmit(number);
    } catch (error) {
      throw serverRefusal(error) ?? error;
    } finally {
      setPending(false);
    }
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={errorText} label={t('title')}>
      <p className="q-muted">{t('why')}</p>
      <PhoneField label={t('number')} name="phoneNumber" value={number} onChange={setNumber} />
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('send')}
      </Button>
    </Form>
  );
}
