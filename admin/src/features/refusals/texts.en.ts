import { defineTexts } from '@quittance/sdk/i18n';

/** Pages that say why there is nothing to see. */
export const refusalTexts = defineTexts('refusals', {
  deniedTitle: 'No access',
  deniedText: 'Your role doesn’t have access to this page. Ask a compliance head for access.',
  notFoundTitle: 'Page not found',
  notFoundText: 'We could not find this page in the back office.',
});
