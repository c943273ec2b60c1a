import { createGuard, withNext } from '@quittance/app-shell';
import {
  judgeNavigation,
  type NavigationPage,
  type NavigationUser,
  openRequestOf,
  requestPageOf,
  restrictionOf,
  verificationStateOf,
} from '@quittance/sdk/rules';
import { findScreen } from '../find-screen.ts';
import { verificationFlow } from './verification-flow.ts';

const home = '/';

const addressOf: Readonly<
  Record<Exclude<NavigationPage, 'restricted' | 'save-phone-number' | 'information-request'>, string>
> = {
  'no-business': '/no-business',
  'no-access': '/denied',
  verification: '/verify',
  'start-verification': '/start-verification',
  'continue-on-desktop': '/continue-on-desktop',
  'account-security': '/account-security',
  'not-found': '/404',
};

/** The page of the request that the person is to answer. */
function requestAddressOf(user: NavigationUser | null): string {
  const request = user && openRequestOf(user);
  return request
    ? `${requestPageOf(request.externalDocumentType)}?id=${request._id}`
    : '/verification/additional-info-request';
}

/**
 * Whether somebody without access reads at home how far the verification is: officers until the company is approved, owners until
 * their own identity is too. Sign-ins and the logo lead home.
 */
const readsVerificationAtHome = (user: NavigationUser | null): boolean =>
  user !== null &&
  (user.isUbo || user.company?.verificationStatus !== 'approved') &&
  verificationStateOf(user) !== 'verified';

/** Applies the rules of navigation to the portal's addresses. */
export const guard = createGuard<NavigationUser>({
  findScreen,
  home,
  judge(user, route, address) {
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
      case 'restricted': {
        const company = user && restrictionOf(user) !== 'person' ? 'restrictedType=company' : '';
        return {
          to: `/restricted${company && `?${company}`}`,
          toAfterLeaving: `/restricted?${company && `${company}&`}didUserAcceptLeaving=true`,
        };
      }
      case 'save-phone-number':
        return { to: withNext('/save-phone-number', address === home ? null : address) };
      case 'information-request':
        return { to: requestAddressOf(user) };
      case 'no-access':
        return { to: addressOf[address === home && readsVerificationAtHome(user) ? 'verification' : result] };
      default:
        return { to: addressOf[result] };
    }
  },
});

/** Whether a page opens for a signed-in person, and doesn't redirect. */
export const isOpenTo = (user: NavigationUser, address: string): boolean => guard.check(address, user).kind === 'allow';
