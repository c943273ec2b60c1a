import { AppLayout } from '@quittance/app-shell';
import { lazyPart, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useState } from 'react';
import { isOpenTo } from '../guards/guard.ts';
import type { Direction } from '../invoices/status-groups.ts';
import { navigation } from '../navigation.ts';
import { useMember } from '../session/member.ts';
import { SupportChatPart } from '../support-chat/support-chat-part.tsx';
import { CurrentListContext } from './current-list.ts';
import { layoutTexts } from './texts.en.ts';

/** Lazy-loaded, with the texts of the pages that it finds. */
const palette = lazyPart(async () => (await import('../palette/portal-palette.tsx')).PortalPalette);

/** Lazy-loaded with the open user menu. */
const organizationSwitch = lazyPart(async () => (await import('./organization-switch.tsx')).OrganizationSwitch);

function OtherOrganizations() {
  const Switch = organizationSwitch.usePart(true);
  return Switch && <Switch />;
}

/** Lazy-loaded, since few people ever see it. */
const emailNotice = lazyPart(async () => (await import('../email-notice/email-notice.tsx')).EmailNotice);

/** Lazy-loaded for the same reason. */
const planNotice = lazyPart(async () => (await import('../plan-notice/plan-notice.tsx')).PlanNotice);

/**
 * The portal's frame around a screen.
 * @param isWide hides the navigation, for a form that people should not leave by accident
 */
export function PortalLayout({ isWide, children }: { readonly isWide: boolean; readonly children: ReactNode }) {
  const { t } = useI18n(layoutTexts);
  const { user, constants } = useMember();
  // Leave out pages that would only redirect.
  const open = navigation.filter(({ to }) => isOpenTo(user, to));
  const isBalanceMissed = user.role !== 'no-access' && user.company?.isBalanceMissed === true;
  const { value: EmailNotice } = emailNotice.useAttempt(user.emailUndeliverable);
  const { value: PlanNotice } = planNotice.useAttempt(isBalanceMissed);
  const [currentList, setCurrentList] = useState<Direction | null>(null);
  return (
    <AppLayout
      brand={{ name: constants.brandName }}
      navigation={isWide ? undefined : open}
      current={currentList ? `/${currentList}` : undefined}
      place={user.company?.legalName}
      palette={user.role === 'no-access' ? undefined : palette}
      user={user}
      role={t(`role.${user.role}`)}
      menuItems={<OtherOrganizations />}
    >
      {EmailNotice && user.emailUndeliverable && <EmailNotice />}
      {PlanNotice && isBalanceMissed && <PlanNotice />}
      <CurrentListContext value={setCurrentList}>{children}</CurrentListContext>
      <SupportChatPart />
    </AppLayout>
  );
}
