import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/save-phone-number',
    frame: 'plain',
    facts: { page: 'save-phone-number', isStandalone: true },
    screen: lazyScreen(() => import('./save-phone-number-screen.tsx'), 'SavePhoneNumberScreen'),
  },
];
