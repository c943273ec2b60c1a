import { Fact, FactList } from '@quittance/app-shell';
import { businessDateOf } from '@quittance/sdk/time';
import { Amount, CalendarDate, TruncatedText, useI18n } from '@quittance/widgets/kit';
import { blockedMoneyTexts } from './texts.en.ts';
import { type BlockedMoney, blockedMoneyId } from './use-blocked-money.ts';

interface MoneyFactsProps {
  readonly money: BlockedMoney;
}

/**
 * Says what is blocked, and what the latest request for its release says. The license of a refused one is left out: a new
 * request asks for another in fields of the same names.
 */
export function MoneyFacts({ money }: MoneyFactsProps) {
  const { t } = useI18n(blockedMoneyTexts);
  const { companyName, invoiceId, invoiceNumber, amount, currency, blockedAt, blockReason, release } = money;
  return (
    <FactList look="aligned">
      <Fact term={t('company')}>
        <bdi>{companyName}</bdi>
      </Fact>
      <Fact term={t(invoiceId === undefined ? 'transfer' : 'invoice')}>
        <TruncatedText>{invoiceNumber ?? blockedMoneyId(money)}</TruncatedText>
      </Fact>
      <Fact term={t('amount')}>
        <Amount value={amount} currency={currency} />
      </Fact>
      <Fact term={t('blockedOn')}>
        <CalendarDate date={businessDateOf(new Date(blockedAt))} />
      </Fact>
      {blockReason !== undefined && (
        <Fact term={t('blockReason')}>
          <bdi>{blockReason}</bdi>
        </Fact>
      )}
      {release && (
        <>
          {release.state === 'requested' && (
            <>
              <Fact term={t('authority')}>
                <bdi>{release.authority}</bdi>
              </Fact>
              <Fact term={t('licenceNumber')}>{release.licenceNumber}</Fact>
            </>
          )}
          <Fact term={t('requestedBy')}>
            <bdi>{release.requestedBy}</bdi>
          </Fact>
          <Fact term={t('requestedOn')}>
            <CalendarDate date={businessDateOf(new Date(release.requestedAt))} />
          </Fact>
          <Fact term={t('requestReason')}>
            <bdi>{release.reason}</bdi>
          </Fact>
        </>
      )}
      {release?.state === 'refused' && (
        <Fact term={t('decidedBy')}>
          <bdi>{release.decidedBy}</bdi>
        </Fact>
      )}
      {release?.decisionReason !== undefined && (
        <Fact term={t(release.state === 'withdrawn' ? 'withdrawReason' : 'refusalReason')}>
          <bdi>{release.decisionReason}</bdi>
        </Fact>
      )}
    </FactList>
  );
}
