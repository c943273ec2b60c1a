import { notifyExternalPayment } from '@quittance/sdk/client';
import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { useState } from 'react';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useMoneyText } from '../invoice/money-text.ts';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Button } from '../kit/button/button.tsx';
import { overtakenBy } from '../widget/overtaking-codes.ts';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { describeFailure } from '../widget/widget-events.ts';
import { externalPaymentTexts } from './texts.en.ts';

type Step = 'reading' | 'asking' | 'sending' | 'failed';

/** Sends the notice. Repeating it is harmless: the seller is told once. */
function useNotice({ invoice, onPaid, onStale }: PaymentPanelProps) {
  const client = useClient();
  const [step, setStep] = useState<Step>('reading');
  const send = async () => {
    setStep('sending');
    try {
      onPaid(await client.request(notifyExternalPayment, { body: { invoiceId: invoice._id } }));
      setStep('reading');
    } catch (error) {
      setStep('failed');
      // Somebody else paid or closed it meanwhile.
      if (overtakenBy(describeFailure(error).code, false)) onStale();
    }
  };
  return { step, setStep, send };
}

function Question({
  invoice,
  notice,
}: {
  readonly invoice: InvoiceAnswer;
  readonly notice: ReturnType<typeof useNotice>;
}) {
  const { t } = useI18n(externalPaymentTexts);
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  const seller = invoice.senderDisplayName;
  const { step, setStep, send } = notice;
  if (step === 'reading') {
    return (
      <Button block onClick={() => setStep('asking')}>
        {t('paid')}
      </Button>
    );
  }
  return (
    <>
      <div role="alert">{step === 'failed' && <Banner tone="danger">{t('failed')}</Banner>}</div>
      <Banner tone="neutral" title={t('confirmTitle', { seller, amount })}>
        {t('confirmText', { seller })}
      </Banner>
      <Button variant="primary" block pending={step === 'sending'} onClick={() => void send()}>
        {t('confirm')}
      </Button>
      <Button variant="quiet" block disabled={step === 'sending'} onClick={() => setStep('reading')}>
        {t('notYet')}
      </Button>
    </>
  );
}

/** Shows how the seller asks to be paid outside the product, and tells the seller once the buyer has paid. */
export function ExternalPanel(props: PaymentPanelProps) {
  const { current } = props;
  const { t, locale } = useI18n(externalPaymentTexts);
  const notice = useNotice(props);
  const seller = current.senderDisplayName;
  const { externalPaymentNotifiedAt: notifiedAt, paymentMethods } = current;
  return (
    <div className="q-payment-stack">
      <p className="q-muted">{t('intro', { seller })}</p>
      <p className="q-external__instructions" dir="auto">
        {paymentMethods.externalPayment.instructions}
      </p>
      <div role="status">
        {notifiedAt && (
          <p>{t('notified', { seller, date: formatBusinessDate(businessDateOf(new Date(notifiedAt)), locale) })}</p>
        )}
      </div>
      {!notifiedAt && <Question invoice={current} notice={notice} />}
    </div>
  );
}
