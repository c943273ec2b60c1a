import { formatBusinessDate } from '@quittance/sdk/time';
import type { ReactNode } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { Icon } from '../kit/icon/icon.tsx';
import { checkIcon, clockIcon } from '../kit/icon/icons.ts';
import { debitTimelineTexts } from './debit-timeline-texts.en.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

interface StepProps {
  readonly name: string;
  readonly isDone?: boolean;
  readonly children: ReactNode;
}

const Step = ({ name, isDone = false, children }: StepProps) => (
  <div className="q-payment-line">
    <dt>{name}</dt>
    <dd className={isDone ? undefined : 'q-muted'}>{children}</dd>
    <dd className={isDone ? undefined : 'q-muted'}>
      <Icon shape={isDone ? checkIcon : clockIcon} />
    </dd>
  </div>
);

/** How far a bank debit has come, and what is still to come: a bank confirms late, and may still return it. */
export function DebitTimeline({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t, locale } = useI18n(debitTimelineTexts);
  const { paymentSteps: steps = [], paymentState } = invoice;
  const isKnown = (name: string) => steps.some(({ step }) => step === name);
  return (
    <section aria-label={t('title')}>
      <h3 className="q-label">{t('title')}</h3>
      <dl>
        {steps.map(({ step, on, isExpected = false }) => {
          const date = formatBusinessDate(on, locale);
          return (
            <Step key={step} name={t(step)} isDone={!isExpected}>
              {isExpected ? t('by', { date }) : date}
            </Step>
          );
        })}
        {paymentState !== 'held' && !isKnown('cleared') && <Step name={t('cleared')}>{t('after')}</Step>}
      </dl>
    </section>
  );
}
