import { lazyScreen, type Route } from '@quittance/app-shell';
import type { RouteFacts } from '@quittance/sdk/rules';

const screen = lazyScreen(() => import('./upcoming-screen.tsx'), 'UpcomingScreen');

const route = (pattern: string, facts: RouteFacts = {}): Route => ({ pattern, facts, screen });

/** Pages of the specification whose screens are not built yet. */
export const upcomingRoutes: readonly Route[] = [
  route('/monitored-transactions/additional-info-request', { opensUnverified: true }),
];

/** Released builds show the not-found page instead. */
export const routes: readonly Route[] = import.meta.env.INTERNAL_BUILD ? upcomingRoutes : [];
