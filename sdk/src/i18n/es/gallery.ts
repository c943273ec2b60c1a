import type { gallery as english } from '../en/gallery.ts';

export const gallery: typeof english = {
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
    ltr: 'De izquierda a derecha',
    rtl: 'De derecha a izquierda',
  },
  groups: {
    actions: 'Acciones',
    fields: 'Campos',
    choices: 'Opciones',
    dates: 'Fechas',
    data: 'Datos',
    overlays: 'Superposiciones',
    display: 'Presentación',
  },
  label: 'Razón social',
  description: 'Tal como figura en el registro.',
  error: 'Compruebe este dato.',
  email: 'Correo electrónico',
  size: 'Número de empleados',
  send: 'Enviar',
  reset: 'Restablecer',
};
