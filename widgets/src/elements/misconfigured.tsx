import { type ReactNode, useEffect, useRef, useState } from 'react';
import { invoiceHeadTexts } from '../invoice/head-texts.en.ts';
import { useI18n } from '../kit/base/i18n.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import { warnHost } from './warn-host.ts';

/** Time for a page to fetch its session or its invoice first, in milliseconds. */
const GRACE_MS = 10_000;

/** Console messages for missing configuration, by the code of the event. */
const messages = {
  InvoiceIdMissingError: 'A widget has no invoice-id.',
  SessionMissingError: 'A widget has no session with a get function.',
} as const;

export type ConfigurationFault = keyof typeof messages;

interface MisconfiguredProps {
  readonly fault: ConfigurationFault;
  readonly emit: WidgetEventListener;
  /** Shown during the grace period. */
  readonly waiting: ReactNode;
  /** Renders content in the widget's frame. */
  readonly frame: (content: ReactNode) => ReactNode;
}

/** Reports a missing invoice id or session after a grace period. The widget still loads when the host sets it later. */
export function Misconfigured({ fault, emit, waiting, frame }: MisconfiguredProps) {
  const { t } = useI18n(invoiceHeadTexts);
  const [isOver, setOver] = useState(false);
  const tell = useRef(emit);
  tell.current = emit;
  useEffect(() => {
    const timer = setTimeout(() => {
      setOver(true);
      const message = messages[fault];
      warnHost(message);
      tell.current('load-error', { error: { code: fault, severity: 'error', retryable: false, message } });
    }, GRACE_MS);
    return () => clearTimeout(timer);
  }, [fault]);
  if (!isOver) return waiting;
  return frame(<ErrorState title={t('notConfigured')}>{t('notConfiguredHint')}</ErrorState>);
}
