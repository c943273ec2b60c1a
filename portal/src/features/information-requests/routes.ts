import { lazyScreen, type Route } from '@quittance/app-shell';
import type { RouteFacts } from '@quittance/sdk/rules';

const screen = lazyScreen(() => import('./information-request-screen.tsx'), 'InformationRequestScreen');
const facts: RouteFacts = { page: 'information-request', opensUnverified: true };

export const routes: readonly Route[] = [
  { pattern: '/verification/additional-info-request', facts, screen },
  { pattern: '/monitored-transactions/additional-info-request', facts, screen },
];
