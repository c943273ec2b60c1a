import { ApiError } from '@quittance/sdk/client';
import { useI18n } from '@quittance/widgets/kit';
import { contactsTexts } from './texts.en.ts';

const minuteMs = 60_000;

/** Returns why an address can't be mailed yet; null for other failures. */
export function useTooSoon(): (act: 'invite' | 'resend', error: unknown) => string | null {
  const { t } = useI18n(contactsTexts);
  return (act, error) => {
    if (!(error instanceof ApiError) || error.code !== 'RateLimitError') return null;
    const { retryAfterMs = 0 } = error;
    // Within a minute it is the general limit of calls, which says nothing about the address.
    return retryAfterMs > minuteMs
      ? t(`${act}.tooSoon`, { minutes: String(Math.ceil(retryAfterMs / minuteMs)) })
      : null;
  };
}
