import type { Spanish } from '@quittance/sdk/i18n';
import type { userMenuTexts } from './texts.en.ts';

export const spanish: Spanish<typeof userMenuTexts> = {
  menu: 'Cuenta de {{name}}',
  settings: 'Ajustes',
  signOut: 'Cerrar sesión',
  version: 'Versión {{version}}',
  language: 'Idioma',
  notSaved: 'No pudimos guardar su idioma. Se aplica solo en este dispositivo.',
  themeNotSaved: 'No pudimos guardar su tema. Solo se aplica en este dispositivo.',
  theme: 'Tema',
  light: 'Claro',
  dark: 'Oscuro',
  auto: 'Auto',
};
