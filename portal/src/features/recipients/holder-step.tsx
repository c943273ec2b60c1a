import { useErrorText, useFieldErrors } from '@quittance/app-shell';
import { externalAccountLimits } from '@quittance/sdk/banking';
import { checkLine } from '@quittance/sdk/validation';
import { AddressFields, Button, Form, Stack, TextField, useI18n, useServerRefusal } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useAddressErrors } from '../missing-information/use-address-errors.ts';
import { recipientFormTexts } from './form-texts.en.ts';
import type { StepProps } from './place-step.tsx';
import { recipientsTexts } from './texts.en.ts';

interface HolderStepProps extends Omit<StepProps, 'corridors'> {
  /** A stored recipient is renamed on its own page. */
  readonly hasName: boolean;
  readonly onBack: () => void;
}

/** Where the holder is, and what to call the recipient. Going on checks the name at the bank. */
export function HolderStep({ values, hasName, onChange, onContinue, onBack }: HolderStepProps) {
  const { t } = useI18n(recipientFormTexts);
  const { t: listText } = useI18n(recipientsTexts);
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  const addressErrors = useAddressErrors();
  const fieldErrors = useFieldErrors();
  const [isPending, setPending] = useState(false);
  const check = async () => {
    setPending(true);
    try {
      await onContinue();
    } catch (error) {
      throw serverRefusal(error) ?? error;
    } finally {
      setPending(false);
    }
  };
  const validate = () => ({ ...addressErrors(values.address), ...fieldErrors({ name: checkLine(values.name) }) });
  return (
    <Form validate={validate} onSubmit={check} describeError={errorText} label={t('steps.holder')}>
      <Stack>
        <p className="q-muted">{t('addressHint')}</p>
        <AddressFields value={values.address} onChange={(address) => onChange({ ...values, address })} />
        {hasName && (
          <TextField
            label={t('nameLabel')}
            name="name"
            description={listText('nameHint')}
            required={false}
            autoComplete="off"
            maxLength={externalAccountLimits.name}
            value={values.name}
            onChange={(name) => onChange({ ...values, name })}
          />
        )}
        <div className="recipient-form__actions">
          <Button onClick={onBack} disabled={isPending}>
            {t('back')}
          </Button>
          <Button type="submit" variant="primary" pending={isPending}>
            {t('checkName')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
