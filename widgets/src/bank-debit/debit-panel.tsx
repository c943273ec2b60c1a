import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useMoneyText } from '../invoice/money-text.ts';
import { Banner } from '../kit/banner.tsx';
import { Button } from '../kit/button.tsx';
import { useI18n } from '../kit/i18n.tsx';
import { lockIcon } from '../kit/icons.ts';
import { UnknownOutcome } from '../widget/unknown-outcome.tsx';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import { DebitDialog } from './debit-dialog.tsx';
import { useDebitFlow } from './use-debit-flow.ts';

interface DebitPanelProps {
  readonly invoice: InvoiceAnswer;
  readonly onEvent: WidgetEventListener;
  readonly onPaid: (invoice: InvoiceAnswer) => void;
  readonly onDone: () => void;
  readonly onStale: () => void;
}

/** Starts a debit of the payer's bank account for one invoice, and says how it went. */
export function DebitPanel({ invoice, ...listeners }: DebitPanelProps) {
  const { t, locale } = useI18n('bank-debit');
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  const language = locale.startsWith('es') ? 'es' : 'en';
  const flow = useDebitFlow({ invoice, language, ...listeners });
  const notice = flow.state.step === 'idle' ? flow.state.notice : undefined;
  const detail = flow.state.step === 'idle' ? flow.state.detail : undefined;
  return (
    <div className="q-debit">
      <p className="q-muted">{t('intro')}</p>
      <div role="alert">
        {notice && (
          <Banner tone="danger">
            {t(notice)}
            {detail && <span className="q-debit__detail">{detail}</span>}
          </Banner>
        )}
      </div>
      {flow.state.step === 'unanswered' ? (
        <UnknownOutcome onCheck={flow.check} />
      ) : (
        <Button variant="primary" size="large" block icon={lockIcon} onClick={flow.start}>
          {t('start', { amount })}
        </Button>
      )}
      <DebitDialog flow={flow} invoice={invoice} />
    </div>
  );
}
