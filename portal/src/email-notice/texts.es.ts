import type { Spanish } from '@quittance/sdk/i18n';
import type { emailNoticeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof emailNoticeTexts> = {
  title: 'No podemos entregar correo en su dirección',
  text: 'Los mensajes a {{email}} se devolvieron y hemos dejado de enviarlos. Confirme la dirección para volver a recibirlos.',
  confirm: 'Enviar un código',
  done: 'Su dirección de correo está confirmada.',
};
