import type { Spanish } from '@quittance/sdk/i18n';
import type { unknownOutcomeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof unknownOutcomeTexts> = {
  title: 'Se ha perdido la conexión',
  text: 'Podemos comprobarlo y terminarlo; el dinero no se moverá dos veces.',
  stillUnknown: 'Sigue sin haber respuesta. Inténtelo en un momento.',
  check: 'Comprobar y terminar',
  stay: 'Quedarse',
  leave: 'Salir',
};
