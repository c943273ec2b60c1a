import { useMoneyText } from '../invoice/money-text.ts';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { lazyPart } from '../kit/base/lazy-part.ts';
import { Button } from '../kit/button/button.tsx';
import { lockIcon } from '../kit/icon/icons.ts';
import { LoadFailure } from '../kit/load-failure/load-failure.tsx';
import { Overtaken } from '../widget/overtaken.tsx';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { isHeldStep } from '../widget/payment-steps.ts';
import { UnknownOutcome } from '../widget/unknown-outcome.tsx';
import { bankDebitTexts } from './texts.en.ts';
import { useDebitFlow } from './use-debit-flow.ts';

/** Loads behind the button, which most people read before they press it. */
const lateDialog = lazyPart(async () => (await import('./debit-dialog.tsx')).DebitDialog);

/** Starts a bank debit for one invoice, and shows the outcome. */
export function DebitPanel(props: PaymentPanelProps) {
  const { invoice } = props;
  const { t, locale } = useI18n(bankDebitTexts);
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  const flow = useDebitFlow({ ...props, locale });
  const { notice, detail } = flow.state.step === 'idle' ? flow.state : {};
  const { value: DebitDialog, retry } = lateDialog.useAttempt(true);
  // The status says that the bank has not answered; there is nothing to do meanwhile.
  if (flow.state.step === 'following') return null;
  return (
    <div className="q-payment-stack">
      <p className="q-muted">{t('intro')}</p>
      <div role="alert">
        {notice && (
          <Banner tone="danger">
            {t(notice)}
            {detail && <bdi className="q-debit__detail">{detail}</bdi>}
          </Banner>
        )}
      </div>
      {flow.state.step === 'unanswered' ? (
        <UnknownOutcome onCheck={flow.check} />
      ) : flow.state.step === 'superseded' ? (
        <Overtaken isBeingPaid={flow.state.isBeingPaid} current={props.current} onLeave={flow.leave} />
      ) : (
        <Button
          variant="primary"
          size="large"
          block
          icon={lockIcon}
          disabled={isHeldStep(flow.state.step)}
          onClick={flow.start}
        >
          {t('start', { amount })}
        </Button>
      )}
      {retry && <LoadFailure onRetry={retry} />}
      {DebitDialog && <DebitDialog flow={flow} invoice={invoice} current={props.current} />}
    </div>
  );
}
