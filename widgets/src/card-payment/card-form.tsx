import { useState } from 'react';
import { bankDebitTexts } from '../bank-debit/texts.en.ts';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useMoneyText } from '../invoice/money-text.ts';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';
import { lockIcon } from '../kit/icon/icons.ts';
import { frameAddress, useFrameMessages, useFrameTimeout } from '../widget/use-frame-messages.ts';
import { readCardMessage, submitCommand } from './card-messages.ts';
import { cardPaymentTexts } from './texts.en.ts';

interface CardFormProps {
  readonly invoice: InvoiceAnswer;
  readonly fieldsUrl: string;
  /** The outcome of the last try. */
  readonly notice: string | undefined;
  readonly onToken: (token: string) => void;
  readonly onFailed: () => void;
  readonly onCancel: () => void;
}

/** The processor's card fields in a frame, and the button that pays. What is typed never reaches the page. */
export function CardForm({ invoice, fieldsUrl, notice, onToken, onFailed, onCancel }: CardFormProps) {
  const { t, locale } = useI18n(cardPaymentTexts);
  const { t: debitText } = useI18n(bankDebitTexts);
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  const [isReady, setReady] = useState(false);
  const [isReading, setReading] = useState(false);
  const [height, setHeight] = useState<number>();
  const { origin } = new URL(fieldsUrl);
  // Computed once: another address would reload the frame and lose what was typed.
  const [address] = useState(() => frameAddress(fieldsUrl, { origin: self.origin, locale }));

  const { frame, onLoad } = useFrameMessages((message, sender) => {
    const heard = readCardMessage(message, { origin, window: sender });
    if (heard?.event === 'ready') setReady(true);
    else if (heard?.event === 'height') setHeight(heard.height);
    else if (heard?.event === 'enter') submit();
    else if (heard?.event === 'refused') setReading(false);
    else if (heard?.event === 'token') {
      // A host may cancel the payment: then the person can press again.
      setReading(false);
      onToken(heard.token);
    } else if (heard?.event === 'error') onFailed();
  });
  useFrameTimeout(isReady, onFailed);

  const submit = () => {
    setReading(true);
    frame.current?.contentWindow?.postMessage(submitCommand, origin);
  };

  return (
    <div className="q-payment-stack">
      <div role="alert">{notice && <Banner tone="danger">{notice}</Banner>}</div>
      <div className="q-card-fields" aria-busy={!isReady}>
        {!isReady && (
          <p className="q-loading q-card-fields__loading" role="status">
            <span className="q-spinner" />
            <bdi className="q-muted">{t('loading')}</bdi>
          </p>
        )}
        <iframe
          ref={frame}
          className="q-card-fields__frame"
          title={t('frameTitle')}
          src={address}
          referrerPolicy="origin"
          onLoad={onLoad}
          style={height === undefined ? undefined : { blockSize: `${height}px` }}
        />
      </div>
      <Button
        variant="primary"
        size="large"
        block
        icon={lockIcon}
        disabled={!isReady}
        pending={isReading}
        onClick={submit}
      >
        {t('pay', { amount })}
      </Button>
      <Button variant="quiet" block onClick={onCancel}>
        {debitText('cancel')}
      </Button>
      <p className="q-muted q-card-fields__hint">{t('secure')}</p>
    </div>
  );
}
