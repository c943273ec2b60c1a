import { Fact, FactList, Timeline } from '@quittance/app-shell';
import { hasText } from '@quittance/sdk/i18n';
import { accountLabel } from '@quittance/sdk/rules';
import { formatBusinessInstant } from '@quittance/sdk/time';
import { Amount, Card, TruncatedText, useI18n, useRateOrigin } from '@quittance/widgets/kit';
import { CompanyLink } from '../../company/company-link.tsx';
import { waitingTransfersTexts } from './texts.en.ts';
import type { TransferDetail } from './use-waiting-transfers.ts';

interface TransferProps {
  readonly transfer: TransferDetail;
}

const { event: events } = waitingTransfersTexts.english;

function Money({ of }: { readonly of: TransferDetail['received'] }) {
  return <Amount value={of.amount} currency={of.currency} />;
}

/** Who sends what to whom. */
export function TransferFacts({ transfer }: TransferProps) {
  const { t, locale } = useI18n(waitingTransfersTexts);
  const rateOrigin = useRateOrigin();
  const { from, to, sent, fee, feePrice, total, received, conversion, reference } = transfer;
  return (
    <Card title={t('facts')}>
      <FactList>
        <Fact term={t('sender')}>
          <CompanyLink organizationId={transfer.organizationId} name={from.name} />
        </Fact>
        <Fact term={t('fromAccount')}>{accountLabel(from.currency, from.accountType)}</Fact>
        <Fact term={t('recipient')}>
          <bdi>{to.name || t('ownAccount')}</bdi>
        </Fact>
        {to.handle !== undefined && <Fact term={t('handle')}>@{to.handle}</Fact>}
        {to.maskedNumber !== undefined && <Fact term={t('accountNumber')}>{to.maskedNumber}</Fact>}
        <Fact term={t('kindLabel')}>{t(`kind.${transfer.kind}`)}</Fact>
        {sent && (
          <Fact term={t('sent')}>
            <Money of={sent} />
          </Fact>
        )}
        {fee && (
          <Fact term={t('fee')}>
            <Money of={fee} />
            {feePrice && (
              <div className="q-muted">
                <Money of={feePrice.price} /> · 1 {fee.currency} = {feePrice.rate} {feePrice.price.currency} ·{' '}
                {rateOrigin(feePrice)}
              </div>
            )}
          </Fact>
        )}
        {total && (
          <Fact term={t('total')}>
            <Money of={total} />
          </Fact>
        )}
        <Fact term={t('received')}>
          <Money of={received} />
        </Fact>
        {conversion && (
          <Fact term={t('rate')}>
            <div>{conversion.rate}</div>
            <div className="q-muted">{rateOrigin(conversion)}</div>
          </Fact>
        )}
        {reference !== undefined && (
          <Fact term={t('reference')}>
            <bdi>{reference}</bdi>
          </Fact>
        )}
        <Fact term={t('made')}>{formatBusinessInstant(new Date(transfer.createdAt), locale)}</Fact>
        <Fact term={t('id')}>
          <TruncatedText>{transfer._id}</TruncatedText>
        </Fact>
      </FactList>
    </Card>
  );
}

const resolutions: ReadonlySet<string> = new Set(['charged', 'absorbed', 'recovered']);

function staffReasonOf({ blockReason, contradictionReason }: TransferDetail, code: string): string | undefined {
  if (code === 'blocked') return blockReason;
  return resolutions.has(code) ? contradictionReason : undefined;
}

/** What has happened to it. */
export function TransferHistory({ transfer }: TransferProps) {
  const { t } = useI18n(waitingTransfersTexts);
  const done = transfer.steps.flatMap(({ kind, code, at, reason }, index) =>
    kind === 'done' && at !== undefined && hasText(events, code)
      ? [
          {
            id: `${code} ${index}`,
            what: t(`event.${code}`),
            at,
            note: reason ?? staffReasonOf(transfer, code),
          },
        ]
      : [],
  );
  return (
    <Card title={t('history')}>
      <Timeline label={t('history')} events={done} empty={null} />
    </Card>
  );
}
