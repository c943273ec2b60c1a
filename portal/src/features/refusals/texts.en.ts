import { defineTexts } from '@quittance/sdk/i18n';

/** Pages that say why there is nothing to see. */
export const refusalTexts = defineTexts('refusals', {
  deniedTitle: 'No access',
  deniedText: 'Your role doesn’t have access to this page. Ask the account owner for access.',
  ownSettings: 'Open your settings',
  restrictions: {
    denied: 'We can’t open accounts for your company',
    deniedText:
      'We’ve reviewed its application and can’t approve it. Write to us if you think that this is a mistake, or to get a copy of your data.',
    company: 'This account is restricted',
    companyText: 'Your company’s account is restricted at the moment. Write to us and we will help you.',
    person: 'This account is restricted',
    personText: 'Your access is restricted at the moment. Write to us and we will help you.',
    unsaved: 'What you hadn’t saved is lost.',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page has moved.',
  },
});
