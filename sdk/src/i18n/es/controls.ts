import type { controlTexts } from '../en/controls.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof controlTexts> = {
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  capsLockOn: 'Bloq Mayús está activado.',
  charactersLeft_one: 'Queda {{count}} carácter',
  charactersLeft_many: 'Quedan {{count}} de caracteres',
  charactersLeft_other: 'Quedan {{count}} caracteres',
  oneTimeCode: 'Código de un solo uso',
  codeSubmitsForm: 'El último dígito confirma el código.',
  resendCode: 'Enviar un código nuevo',
  resendCodeIn: '(en {{seconds}} s)',
  codeSent: 'Se envió un código nuevo.',
  codeNotSent: 'No se pudo enviar el código. Vuelva a intentarlo.',
  pages: 'Páginas',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
};
