import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/staff', screen: lazyScreen(() => import('./staff-screen.tsx'), 'StaffScreen') },
];
