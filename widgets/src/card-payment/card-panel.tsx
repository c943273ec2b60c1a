import { useMoneyText } from '../invoice/money-text.ts';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';
import { lockIcon } from '../kit/icon/icons.ts';
import { Overtaken } from '../widget/overtaken.tsx';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { isHeldStep } from '../widget/payment-steps.ts';
import { UnknownOutcome } from '../widget/unknown-outcome.tsx';
import { CardDialog, useCardNotice } from './card-dialog.tsx';
import { cardPaymentTexts } from './texts.en.ts';
import { useCardFlow } from './use-card-flow.ts';

/** Pays the invoice by card, and shows the outcome. */
export function CardPanel(props: PaymentPanelProps) {
  const { invoice, current } = props;
  const { t } = useI18n(cardPaymentTexts);
  const say = useCardNotice();
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  const flow = useCardFlow(props);
  const { state } = flow;
  const notice = state.step === 'idle' ? say(state) : undefined;
  // The status says that the processor has not answered; there is nothing to do meanwhile.
  if (state.step === 'following') return null;
  return (
    <div className="q-payment-stack">
      <p className="q-muted">{t('intro')}</p>
      <div role="alert">{notice && <Banner tone="danger">{notice}</Banner>}</div>
      {state.step === 'unanswered' ? (
        <UnknownOutcome onCheck={flow.check} />
      ) : state.step === 'superseded' ? (
        <Overtaken isBeingPaid={state.isBeingPaid} current={current} onLeave={flow.leave} />
      ) : (
        <Button
          variant="primary"
          size="large"
          block
          icon={lockIcon}
          disabled={isHeldStep(state.step)}
          onClick={flow.start}
        >
          {t('start', { amount })}
        </Button>
      )}
      <CardDialog flow={flow} invoice={invoice} current={current} />
    </div>
  );
}
