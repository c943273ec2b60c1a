import { lazyScreen, type Route } from '@quittance/app-shell';
import { invitePages } from '../../received-invite/pages.ts';

export const routes: readonly Route[] = [
  {
    pattern: invitePages.member.link,
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(() => import('./invite-link-screens.tsx'), 'MemberInviteLink'),
  },
  {
    pattern: invitePages.company.link,
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(() => import('./invite-link-screens.tsx'), 'CompanyInviteLink'),
  },
  {
    pattern: invitePages.member.accept,
    frame: 'plain',
    facts: { isStandalone: true },
    screen: lazyScreen(() => import('./accept-invite-screen.tsx'), 'AcceptInviteScreen'),
  },
  {
    pattern: invitePages.company.accept,
    frame: 'plain',
    facts: { isStandalone: true },
    screen: lazyScreen(() => import('./connect-business-screen.tsx'), 'ConnectBusinessScreen'),
  },
];
