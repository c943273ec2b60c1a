import { useFieldErrors } from '@quittance/app-shell';
import {
  checkBankDetails,
  checkHolder,
  type ExternalAccountKind,
  externalAccountKinds,
  externalAccountLimits,
} from '@quittance/sdk/banking';
import { checkLine, checkRequired, firstProblem } from '@quittance/sdk/validation';
import { Button, Form, lazy, RadioGroup, Stack, TextButton, TextField, useI18n } from '@quittance/widgets/kit';
import { useMember } from '../../session/member.ts';
import { BankFieldInput } from './bank-field-input.tsx';
import { recipientFormTexts } from './form-texts.en.ts';
import type { StepProps } from './place-step.tsx';
import type { Recipient } from './recipient.ts';
import { corridorOf, withKind } from './recipient-values.ts';
import { TestAccounts } from './test-accounts.tsx';
import { recipientsTexts } from './texts.en.ts';

interface AccountStepProps extends StepProps {
  /** The recipient that is changed; undefined for a new one. */
  readonly stored: Recipient | undefined;
  /** Absent on the first step. */
  readonly onBack?: (() => void) | undefined;
}

/** The stored number, which is replaced on request: it can't be shown. */
function StoredDetails({ stored, onReplace }: { readonly stored: Recipient; readonly onReplace: () => void }) {
  const { t } = useI18n(recipientFormTexts);
  return (
    <p>
      {t('storedDetails', { number: stored.maskedNumber })}{' '}
      <TextButton onClick={onReplace}>{t('replaceDetails')}</TextButton>
    </p>
  );
}

/** Returns a function that checks holder and details as the server does. */
function useAccountErrors({ values, corridors }: Pick<StepProps, 'values' | 'corridors'>) {
  const fieldErrors = useFieldErrors();
  const { user } = useMember();
  return () => {
    const { kind, holderName, details } = values;
    const corridor = corridorOf(values, corridors);
    const problems = details && corridor ? checkBankDetails(details, corridor) : {};
    return fieldErrors({
      holderName: firstProblem(
        checkRequired(holderName),
        checkLine(holderName),
        checkHolder(kind, holderName, user.company?.legalName ?? ''),
      ),
      ...Object.fromEntries(Object.entries(problems).map(([field, found]) => [`details.${field}`, found])),
    });
  };
}

/** Whose account it is, and the fields by which its bank knows it. */
export function AccountStep({ values, corridors, stored, onChange, onContinue, onBack }: AccountStepProps) {
  const { t } = useI18n(recipientFormTexts);
  const { t: listText } = useI18n(recipientsTexts);
  const { user, constants } = useMember();
  const errors = useAccountErrors({ values, corridors });
  const { details, kind, country } = values;
  const fields = corridorOf(values, corridors)?.fields ?? [];
  return (
    <Form validate={errors} mode={lazy} onSubmit={onContinue} label={t('steps.account')}>
      <Stack>
        <RadioGroup
          label={t('kind')}
          name="kind"
          look="cards"
          options={externalAccountKinds.map((each) => ({ value: each, label: listText(`kind.${each}`) }))}
          value={kind}
          onChange={(chosen) => onChange(withKind(values, chosen as ExternalAccountKind, user.company))}
        />
        <TextField
          label={listText('holder')}
          name="holderName"
          description={t(kind === 'person' ? 'holderHintPerson' : 'holderHint')}
          autoComplete="off"
          readOnly={kind === 'own-business'}
          maxLength={externalAccountLimits.holderName}
          value={values.holderName}
          onChange={(holderName) => onChange({ ...values, holderName })}
        />
        {details === null
          ? stored && <StoredDetails stored={stored} onReplace={() => onChange({ ...values, details: {} })} />
          : fields.map(({ name: field, isRequired }) => (
              <BankFieldInput
                key={field}
                field={field}
                country={country}
                isRequired={isRequired}
                value={details[field] ?? ''}
                onChange={(value) => onChange({ ...values, details: { ...details, [field]: value } })}
              />
            ))}
        {constants.isSandbox && <TestAccounts values={values} onChange={onChange} />}
        <div className="recipient-form__actions">
          {onBack && <Button onClick={onBack}>{t('back')}</Button>}
          <Button type="submit" variant="primary">
            {t('continue')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
