import { Fact, FactList } from '@quittance/app-shell';
import { formatCalendarDate } from '@quittance/sdk/time';
import { Amount, Card, useI18n } from '@quittance/widgets/kit';
import { bankReconciliationsTexts } from './texts.en.ts';
import { useAccountName } from './use-account-name.ts';
import type { BankReconciliationDetail } from './use-bank-reconciliations.ts';

interface SectionProps {
  readonly reconciliation: BankReconciliationDetail;
}

interface AmountFactProps {
  readonly term: string;
  readonly value: BankReconciliationDetail['bank'];
  readonly currency: string;
}

function AmountFact({ term, value, currency }: AmountFactProps) {
  return <Fact term={term}>{value === undefined ? '–' : <Amount value={value} currency={currency} />}</Fact>;
}

/** The equation of the day, and what it means. */
export function Equation({ reconciliation }: SectionProps) {
  const { t } = useI18n(bankReconciliationsTexts);
  const { state, currency, bank, parts, inTransit, ownFunds, clientMoney, difference, newDifference } = reconciliation;
  return (
    <Card title={t('equation')}>
      <p>{t(`explain.${state}`)}</p>
      {state !== 'waiting' && (
        <FactList look="aligned">
          <AmountFact term={t('bank')} value={bank} currency={currency} />
          <AmountFact term={t('parts.elsewhere')} value={parts?.elsewhere} currency={currency} />
          <AmountFact term={t('inTransit')} value={inTransit} currency={currency} />
          <AmountFact term={t('lessOwnFunds')} value={ownFunds} currency={currency} />
          <AmountFact term={t('lessClientMoney')} value={clientMoney} currency={currency} />
          <AmountFact term={t('difference')} value={difference} currency={currency} />
          {state === 'difference' && <AmountFact term={t('newDifference')} value={newDifference} currency={currency} />}
        </FactList>
      )}
    </Card>
  );
}

const partsInOrder = ['debits', 'exchange', 'payouts', 'suspense', 'betweenBanks', 'unbooked'] as const;

/** What is in transit, part by part. */
export function Parts({ reconciliation: { parts, currency } }: SectionProps) {
  const { t } = useI18n(bankReconciliationsTexts);
  if (!parts) return null;
  return (
    <Card title={t('inTransit')}>
      <FactList look="aligned">
        {partsInOrder.map((part) => (
          <AmountFact key={part} term={t(`parts.${part}`)} value={parts[part]} currency={currency} />
        ))}
      </FactList>
    </Card>
  );
}

/** What the banks booked for themselves. */
export function Charges({ reconciliation: { charges, currency } }: SectionProps) {
  const { t, locale } = useI18n(bankReconciliationsTexts);
  const nameOf = useAccountName();
  if (charges.length === 0) return null;
  return (
    <Card title={t('charges')}>
      <p>{t('chargesText')}</p>
      <FactList look="aligned">
        {charges.map(({ chargeId, account, kind, bookedOn, amount }) => (
          <AmountFact
            key={chargeId}
            term={t(`charge.${kind}`, { account: nameOf(account), date: formatCalendarDate(bookedOn, locale) })}
            value={amount}
            currency={currency}
          />
        ))}
      </FactList>
    </Card>
  );
}

/** What each of our accounts held, by its bank. */
export function BankAccounts({ reconciliation: { accounts, currency } }: SectionProps) {
  const { t } = useI18n(bankReconciliationsTexts);
  const nameOf = useAccountName();
  return (
    <Card title={t('accounts')}>
      {accounts.length === 0 ? (
        <p>{t('noAccounts')}</p>
      ) : (
        <FactList look="aligned">
          {accounts.map(({ account, closing }) => (
            <Fact key={account} term={nameOf(account)}>
              {closing === undefined ? t('notStated') : <Amount value={closing} currency={currency} />}
            </Fact>
          ))}
        </FactList>
      )}
    </Card>
  );
}
