import type { Spanish } from '@quittance/sdk/i18n';
import type { messagesNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof messagesNavigationTexts> = { label: 'Mensajes' };
