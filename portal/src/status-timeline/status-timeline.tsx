import type { StatusStep } from '@quittance/sdk/rules';
import { formatBusinessInstant } from '@quittance/sdk/time';
import { Card, classNames, Icon, type IconShape, icons, type Tone, useI18n } from '@quittance/widgets/kit';
import { keyedSteps } from './keyed-steps.ts';
import { statusTimelineTexts } from './texts.en.ts';
import './status-timeline.css';

const badEnds: ReadonlySet<string> = new Set([
  'denied',
  'rejected',
  'blocked',
  'returned',
  'deposit-recalled',
  'deposit-denied',
  'deposit-returned',
]);

const lookOf = ({ kind, code, isLate }: StatusStep): readonly [Tone, IconShape] => {
  if (kind === 'next') return [isLate ? 'warning' : 'neutral', icons.clockIcon];
  return badEnds.has(code) ? ['danger', icons.crossCircleIcon] : ['success', icons.checkIcon];
};

function StepRow({ step, text }: { readonly step: StatusStep; readonly text: string }) {
  const { t, locale } = useI18n(statusTimelineTexts);
  const [tone, icon] = lookOf(step);
  const at = step.at ?? step.expectedAt;
  return (
    <li className={classNames('status-step', `q-tone--${tone}`, step.kind === 'next' && 'status-step--next')}>
      <span className="status-step__mark">
        <Icon shape={icon} />
      </span>
      <div>
        <p className="status-step__what">
          {text}
          {step.reason && ` (${step.reason})`}
        </p>
        {at ? (
          <time className="q-muted q-numeric" dateTime={at}>
            {step.kind === 'next'
              ? t(step.isLate ? 'late' : 'expected', { date: formatBusinessInstant(new Date(at), locale) })
              : formatBusinessInstant(new Date(at), locale)}
          </time>
        ) : (
          step.kind === 'next' && <span className="q-muted">{t('whenUnknown')}</span>
        )}
      </div>
    </li>
  );
}

interface StatusTimelineProps<Step extends StatusStep> {
  readonly steps: readonly Step[];
  readonly textOf: (step: Step) => string;
}

/** Explains a status: what has happened, what comes next and when, and what could still go wrong. */
export function StatusTimeline<Step extends StatusStep>({ steps, textOf }: StatusTimelineProps<Step>) {
  const { t } = useI18n(statusTimelineTexts);
  const risks = steps.filter(({ kind }) => kind === 'risk');
  return (
    <Card title={t('title')}>
      <ol className="status-steps" aria-label={t('title')}>
        {keyedSteps(steps.filter(({ kind }) => kind !== 'risk')).map(({ key, step }) => (
          <StepRow key={key} step={step} text={textOf(step)} />
        ))}
      </ol>
      {risks.length > 0 && (
        <div className="status-risks">
          <h3 className="status-risks__title">{t('risks')}</h3>
          <ul>
            {risks.map((step) => (
              <li key={step.code}>{textOf(step)}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
