import { PageLink } from '@quittance/app-shell';
import { addContact, mayMake, saveDraft } from '@quittance/sdk/client';
import { type FirstStep, type FirstStepState, firstStepsOf } from '@quittance/sdk/rules';
import { Card, Icon, icons, useI18n } from '@quittance/widgets/kit';
import { useMember } from '../../../session/member.ts';
import type { Overview } from './answers.ts';
import { overviewTexts } from './texts.en.ts';

const addresses: Readonly<Record<FirstStep, string>> = {
  'secure-account': '/account-security',
  verify: '/verify',
  'add-money': '/accounts',
  'add-contact': '/contacts',
  'send-invoice': '/invoices/new/form',
};

interface StepLineProps extends FirstStepState {
  readonly mayTake: boolean;
}

function StepLine({ step, isDone, mayTake }: StepLineProps) {
  const { t } = useI18n(overviewTexts);
  const text = t(`steps.${step}`);
  return (
    <li className="steps__step">
      <Icon shape={isDone ? icons.checkCircleIcon : icons.chevronRightIcon} />
      {isDone ? (
        <span className="steps__done">
          <span className="q-visually-hidden">{t('steps.isDone')} </span>
          {text}
        </span>
      ) : (
        <span>{mayTake ? <PageLink to={addresses[step]}>{text}</PageLink> : text}</span>
      )}
    </li>
  );
}

/** What a new business does first; nothing once it has done all. */
export function FirstSteps({ hasSentInvoice }: Pick<Overview, 'hasSentInvoice'>) {
  const { t } = useI18n(overviewTexts);
  const { user } = useMember();
  const steps = firstStepsOf({ ...user, hasSentInvoice });
  if (steps.length === 0) return null;
  const mayTake = (step: FirstStep): boolean => {
    if (step === 'add-contact') return mayMake(addContact, user);
    return step !== 'send-invoice' || mayMake(saveDraft, user);
  };
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      className="overview__steps"
      title={t('steps.title')}
      actions={<span className="overview__more">{t('steps.progress', { done, all: steps.length })}</span>}
    >
      <ul className="steps">
        {steps.map((state) => (
          <StepLine key={state.step} {...state} mayTake={mayTake(state.step)} />
        ))}
      </ul>
    </Card>
  );
}
