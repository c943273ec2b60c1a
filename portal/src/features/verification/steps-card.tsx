import { Card, icons, StatusBadge, useI18n } from '@quittance/widgets/kit';
import { CheckAgain } from './check-again.tsx';
import { verificationTexts } from './texts.en.ts';
import type { StepState, VerificationStep } from './verification-steps.ts';

const looks = {
  open: { tone: 'neutral', icon: icons.infoIcon },
  started: { tone: 'info', icon: icons.clockIcon },
  complete: { tone: 'info', icon: icons.checkIcon },
  requested: { tone: 'warning', icon: icons.alertIcon },
  replied: { tone: 'info', icon: icons.clockIcon },
  returned: { tone: 'warning', icon: icons.alertIcon },
  submitted: { tone: 'info', icon: icons.clockIcon },
  approved: { tone: 'success', icon: icons.checkIcon },
  denied: { tone: 'danger', icon: icons.crossCircleIcon },
} as const satisfies Record<StepState, unknown>;

interface StepsCardProps {
  readonly steps: readonly VerificationStep[];
  /** Whether the business has no owners to name. */
  readonly isSolopreneur: boolean;
}

/** Where the parts of the verification stand; not numbered, since the pages count their own steps. */
export function StepsCard({ steps, isSolopreneur }: StepsCardProps) {
  const { t } = useI18n(verificationTexts);
  return (
    <Card title={t('steps.title')} actions={<CheckAgain />}>
      <ul className="verification__steps">
        {steps.map(({ name, state }) => (
          <li key={name}>
            <div>
              <strong>{t(`steps.${name}`)}</strong>
              <p className="q-muted">
                {t(name === 'business' && isSolopreneur ? 'steps.soloText' : `steps.${name}Text`)}
              </p>
            </div>
            <StatusBadge {...looks[state]} label={t(`state.${state}`)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
