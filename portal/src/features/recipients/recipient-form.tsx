import { LeaveDialog, openAddress, useLeaveGuard, usePagePlace } from '@quittance/app-shell';
import type { Corridor } from '@quittance/sdk/banking';
import { Card, ProgressSteps, useI18n } from '@quittance/widgets/kit';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../portal.ts';
import { AccountStep } from './account-step.tsx';
import { CheckStep } from './check-step.tsx';
import { recipientFormTexts } from './form-texts.en.ts';
import { HolderStep } from './holder-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { addressOf, type NameCheck, type Recipient } from './recipient.ts';
import { RecipientAdded } from './recipient-saved.tsx';
import { newRecipient, type RecipientValues, valuesOf } from './recipient-values.ts';
import { useRecipientCalls } from './use-recipient-calls.ts';

const allSteps = ['place', 'account', 'holder', 'check'] as const;
type Step = (typeof allSteps)[number];

interface RecipientFormProps {
  readonly corridors: readonly Corridor[];
  /** The recipient that is changed; undefined for a new one. Its country, currency and rail stay. */
  readonly stored?: Recipient | undefined;
}

/** Asks before typed details are lost. */
function LeaveQuestion({ mayLose }: { readonly mayLose: boolean }) {
  const { t } = useI18n(recipientFormTexts);
  const question = useLeaveGuard(() => mayLose);
  if (!question) return null;
  return (
    <LeaveDialog
      question={question}
      title={t('leave.title')}
      text={t('leave.text')}
      leaveLabel={t('leave.leave')}
      stayLabel={t('leave.stay')}
    />
  );
}

/** Moves the focus to the heading of a step that was opened, so that screen readers announce it. */
function StepHeading({ step }: { readonly step: Step }) {
  const { t } = useI18n(recipientFormTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(step);
  useEffect(() => {
    if (first.current !== step) heading.current?.focus();
    first.current = step;
  }, [step]);
  return (
    <h2 className="recipient-form__title" ref={heading} tabIndex={-1}>
      {t(`titles.${step}`)}
    </h2>
  );
}

/** The steps to a new or changed recipient. */
export function RecipientForm({ corridors, stored }: RecipientFormProps) {
  const { t } = useI18n(recipientFormTexts);
  const { toasts } = usePortal();
  const { history } = usePagePlace();
  const calls = useRecipientCalls(stored);
  const steps = stored ? allSteps.slice(1) : allSteps;
  const initial = stored ? valuesOf(stored) : newRecipient;
  const [values, setValues] = useState(initial);
  const [step, setStep] = useState<Step>(stored ? 'account' : 'place');
  const [check, setCheck] = useState<NameCheck | null>(null);
  const [saved, setSaved] = useState<Recipient | null>(null);
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial);

  const change = (changed: RecipientValues) => {
    setValues(changed);
    setCheck(null);
  };
  const checkName = async (holderName = values.holderName) => {
    const checked = { ...values, holderName };
    const result = await calls.check(checked);
    setValues(checked);
    setCheck(result);
    setStep('check');
  };
  const save = async () => {
    if (check === null) return;
    const recipient = await calls.save(values, check);
    setSaved(recipient);
    if (stored) toasts.show('success', t('changed', { name: recipient.name }));
  };
  // After the leave guard has heard that nothing is lost any longer.
  useEffect(() => {
    if (stored && saved) openAddress(history, addressOf(saved));
  }, [stored, saved, history]);

  if (saved && !stored) {
    const startOver = () => {
      setValues(newRecipient);
      setCheck(null);
      setSaved(null);
      setStep('place');
    };
    return <RecipientAdded recipient={saved} onAnother={startOver} />;
  }
  const index = steps.indexOf(step);
  const stepProps = { values, corridors, onChange: change };
  return (
    <>
      <LeaveQuestion mayLose={isChanged && saved === null} />
      <ProgressSteps
        label={t('progress')}
        steps={steps.map((id, at) => ({ id, label: t(`steps.${id}`), isDone: at < index }))}
        currentId={step}
        onSelect={(id) => setStep(steps.find((each) => each === id) ?? step)}
      />
      <Card>
        <div className="recipient-form">
          <StepHeading step={step} />
          {step === 'place' && <PlaceStep {...stepProps} onContinue={() => setStep('account')} />}
          {step === 'account' && (
            <AccountStep
              {...stepProps}
              stored={stored}
              onContinue={() => setStep('holder')}
              onBack={stored ? undefined : () => setStep('place')}
            />
          )}
          {step === 'holder' && (
            <HolderStep
              {...stepProps}
              hasName={!stored}
              onContinue={() => checkName()}
              onBack={() => setStep('account')}
            />
          )}
          {step === 'check' && check && (
            <CheckStep
              values={values}
              stored={stored}
              check={check}
              onCheck={checkName}
              onSave={save}
              onBack={() => setStep('account')}
            />
          )}
        </div>
      </Card>
    </>
  );
}
