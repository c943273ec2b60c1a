import { createGuard } from '@quittance/app-shell';
import { findScreen } from '../find-screen.ts';
import { invitePages } from '../received-invite/pages.ts';
import { isRestricted, lacksPhone, type Visitor } from './visitor.ts';

/** Screens that need a session, but neither an organization nor a role in one. */
const withoutOrganization: ReadonlySet<string> = new Set([
  '/no-business',
  '/create-business',
  invitePages.member.accept,
  invitePages.company.accept,
  '/save-phone-number',
  '/connect-identity',
]);

/** Redirects restricted people, and those without an organization or access, to the page that says so. */
export const guard = createGuard<Visitor>({
  findScreen,
  home: '/',
  divert(visitor, pattern) {
    if (isRestricted(visitor)) return '/restricted';
    if (lacksPhone(visitor)) return pattern === '/save-phone-number' ? null : '/save-phone-number';
    if (withoutOrganization.has(pattern)) return null;
    if (visitor.company === null) return '/no-business';
    return visitor.role === 'no-access' ? '/denied' : null;
  },
});
