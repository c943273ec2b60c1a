import { lazyScreen, type Route } from '@quittance/app-shell';

/** Released builds show the not-found page instead. */
export const routes: readonly Route[] = import.meta.env.INTERNAL_BUILD
  ? [
      {
        pattern: '/emailing-docs',
        access: 'anyone',
        frame: 'plain',
        screen: lazyScreen(() => import('./emailing-docs-screen.tsx'), 'EmailingDocsScreen'),
      },
    ]
  : [];
