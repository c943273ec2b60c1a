import type { Spanish } from '@quittance/sdk/i18n';
import type { attachmentTexts } from './texts.en.ts';

export const spanish: Spanish<typeof attachmentTexts> = {
  title: 'Archivo adjunto',
  field: 'Adjuntar un archivo',
  hint: 'El comprador puede descargarlo: un contrato, un parte de horas o una factura electrónica en XML, por ejemplo.',
  notVerified: 'Solo las empresas verificadas pueden adjuntar un archivo a una factura.',
  action: 'Añadir archivo',
  dialogText: 'El comprador puede descargar el archivo. Después no podrá quitarlo ni sustituirlo.',
  close: 'Cerrar',
};
