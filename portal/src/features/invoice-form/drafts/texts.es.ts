import type { Spanish } from '@quittance/sdk/i18n';
import type { draftTexts } from './texts.en.ts';

export const spanish: Spanish<typeof draftTexts> = {
  saved: 'Guardado a las {{time}}',
  changed: 'Aún sin guardar',
  notSaved: 'No se pudo guardar. Lo intentaremos de nuevo.',
  conflict: {
    title: 'Este borrador se cambió en otro lugar',
    text: 'Usted o un compañero lo guardó en otra ventana. Lo que ha escrito aquí aún no está guardado.',
    copy: 'Guardar lo mío como borrador nuevo',
    mine: 'Sustituirlo por lo mío',
    other: 'Mostrar la otra versión',
  },
  last: {
    offer: '¿Empezar con la última factura a este comprador, {{number}} por {{amount}}?',
    use: 'Usarla',
    dismiss: 'No, gracias',
  },
};
