import type { Spanish } from '@quittance/sdk/i18n';
import type { galleryTexts } from './texts.en.ts';

export const spanish: Spanish<typeof galleryTexts> = {
  toolbar: 'Cómo se muestran los ejemplos',
  theme: 'Tema',
  language: 'Idioma',
  direction: 'Dirección',
  values: {
    auto: 'Automático',
    light: 'Claro',
    dark: 'Oscuro',
    en: 'Inglés',
    es: 'Español',
    ltr: 'Izquierda a derecha',
    rtl: 'Derecha a izquierda',
  },
  groups: {
    actions: 'Acciones',
    fields: 'Campos',
    choices: 'Opciones',
    dates: 'Fechas',
    data: 'Datos',
    overlays: 'Superposiciones',
    display: 'Presentación',
    screens: 'Pantallas',
  },
  label: 'Razón social',
  description: 'Tal como figura en el registro.',
  error: 'Compruebe este dato.',
  email: 'Correo electrónico',
  size: 'Número de empleados',
  send: 'Enviar',
  reset: 'Restablecer',
  sent_one: 'Enviado {{count}} vez',
  sent_many: 'Enviado {{count}} de veces',
  sent_other: 'Enviado {{count}} veces',
};
