import type { Spanish } from '@quittance/sdk/i18n';
import type { payInvoiceTexts } from './texts.en.ts';

export const spanish: Spanish<typeof payInvoiceTexts> = {
  title: 'Pagar factura',
  previewTitle: 'Vista previa de la factura',
  noToken: 'Este enlace no está completo',
  noTokenText: 'Abra el enlace completo del correo que le envió el vendedor.',
  haveAccount: '¿Tiene una cuenta?',
  signIn: 'Inicie sesión para pagar con su saldo',
  signInToOpen: 'Inicie sesión para abrir la factura',
  secure: 'Pago seguro con {{brand}}',
  help: '¿Preguntas sobre el pago? Escriba a',
};
