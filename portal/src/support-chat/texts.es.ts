import type { Spanish } from '@quittance/sdk/i18n';
import type { supportChatTexts } from './texts.en.ts';

export const spanish: Spanish<typeof supportChatTexts> = {
  open: 'Chatear con soporte',
  close: 'Cerrar el chat',
  title: 'Soporte',
  loading: 'Abriendo el chat…',
  failed: 'No se pudo abrir el chat. Inténtelo de nuevo o escriba a {{email}}.',
  retry: 'Intentar de nuevo',
};
