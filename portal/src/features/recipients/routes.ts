import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/recipients',
    screen: lazyScreen(() => import('./recipients-screen.tsx'), 'RecipientsScreen'),
  },
  {
    pattern: '/recipients/new',
    facts: { managesBusiness: true },
    screen: lazyScreen(() => import('./new-recipient-screen.tsx'), 'NewRecipientScreen'),
  },
  {
    pattern: '/recipients/:recipientId',
    screen: lazyScreen(() => import('./recipient-screen.tsx'), 'RecipientScreen'),
  },
  {
    pattern: '/recipients/:recipientId/edit',
    facts: { managesBusiness: true },
    screen: lazyScreen(() => import('./edit-recipient-screen.tsx'), 'EditRecipientScreen'),
  },
];
