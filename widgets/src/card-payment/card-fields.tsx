import { type ReactNode, useState } from 'react';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';
import { lockIcon } from '../kit/icon/icons.ts';
import { frameAddress, useFrameMessages, useFrameTimeout } from '../widget/use-frame-messages.ts';
import { readCardMessage, submitCommand } from './card-messages.ts';
import { cardPaymentTexts } from './texts.en.ts';

interface CardFieldsProps {
  readonly fieldsUrl: string;
  /** The outcome of the last try. */
  readonly notice: string | undefined;
  /** Of the button that sends the card. */
  readonly submitLabel: string;
  /** Whether the card that was sent is being used. */
  readonly isPending?: boolean;
  /** Who sees the card. */
  readonly hint: string;
  readonly onToken: (token: string) => void;
  readonly onFailed: () => void;
  /** Other buttons. */
  readonly children?: ReactNode;
}

/** The processor's card fields in a frame, and the button that sends the card. What is typed never reaches the page. */
export function CardFields({
  fieldsUrl,
  notice,
  submitLabel,
  isPending = false,
  hint,
  onToken,
  onFailed,
  children,
}: CardFieldsProps) {
  const { t, locale } = useI18n(cardPaymentTexts);
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
        pending={isReading || isPending}
        onClick={submit}
      >
        {submitLabel}
      </Button>
      {children}
      <p className="q-muted q-card-fields__hint">{hint}</p>
    </div>
  );
}
