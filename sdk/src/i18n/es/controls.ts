import type { controls as english } from '../en/controls.ts';

export const controls = {
  optional: 'Opcional',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  capsLockOn: 'Bloq Mayús está activado.',
  selectAnOption: 'Seleccione una opción',
  noOptions: 'No hay opciones disponibles',
  oneTimeCode: 'Código de un solo uso',
  resendCode: 'Enviar un código nuevo',
  resendCodeIn: '(en {{seconds}} s)',
  codeSent: 'Se envió un código nuevo.',
  pages: 'Páginas',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
} satisfies typeof english;
