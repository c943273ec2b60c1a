import { errorCodeOf, Fact, FactList, OneTimeCodeDialog, useErrorText } from '@quittance/app-shell';
import { createQuote } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { Banner, Button, Card, Icon, icons, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useMember } from '../../session/member.ts';
import { UnansweredGuard } from '../../unknown-outcome/unanswered-guard.tsx';
import { UnknownOutcome } from '../../unknown-outcome/unknown-outcome.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { transfersTexts } from './texts.en.ts';
import { type Quote, quoteRequestOf, type TransferValues } from './transfer-values.ts';
import { useTimeLeft } from './use-time-left.ts';
import { useTransferIntent } from './use-transfer-intent.ts';

interface TransferReviewProps {
  readonly quote: Quote;
  readonly receivedAt: number;
  readonly values: TransferValues;
  readonly onRenewed: (quote: Quote) => void;
  readonly onEdit: () => void;
  readonly onDone: (transferId: string) => void;
}

/** `4:59`. */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Expiry({ secondsLeft }: { readonly secondsLeft: number }) {
  const { t } = useI18n(transfersTexts);
  return (
    <p className="transfer__expiry">
      <Icon shape={icons.clockIcon} />
      <span role="timer" className="q-numeric">
        {t('review.expiresIn', { time: clockText(secondsLeft) })}
      </span>
    </p>
  );
}

/** When the money should arrive. Nobody knows it before staff have approved the transfer. */
function Arrival({ quote: { kind, needsReview, arrivesAt, createdAt } }: { readonly quote: Quote }) {
  const { t, locale } = useI18n(transfersTexts);
  if (needsReview) return t('review.afterApproval');
  if (kind === 'withdrawal') {
    return t('review.expected', { date: formatBusinessDate(businessDateOf(new Date(arrivesAt)), locale) });
  }
  return t(arrivesAt === createdAt ? 'review.now' : 'review.minutes');
}

/** Shows exactly what a quote fixes, and makes the transfer once a code confirms it. */
export function TransferReview({ quote, receivedAt, values, onRenewed, onEdit, onDone }: TransferReviewProps) {
  const { t, locale } = useI18n(transfersTexts);
  const client = useClient();
  const errorText = useErrorText();
  const { user } = useMember();
  const { codes, intent, state, isCodeAsked } = useTransferIntent(onDone);
  const [renewal, setRenewal] = useState<{ readonly isPending: boolean; readonly error?: unknown }>({
    isPending: false,
  });
  const lifetimeMs = new Date(quote.expiresAt).getTime() - new Date(quote.createdAt).getTime();
  const secondsLeft = useTimeLeft(receivedAt + lifetimeMs);
  const refusal = state.step === 'refused' ? state.error : undefined;
  const isExpired = secondsLeft === 0 || errorCodeOf(refusal) === 'QuoteExpiredError';
  const isSent = state.step === 'sending' || state.step === 'unknown';

  const renew = async () => {
    setRenewal({ isPending: true });
    try {
      onRenewed(await client.request(createQuote, { body: quoteRequestOf(values) }));
    } catch (error) {
      setRenewal({ isPending: false, error });
    }
  };
  const total = formatDecimalMoney(quote.total.amount, quote.total.currency, locale);
  const shownError = renewal.error ?? (isExpired ? undefined : refusal);
  return (
    <Card title={t('review.title')}>
      <Stack>
        <p className="q-muted">{t('review.lead')}</p>
        <QuoteFacts quote={quote} />
        <FactList>
          <Fact term={t('review.when')}>
            <Arrival quote={quote} />
          </Fact>
        </FactList>
        {quote.needsReview && <Banner>{t('review.needsApproval')}</Banner>}
        <div role="alert">
          {shownError !== undefined && <Banner tone="danger">{errorText(shownError)}</Banner>}
          {isExpired && !isSent && <Banner tone="warning">{t('review.expired')}</Banner>}
        </div>
        {state.step === 'unknown' ? (
          <UnknownOutcome isChecking={state.isChecking} onCheck={() => void intent.check()} />
        ) : isExpired && !isSent ? (
          <Button variant="primary" size="large" block pending={renewal.isPending} onClick={() => void renew()}>
            {t('review.renew')}
          </Button>
        ) : (
          <>
            <Expiry secondsLeft={secondsLeft} />
            <Button
              variant="primary"
              size="large"
              block
              icon={icons.lockIcon}
              pending={state.step === 'preparing' || state.step === 'sending'}
              onClick={() => void intent.submit({ _id: quote._id, kind: quote.kind })}
            >
              {t('review.confirm', { amount: total })}
            </Button>
          </>
        )}
        {!isSent && (
          <Button variant="quiet" block onClick={onEdit}>
            {t('review.edit')}
          </Button>
        )}
      </Stack>
      {isCodeAsked && state.step !== 'preparing' && state.step !== 'unknown' && (
        <OneTimeCodeDialog codes={codes} email={user.email} />
      )}
      <UnansweredGuard state={state} title={t('leave.title')} text={t('leave.text')} />
    </Card>
  );
}
