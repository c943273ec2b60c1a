import type { Spanish } from '@quittance/sdk/i18n';
import type { contactsNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof contactsNavigationTexts> = { contacts: 'Contactos' };
