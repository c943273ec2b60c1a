import { Fact, FactList, Timeline, type TimelineEvent } from '@quittance/app-shell';
import { accountLabel } from '@quittance/sdk/rules';
import { formatBusinessInstant } from '@quittance/sdk/time';
import {
  Amount,
  CalendarDate,
  Card,
  type IconShape,
  icons,
  type Tone,
  TruncatedText,
  useI18n,
} from '@quittance/widgets/kit';
import { CompanyLink } from '../../company/company-link.tsx';
import { staffDepositsTexts } from './texts.en.ts';
import type { StaffDepositRecord } from './use-deposits.ts';

interface DepositProps {
  readonly deposit: StaffDepositRecord;
}

/** What the bank told about it. */
export function DepositFacts({ deposit }: DepositProps) {
  const { t, locale } = useI18n(staffDepositsTexts);
  const { amount, currency, applied, senderName, senderAccount, remittance, bookedOn, statement } = deposit;
  const { organizationId, organizationName } = deposit;
  return (
    <Card title={t('facts')}>
      <FactList>
        <Fact term={t('amount')}>
          <Amount value={amount} currency={currency} />
        </Fact>
        {applied && (
          <Fact term={t('applied')}>
            <Amount value={applied} currency={currency} />
          </Fact>
        )}
        <Fact term={t('sender')}>
          <bdi>{senderName ?? t('senderUnknown')}</bdi>
        </Fact>
        {senderAccount !== undefined && <Fact term={t('senderAccount')}>{senderAccount}</Fact>}
        {remittance !== '' && (
          <Fact term={t('remittance')}>
            <bdi>{remittance}</bdi>
          </Fact>
        )}
        {organizationId !== undefined && (
          <>
            <Fact term={t('company')}>
              <CompanyLink organizationId={organizationId} name={organizationName ?? ''} />
            </Fact>
            <Fact term={t('account')}>{accountLabel(currency, deposit.accountType)}</Fact>
          </>
        )}
        {bookedOn !== undefined && (
          <Fact term={t('bookedOn')}>
            <CalendarDate date={bookedOn} />
          </Fact>
        )}
        <Fact term={t('arrived')}>{formatBusinessInstant(new Date(deposit.arrivedAt), locale)}</Fact>
        <Fact term={t('source')}>
          {statement ? (
            <TruncatedText>
              {t('statement', { name: [statement.format, statement.name].filter(Boolean).join(' ') })}
            </TruncatedText>
          ) : (
            t('event')
          )}
        </Fact>
        <Fact term={t('rail')}>{deposit.rail === 'wire' ? t('wire') : deposit.rail.toUpperCase()}</Fact>
        <Fact term={t('bankReference')}>
          <TruncatedText>{deposit.bankReference}</TruncatedText>
        </Fact>
        <Fact term={t('id')}>
          <TruncatedText>{deposit.depositId}</TruncatedText>
        </Fact>
      </FactList>
    </Card>
  );
}

const faces: Readonly<
  Partial<Record<StaffDepositRecord['events'][number]['code'], { readonly tone: Tone; readonly icon: IconShape }>>
> = {
  held: { tone: 'warning', icon: icons.clockIcon },
  assigned: { tone: 'success', icon: icons.checkCircleIcon },
  credited: { tone: 'success', icon: icons.checkCircleIcon },
  applied: { tone: 'success', icon: icons.checkCircleIcon },
  released: { tone: 'success', icon: icons.checkCircleIcon },
  recalled: { tone: 'warning', icon: icons.arrowLeftIcon },
  denied: { tone: 'danger', icon: icons.crossCircleIcon },
  returned: { tone: 'danger', icon: icons.crossCircleIcon },
  'refund-failed': { tone: 'danger', icon: icons.alertIcon },
};

/** What happened to it, who decided, and why. */
export function DepositHistory({ deposit }: DepositProps) {
  const { t } = useI18n(staffDepositsTexts);
  const events = deposit.events.map(
    ({ code, at, by, organizationName: company, reason }, index): TimelineEvent => ({
      id: `${code} ${index}`,
      what: company === undefined ? t(`happened.${code}`) : t('happenedTo', { what: t(`happened.${code}`), company }),
      who: by,
      at,
      note: reason,
      ...faces[code],
    }),
  );
  return (
    <Card title={t('history')}>
      <Timeline label={t('history')} events={events} empty={null} />
    </Card>
  );
}
