import { defineTexts } from '@quittance/sdk/i18n';

/** Pages that say why there is nothing to see. */
export const refusalTexts = defineTexts('refusals', {
  deniedTitle: 'No access',
  deniedText: 'Your role doesn’t have access to this page. Ask the account owner for access.',
  ownSettings: 'Open your settings',
  restrictedTitle: 'This account is restricted',
  restrictedCompany: 'Your company’s account is restricted at the moment. Write to us and we will help you.',
  restrictedPerson: 'Your access is restricted at the moment. Write to us and we will help you.',
  restrictedUnsaved: 'What you hadn’t saved is lost.',
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page has moved.',
  },
});
