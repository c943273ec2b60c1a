import { lazyScreen, type Route } from '@quittance/app-shell';

const forms = () => import('./form-screens.ts');

export const routes: readonly Route[] = [
  {
    pattern: '/recipients',
    screen: lazyScreen(() => import('./recipients-screen.tsx'), 'RecipientsScreen'),
  },
  {
    pattern: '/recipients/new',
    facts: { managesBusiness: true },
    screen: lazyScreen(forms, 'NewRecipientScreen'),
  },
  {
    pattern: '/recipients/:recipientId',
    screen: lazyScreen(() => import('./recipient-screen.tsx'), 'RecipientScreen'),
  },
  {
    pattern: '/recipients/:recipientId/edit',
    facts: { managesBusiness: true },
    screen: lazyScreen(forms, 'EditRecipientScreen'),
  },
];
