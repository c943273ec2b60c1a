import { PageTabs, Screen, usePagePlace } from '@quittance/app-shell';
import { listApiKeys, listMembers, mayMake } from '@quittance/sdk/client';
import { useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { useMember } from '../../session/member.ts';
import { businessSettingsTexts } from './texts.en.ts';

const pages = [
  'business-profile',
  'plan',
  'account-report',
  'account-permissions',
  'api-keys',
  'other-businesses',
] as const;
type SettingsPage = (typeof pages)[number];

/** The call without which a page is hidden. */
const callOf = { 'account-permissions': listMembers, 'api-keys': listApiKeys } as const;
const isForOwners = (page: SettingsPage): page is keyof typeof callOf => page in callOf;

function Pages() {
  const { t } = useI18n(businessSettingsTexts);
  const { user } = useMember();
  const { pathname } = usePagePlace().location;
  const shown = pages.filter((page) => !isForOwners(page) || mayMake(callOf[page], user));
  const entries = shown.map((page) => {
    const to = `/business-settings/${page}`;
    return { to, label: t(`pages.${page}`), isCurrent: to === pathname || pathname.startsWith(`${to}/`) };
  });
  return <PageTabs label={t('title')} pages={entries} />;
}

interface SettingsFrameProps {
  readonly page: SettingsPage;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page of the business settings, with links to the others. */
export function SettingsFrame({ page, actions, children }: SettingsFrameProps) {
  const { t } = useI18n(businessSettingsTexts);
  const { constants } = useMember();
  return (
    <Screen title={t(`pages.${page}`)} brand={constants.brandName} actions={actions}>
      <Pages />
      {children}
    </Screen>
  );
}
