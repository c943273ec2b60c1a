import { PageLink, RecordScreen, useBrandTitle, useResource, useRouteParams } from '@quittance/app-shell';
import { getStaffDeposit } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { buttonClass, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { AssignmentCard } from './assignment-card.tsx';
import { DepositBadge } from './deposit-badge.tsx';
import { DepositDecisionCard } from './deposit-decision.tsx';
import { DepositFacts, DepositHistory } from './deposit-facts.tsx';
import { staffDepositsTexts } from './texts.en.ts';

const listAddress = '/deposits';

function Deposit({ depositId }: { readonly depositId: string }) {
  const { t, locale } = useI18n(staffDepositsTexts);
  const client = useClient();
  const record = useResource(
    useCallback(
      (signal) => client.request(getStaffDeposit, { params: { depositId } }, { signal }),
      [client, depositId],
    ),
  );
  return (
    <RecordScreen
      record={record}
      kind={t('kindOfRecord')}
      title={({ amount, currency, senderName }) =>
        t('titleOf', {
          amount: formatDecimalMoney(amount, currency, locale),
          sender: senderName ?? t('senderUnknown'),
        })
      }
      brand={useBrandTitle()}
      back={{ to: listAddress, label: t('title') }}
      status={(deposit) => <DepositBadge deposit={deposit} />}
      side={(deposit) => <DepositFacts deposit={deposit} />}
      notFound={{
        title: t('notFoundTitle'),
        text: t('notFoundText'),
        action: (
          <PageLink className={buttonClass()} to={listAddress}>
            {t('title')}
          </PageLink>
        ),
      }}
    >
      {(deposit) => (
        <>
          <AssignmentCard deposit={deposit} onChanged={record.refresh} />
          <DepositDecisionCard deposit={deposit} onChanged={record.refresh} />
          <DepositHistory deposit={deposit} />
        </>
      )}
    </RecordScreen>
  );
}

/** One deposit, what happened to it, and what staff may decide about it. */
export function DepositScreen() {
  const { depositId = '' } = useRouteParams();
  return <Deposit key={depositId} depositId={depositId} />;
}
