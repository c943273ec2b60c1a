import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/payment-exceptions',
    screen: lazyScreen(() => import('./payment-exceptions-screen.tsx'), 'PaymentExceptionsScreen'),
  },
];
