import { createGuard } from '@quittance/app-shell';
import { findScreen } from '../find-screen.ts';
import { isRestricted, type Visitor } from './visitor.ts';

/** Redirects restricted people, and those without access, to the page that says so. */
export const guard = createGuard<Visitor>({
  findScreen,
  home: '/',
  divert(visitor) {
    if (isRestricted(visitor)) return '/restricted';
    return visitor.role === 'no-access' ? '/denied' : null;
  },
});
