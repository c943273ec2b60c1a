import { type AnswerOf, type Contract, findCryptoQuote } from '@quittance/sdk/client';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from '../kit/base/provider.tsx';

export type CryptoQuote = NonNullable<AnswerOf<Contract['findCryptoQuote']>['quote']>;

/** Whether anything may still change without the payer. */
const isMoving = ({ state, refunds }: CryptoQuote): boolean =>
  (state !== 'expired' && state !== 'paid' && state !== 'kept') || refunds.some((refund) => refund.state === 'queued');

const pollMs = 5_000;

export interface QuoteReading {
  /** Undefined while it loads, null without one. */
  readonly quote: CryptoQuote | null | undefined;
  readonly isFailed: boolean;
  readonly set: (quote: CryptoQuote | null) => void;
  readonly reload: () => void;
}

/** Reads the payer’s last quote of an invoice, again and again while coins may come. */
export function useQuote(invoiceId: string): QuoteReading {
  const client = useClient();
  const [quote, set] = useState<CryptoQuote | null>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((last) => last + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    client.request(findCryptoQuote, { params: { id: invoiceId } }, { signal }).then(
      (answer) => {
        setFailed(false);
        set(answer.quote);
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [client, invoiceId, attempt]);
  const shouldPoll = quote != null && isMoving(quote);
  useEffect(() => {
    if (!shouldPoll) return;
    const timer = setInterval(reload, pollMs);
    return () => clearInterval(timer);
  }, [shouldPoll, reload]);
  return { quote, isFailed, set, reload };
}
