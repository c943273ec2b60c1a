import type { Spanish } from '@quittance/sdk/i18n';
import type { oneTimeCodeFieldTexts } from './texts.en.ts';

export const spanish: Spanish<typeof oneTimeCodeFieldTexts> = {
  oneTimeCode: 'Código de un solo uso',
  codeSubmitsForm: 'El último dígito confirma el código.',
  resendCode: 'Enviar un código nuevo',
  resendCodeIn: '(en {{seconds}} s)',
  codeSent: 'Se envió un código nuevo.',
  codeNotSent: 'No se pudo enviar el código. Vuelva a intentarlo.',
};
