import { defineTexts } from '@quittance/sdk/i18n';

/** The link to the contacts, which loads before their screens. */
export const contactsNavigationTexts = defineTexts('contacts-navigation', { contacts: 'Contacts' });
