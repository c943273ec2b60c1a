import { hasText } from '@quittance/sdk/i18n';
import { formatBusinessInstant } from '@quittance/sdk/time';
import { Card, classNames, Icon, type IconShape, icons, type Tone, useI18n } from '@quittance/widgets/kit';
import { transfersTexts } from './texts.en.ts';
import type { Transfer } from './use-transfer-intent.ts';

type Step = Transfer['steps'][number];

const { done, next, risk } = transfersTexts.english;

const badEnds: ReadonlySet<string> = new Set(['denied', 'rejected', 'blocked', 'returned']);

const lookOf = ({ kind, code }: Step): readonly [Tone, IconShape] => {
  if (kind === 'next') return ['neutral', icons.clockIcon];
  return badEnds.has(code) ? ['danger', icons.crossCircleIcon] : ['success', icons.checkIcon];
};

function useStepText() {
  const { t } = useI18n(transfersTexts);
  return ({ kind, code }: Step): string => {
    if (kind === 'done' && hasText(done, code)) return t(`done.${code}`);
    if (kind === 'next' && hasText(next, code)) return t(`next.${code}`);
    return kind === 'risk' && hasText(risk, code) ? t(`risk.${code}`) : code;
  };
}

function StepRow({ step }: { readonly step: Step }) {
  const { t, locale } = useI18n(transfersTexts);
  const text = useStepText();
  const [tone, icon] = lookOf(step);
  const at = step.at ?? step.expectedAt;
  return (
    <li className={classNames('transfer-step', `q-tone--${tone}`, step.kind === 'next' && 'transfer-step--next')}>
      <span className="transfer-step__mark">
        <Icon shape={icon} />
      </span>
      <div>
        <p className="transfer-step__what">
          {text(step)}
          {step.reason && ` (${step.reason})`}
        </p>
        {at ? (
          <time className="q-muted q-numeric" dateTime={at}>
            {step.kind === 'next'
              ? t('transfer.expected', { date: formatBusinessInstant(new Date(at), locale) })
              : formatBusinessInstant(new Date(at), locale)}
          </time>
        ) : (
          step.kind === 'next' && <span className="q-muted">{t('transfer.whenUnknown')}</span>
        )}
      </div>
    </li>
  );
}

/** A transfer that arrived at once has no event for it: its arrival is that of its confirmation. */
const withArrival = ({ steps, state, arrivesAt }: Transfer): readonly Step[] => {
  const isTold = steps.some(({ code }) => code === 'settled');
  if (state !== 'completed' || isTold || arrivesAt === null) return steps;
  const [happened, ahead] = [steps.filter(({ kind }) => kind === 'done'), steps.filter(({ kind }) => kind !== 'done')];
  return [...happened, { kind: 'done', code: 'settled', at: arrivesAt }, ...ahead];
};

/** Explains the status of a transfer: what has happened, what comes next and when, and what could still go wrong. */
export function TransferTimeline({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useI18n(transfersTexts);
  const text = useStepText();
  const steps = withArrival(transfer);
  const risks = steps.filter(({ kind }) => kind === 'risk');
  return (
    <Card title={t('transfer.timeline')}>
      <ol className="transfer-steps" aria-label={t('transfer.timeline')}>
        {steps
          .filter(({ kind }) => kind !== 'risk')
          .map((step) => (
            <StepRow key={`${step.kind} ${step.code}`} step={step} />
          ))}
      </ol>
      {risks.length > 0 && (
        <div className="transfer-risks">
          <h3 className="transfer-risks__title">{t('transfer.risks')}</h3>
          <ul>
            {risks.map((step) => (
              <li key={step.code}>{text(step)}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
