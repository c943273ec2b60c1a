import {
  badgeColumn,
  dayColumn,
  ListScreen,
  type LoadPage,
  PageLink,
  textColumn,
  usePages,
} from '@quittance/app-shell';
import { type AnswerOf, type Contract, listReferralPartners, mayMake, referPartners } from '@quittance/sdk/client';
import { Banner, type Column, EmptyState, Icon, icons, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { useMember } from '../../session/member.ts';
import './contacts.css';
import { ReferralForm } from './referral-form.tsx';
import { referralsTexts } from './referrals-texts.en.ts';

type Referral = AnswerOf<Contract['listReferralPartners']>['items'][number];

const faces = {
  joined: { tone: 'success', icon: icons.checkCircleIcon },
  invited: { tone: 'info', icon: icons.clockIcon },
} as const;

function useReferralColumns(): readonly Column<Referral>[] {
  const { t } = useI18n(referralsTexts);
  return [
    textColumn({ key: 'email', header: t('company'), place: 'head' }, ({ email }) => email),
    badgeColumn({ key: 'status', header: t('status') }, ({ status }) => ({ ...faces[status], label: t(status) })),
    dayColumn({ key: 'sent', header: t('sent') }, ({ sentAt }) => sentAt),
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
