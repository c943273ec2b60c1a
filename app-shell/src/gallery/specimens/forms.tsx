import { validationTexts } from '@quittance/sdk/i18n';
import {
  aggressive,
  Button,
  type FieldErrors,
  Form,
  Inline,
  lazy,
  RadioGroup,
  TextField,
  useI18n,
  type ValidationMode,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import type { Specimen } from '../specimen.ts';
import { galleryTexts } from '../texts.en.ts';

const noValues = { legalName: '', email: '', size: '' };

/** Three required fields, checked in one of the validation modes. */
function SampleForm({ name, mode }: { readonly name: string; readonly mode?: ValidationMode | undefined }) {
  const { t } = useI18n(galleryTexts);
  const { t: problem } = useI18n(validationTexts);
  const [values, setValues] = useState(noValues);
  const [sent, setSent] = useState(0);
  const validate = (): FieldErrors =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => value.trim() === '')
        .map(([name]) => [name, problem('required')]),
    );
  const send = async () => {
    if (values.email === 'taken@example.com') {
      throw Object.assign(new Error('Refused.'), {
        validations: [{ path: 'body.email', message: problem('emailAdded') }],
      });
    }
    if (values.email === 'moved@example.com') {
      throw Object.assign(new Error('Refused.'), {
        validations: [{ path: 'body.postalCode', message: problem('postalCodeInvalid') }],
      });
    }
    setSent(sent + 1);
  };
  return (
    <Form mode={mode} label={name} validate={validate} onSubmit={send} onReset={() => setSent(0)}>
      <TextField
        label={t('label')}
        name="legalName"
        autoComplete="organization"
        value={values.legalName}
        onChange={(legalName) => setValues({ ...values, legalName })}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        onChange={(email) => setValues({ ...values, email })}
      />
      <RadioGroup
        label={t('size')}
        name="size"
        options={['1–9', '10–49', '50+'].map((value) => ({ value, label: value }))}
        value={values.size}
        onChange={(size) => setValues({ ...values, size })}
      />
      <Inline>
        <Button type="submit" variant="primary">
          {t('send')}
        </Button>
        <Button type="reset">{t('reset')}</Button>
      </Inline>
      <output className="q-muted q-numeric">{t('sent', { count: sent })}</output>
    </Form>
  );
}

const modes = { passive: undefined, lazy, aggressive };

export const formSpecimens: readonly Specimen[] = [
  {
    name: 'form',
    group: 'fields',
    states: Object.entries(modes).map(([name, mode]) => ({
      name,
      render: () => <SampleForm name={name} mode={mode} />,
    })),
  },
];
