import { useState } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { frameAddress, useFrameMessages, useFrameTimeout } from '../widget/use-frame-messages.ts';
import { bankDebitTexts } from './texts.en.ts';
import { readBankWindowMessage } from './window-messages.ts';

interface BankWindowProps {
  readonly windowUrl: string;
  readonly onLinked: (providerUserId: string) => void;
  readonly onError: () => void;
  readonly onClose: () => void;
}

/** The bank's window in a frame on the API's origin: input never passes through the host page. */
export function BankWindow({ windowUrl, onLinked, onError, onClose }: BankWindowProps) {
  const { t, locale } = useI18n(bankDebitTexts);
  const [isReady, setReady] = useState(false);
  // Computed once: another URL, such as for another language, would reload the frame and lose input. `location.origin`
  // is "null" in a srcdoc frame; `self.origin` isn't.
  const [address] = useState(() => frameAddress(windowUrl, { origin: self.origin, locale }));

  const { frame, onLoad } = useFrameMessages((message, sender) => {
    const heard = readBankWindowMessage(message, { origin: new URL(windowUrl).origin, window: sender });
    if (!heard) return;
    if (heard.event === 'ready') setReady(true);
    else if (heard.event === 'success') onLinked(heard.userId);
    else if (heard.event === 'error') onError();
    else onClose();
  });
  useFrameTimeout(isReady, onError);

  return (
    <div className="q-bank-window" aria-busy={!isReady}>
      {!isReady && (
        <p className="q-loading q-bank-window__loading" role="status">
          <span className="q-spinner" />
          <bdi className="q-muted">{t('windowLoading')}</bdi>
        </p>
      )}
      <iframe
        ref={frame}
        className="q-bank-window__frame"
        title={t('frameTitle')}
        src={address}
        referrerPolicy="origin"
        onLoad={onLoad}
      />
    </div>
  );
}
