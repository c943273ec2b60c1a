import type { Spanish } from '@quittance/sdk/i18n';
import type { contactPickerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof contactPickerTexts> = {
  title: 'Elegir un contacto',
  search: 'Buscar contactos',
  searchPlaceholder: 'Nombre, identificador o correo',
  results: 'Contactos',
  noEmail: 'Correo desconocido: esta empresa no le ha añadido como contacto.',
  none: 'Aún no tiene contactos.',
  noMatch: 'Ningún contacto coincide. Pruebe con otra búsqueda.',
  more: 'Hay más. Busque para encontrar otros.',
};
