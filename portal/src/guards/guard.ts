import { createGuard } from '@quittance/app-shell';
import { judgeNavigation, type NavigationPage, type NavigationUser } from '@quittance/sdk/rules';
import { findScreen } from '../find-screen.ts';
import { verificationFlow } from './verification-flow.ts';
import { isOrganizationRestricted } from './visitor.ts';

const home = '/';

const addressOf: Readonly<Record<Exclude<NavigationPage, 'restricted'>, string>> = {
  'save-phone-number': '/save-phone-number',
  'no-business': '/no-business',
  'no-access': '/denied',
  'information-request': '/verification/additional-info-request',
  verification: '/verify',
  'start-verification': '/start-verification',
  'continue-on-desktop': '/continue-on-desktop',
  'account-security': '/account-security',
  'not-found': '/404',
};

/** Applies the rules of navigation to the portal's addresses. */
export const guard = createGuard<NavigationUser>({
  findScreen,
  home,
  judge(user, route) {
    const result = judgeNavigation(user, route, { isMobileFlow: verificationFlow.isMobile(route.pattern) });
    switch (result) {
      case 'allow':
      case 'sign-in':
      case 'destination':
        return result;
      case 'refused':
        return { to: home, reason: 'role' };
      case 'secured':
        return { to: home, reason: 'done' };
      case 'restricted':
        return { to: user && isOrganizationRestricted(user) ? '/restricted?restrictedType=company' : '/restricted' };
      default:
        return { to: addressOf[result] };
    }
  },
});

/** Whether a page opens for a signed-in person, and doesn't redirect. */
export const isOpenTo = (user: NavigationUser, address: string): boolean => guard.check(address, user).kind === 'allow';
