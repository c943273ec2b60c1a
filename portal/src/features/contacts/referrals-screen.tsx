import { ListScreen, type LoadPage, PageLink, usePages } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listReferralPartners, mayMake, referPartners } from '@quittance/sdk/client';
import { businessDateOf } from '@quittance/sdk/time';
import {
  Banner,
  CalendarDate,
  type Column,
  EmptyState,
  Icon,
  icons,
  StatusBadge,
  TruncatedText,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { useMember } from '../../session/member.ts';
import './contacts.css';
import { ReferralForm } from './referral-form.tsx';
import { referralsTexts } from './referrals-texts.en.ts';

type Referral = AnswerOf<Contract['listReferralPartners']>['items'][number];

function useReferralColumns(): readonly Column<Referral>[] {
  const { t } = useI18n(referralsTexts);
  const sentOn = ({ sentAt }: Referral) => businessDateOf(new Date(sentAt));
  return [
    {
      key: 'email',
      header: t('company'),
      place: 'head',
      grows: true,
      value: ({ email }) => email,
      cell: ({ email }) => <TruncatedText>{email}</TruncatedText>,
    },
    {
      key: 'status',
      header: t('status'),
      place: 'head-end',
      value: ({ status }) => t(status),
      cell: ({ status }) =>
        status === 'joined' ? (
          <StatusBadge tone="success" icon={icons.checkCircleIcon} label={t('joined')} />
        ) : (
          <StatusBadge tone="info" icon={icons.clockIcon} label={t('invited')} />
        ),
    },
    { key: 'sent', header: t('sent'), kind: 'date', value: sentOn, cell: (row) => <CalendarDate date={sentOn(row)} /> },
  ];
}

/** Refers companies, and lists those that were. */
export function ReferralsScreen() {
  const { t } = useI18n(referralsTexts);
  const client = useClient();
  const { user, constants } = useMember();
  const load: LoadPage<Referral> = useCallback(
    (page, signal) => client.request(listReferralPartners, { query: page }, { signal }),
    [client],
  );
  const list = usePages(load);
  return (
    <ListScreen
      title={t('title')}
      lead={t('lead', { brand: constants.brandName })}
      brand={constants.brandName}
      above={
        <PageLink className="screen__back" to="/contacts">
          <Icon shape={icons.arrowLeftIcon} />
          {t('back')}
        </PageLink>
      }
      caption={t('caption')}
      columns={useReferralColumns()}
      rowKey={({ _id }) => _id}
      list={list}
      empty={
        <EmptyState title={t('emptyTitle')} icon={icons.usersIcon}>
          {t('emptyText')}
        </EmptyState>
      }
      fileName="referrals"
    >
      {mayMake(referPartners, user) ? <ReferralForm onDone={list.refresh} /> : <Banner>{t('readOnly')}</Banner>}
    </ListScreen>
  );
}
