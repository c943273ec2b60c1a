import { PageLink } from '@quittance/app-shell';
import { type FirstStep, type FirstStepState, firstStepsOf } from '@quittance/sdk/rules';
import { Card, Icon, icons, useI18n } from '@quittance/widgets/kit';
import { useMember } from '../../../session/member.ts';
import type { Overview } from './answers.ts';
import { overviewTexts } from './texts.en.ts';

const addresses: Readonly<Record<FirstStep, string>> = {
  'secure-account': '/account-security',
  verify: '/verify',
  'add-money': '/accounts/payments',
  'add-contact': '/contacts',
  'send-invoice': '/invoices/new/form',
};

function StepLine({ step, isDone }: FirstStepState) {
  const { t } = useI18n(overviewTexts);
  return (
    <li className="steps__step">
      <Icon shape={isDone ? icons.checkCircleIcon : icons.chevronRightIcon} />
      {isDone ? (
        <span className="steps__done">
          <span className="q-visually-hidden">{t('steps.isDone')} </span>
          {t(`steps.${step}`)}
        </span>
      ) : (
        <PageLink to={addresses[step]}>{t(`steps.${step}`)}</PageLink>
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
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      className="overview__steps"
      title={t('steps.title')}
      actions={<span className="overview__more">{t('steps.progress', { done, all: steps.length })}</span>}
    >
      <ul className="steps">
        {steps.map((state) => (
          <StepLine key={state.step} {...state} />
        ))}
      </ul>
    </Card>
  );
}
