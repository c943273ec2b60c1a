import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/check-statement',
    frame: 'plain',
    // A bank or an accountant checks the statements of others.
    access: 'anyone',
    screen: lazyScreen(() => import('./check-statement-screen.tsx'), 'CheckStatementScreen'),
  },
];
