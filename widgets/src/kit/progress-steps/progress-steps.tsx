import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { Icon } from '../icon/icon.tsx';
import { alertIcon, checkIcon } from '../icon/icons.ts';
import { progressStepsTexts } from './texts.en.ts';

export interface ProgressStep {
  readonly id: string;
  readonly label: string;
  readonly isDone?: boolean | undefined;
  /** Whether something in the step was refused and must be corrected. */
  readonly hasError?: boolean | undefined;
}

interface ProgressStepsProps {
  /** Names the progress for screen readers. */
  readonly label: string;
  readonly steps: readonly ProgressStep[];
  readonly currentId: string;
  /** Replaces the number of the step and the name of the next one, if the steps aren't gone through one by one. */
  readonly summary?: string | undefined;
  /** Opens a step that is finished or has an error; absent: steps can't be pressed. */
  readonly onSelect?: ((id: string) => void) | undefined;
}

interface StepProps {
  readonly step: ProgressStep;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly onSelect?: ((id: string) => void) | undefined;
}

/** The icon or number in a marker. */
function StepMarker({ step, number }: Pick<StepProps, 'step' | 'number'>) {
  const shape = step.hasError ? alertIcon : step.isDone ? checkIcon : null;
  return (
    <span className="q-steps__marker q-numeric" aria-hidden="true">
      {shape ? <Icon shape={shape} /> : number}
    </span>
  );
}

function Step({ step, number, isCurrent, onSelect }: StepProps) {
  const { t } = useI18n(progressStepsTexts);
  const state = step.hasError ? t('hasError') : step.isDone ? t('done') : null;
  const content = (
    <>
      <StepMarker step={step} number={number} />
      <span className="q-steps__label">{step.label}</span>
      {state && <span className="q-visually-hidden">{`, ${state}`}</span>}
    </>
  );
  const canSelect = onSelect && !isCurrent && (step.isDone || step.hasError);
  return (
    <li
      className={classNames(
        'q-steps__step',
        step.hasError ? 'q-steps__step--error' : step.isDone && 'q-steps__step--done',
        isCurrent && 'q-steps__step--current',
      )}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {canSelect ? (
        <button type="button" className="q-steps__link" onClick={() => onSelect(step.id)}>
          {content}
        </button>
      ) : (
        <span className="q-steps__link">{content}</span>
      )}
    </li>
  );
}

/** How many steps have room for their names side by side. */
const mostInRow = 6;

/**
 * The progress of a task with several steps: a row of steps; on a phone, and for many steps, a bar with the names of the
 * current one and of the next.
 */
export function ProgressSteps({ label, steps, currentId, summary, onSelect }: ProgressStepsProps) {
  const { t } = useI18n(progressStepsTexts);
  const index = steps.findIndex((step) => step.id === currentId);
  const next = steps[index + 1];
  return (
    <nav className={classNames('q-steps', steps.length <= mostInRow && 'q-steps--row')} aria-label={label}>
      <p className="q-steps__summary q-numeric">
        <span>{summary ?? t('summary', { number: index + 1, count: steps.length })}</span>
        {summary === undefined && next && <span>{t('next', { name: next.label })}</span>}
      </p>
      <ol className="q-steps__list">
        {steps.map((step, at) => (
          <Step key={step.id} step={step} number={at + 1} isCurrent={at === index} onSelect={onSelect} />
        ))}
      </ol>
    </nav>
  );
}
