import type { kit as english } from '../en/kit.ts';

export const kit = {
  optional: 'Opcional',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  capsLockOn: 'Bloq Mayús está activado.',
  selectAnOption: 'Seleccione una opción',
  noOptions: 'No hay opciones disponibles',
  oneTimeCode: 'Código de un solo uso',
  resendCode: 'Enviar un código nuevo',
  resendCodeIn: 'Podrá pedir un código nuevo en {{seconds}} s',
  loading: 'Cargando…',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  pages: 'Páginas',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  somethingWentWrong: 'Algo salió mal. Inténtelo de nuevo.',
} satisfies typeof english;
