import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { bankDebitTexts } from './texts.en.ts';
import { bankWindowAddress, readBankWindowMessage } from './window-messages.ts';

/** Time after which a silent window counts as failed. */
const WINDOW_TIMEOUT_MS = 30_000;

interface BankWindowProps {
  readonly windowUrl: string;
  readonly onLinked: (providerUserId: string) => void;
  readonly onError: () => void;
  readonly onClose: () => void;
}

/** The bank's window in a frame on the API's origin: input never passes through the host page. */
export function BankWindow({ windowUrl, onLinked, onError, onClose }: BankWindowProps) {
  const { t, locale } = useI18n(bankDebitTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  // Computed once: another URL, such as for another language, would reload the frame and lose input. `location.origin`
  // is "null" in a srcdoc frame; `self.origin` isn't.
  const [address] = useState(() => bankWindowAddress(windowUrl, { origin: self.origin, locale }));
  const listeners = useRef({ onLinked, onError, onClose });
  listeners.current = { onLinked, onError, onClose };

  // The window around the frame. It may change, since a host can move the widget into a pop-up or a frame.
  const [host, setHost] = useState<Window>(window);
  const noteHost = () => setHost(frame.current?.ownerDocument.defaultView ?? window);
  useLayoutEffect(noteHost, []);

  // A layout effect: the window may report that it is ready before later effects run.
  useLayoutEffect(() => {
    const receive = (message: MessageEvent) => {
      const sender = { origin: new URL(windowUrl).origin, window: frame.current?.contentWindow };
      const heard = readBankWindowMessage(message, sender);
      if (!heard) return;
      if (heard.event === 'ready') setReady(true);
      else if (heard.event === 'success') listeners.current.onLinked(heard.userId);
      else if (heard.event === 'error') listeners.current.onError();
      else listeners.current.onClose();
    };
    host.addEventListener('message', receive);
    return () => host.removeEventListener('message', receive);
  }, [windowUrl, host]);

  useEffect(() => {
    if (isReady) return;
    // In a sandboxed frame without an origin, the bank could only answer to every page.
    const timer = setTimeout(() => listeners.current.onError(), self.origin === 'null' ? 0 : WINDOW_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

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
        onLoad={noteHost}
      />
    </div>
  );
}
