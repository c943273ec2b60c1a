import { errorCodeOf, useErrorText, useFieldErrors, useNewEmailRule } from '@quittance/app-shell';
import {
  Button,
  Checkbox,
  type FieldErrors,
  Form,
  NewPasswordField,
  PhoneField,
  useI18n,
  useServerRefusal,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import type { CheckPhone } from '../../phone/use-check-phone.ts';
import { visitorCountry } from '../../phone/visitor-country.ts';
import { TermsLabel } from '../../terms-label/terms-label.tsx';
import { EmailEntry } from './email-entry.tsx';
import { NameFields } from './name-fields.tsx';
import { emptySignUp, type SignUpValues } from './sign-up-values.ts';
import { signUpTexts } from './texts.en.ts';
import { validateSignUp } from './validate-sign-up.ts';

interface SignUpFormProps {
  /** What is known already, as from an invite. */
  readonly initial?: Partial<SignUpValues> | undefined;
  /** The email can't be changed: only the invited person may join. */
  readonly isEmailFixed?: boolean | undefined;
  /** Rejects with the reason when the sign-up is refused. */
  readonly onSubmit: (values: SignUpValues) => Promise<void>;
  readonly checkPhone: CheckPhone;
}

/** What a person gives to sign up. Keeps everything after a refusal. */
export function SignUpForm({ initial, isEmailFixed = false, onSubmit, checkPhone }: SignUpFormProps) {
  const { t } = useI18n(signUpTexts);
  const fieldErrors = useFieldErrors();
  const newEmailRule = useNewEmailRule();
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  const [values, setValues] = useState(() => ({ ...emptySignUp, countryIso: visitorCountry(), ...initial }));
  const [isPending, setPending] = useState(false);
  const [takenEmail, setTakenEmail] = useState<string>();
  const change = (part: Partial<SignUpValues>) => setValues((before) => ({ ...before, ...part }));

  const validate = (): FieldErrors => fieldErrors(validateSignUp(values, { checkPhone, newEmailRule }));
  const submit = async () => {
    setPending(true);
    setTakenEmail(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      if (errorCodeOf(error) !== 'EmailInUseError') throw serverRefusal(error) ?? error;
      setTakenEmail(values.email);
      if (isEmailFixed) throw error;
      throw { validations: [{ path: 'email', message: errorText(error) }] };
    } finally {
      setPending(false);
    }
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={errorText} label={t('title')}>
      <div className="sign-up__names">
        <NameFields value={values} onChange={change} autoFocus />
      </div>
      <EmailEntry
        email={values.email}
        isFixed={isEmailFixed}
        isTaken={takenEmail === values.email}
        onChange={(email) => change({ email })}
      />
      <PhoneField
        label={t('phone')}
        name="phoneNumber"
        value={values.phoneNumber}
        country={values.countryIso}
        onChange={(phoneNumber, countryIso) => change({ phoneNumber, countryIso })}
      />
      <NewPasswordField
        label={t('password')}
        name="password"
        value={values.password}
        onChange={(password) => change({ password })}
      />
      <Checkbox
        label={<TermsLabel />}
        name="acceptsTerms"
        required
        checked={values.acceptsTerms}
        onChange={(acceptsTerms) => change({ acceptsTerms })}
      />
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('submit')}
      </Button>
    </Form>
  );
}
