/** Texts of the sandbox's sign-in pages. `{provider}` is Google or LinkedIn. */
export const sandboxTexts = {
  en: {
    title: 'Sign in with {provider}',
    notice: 'Sandbox. This page stands in for {provider}. Nothing leaves this machine.',
    choose: 'Choose an account',
    other: 'Use another account',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    unverified: '{provider} hasn’t verified this email',
    submit: 'Continue',
    cancel: 'Cancel',
    invalid: 'Check the names and the email, then try again.',
    unknown: 'This sign-in request isn’t valid. Go back and start again.',
  },
  es: {
    title: 'Iniciar sesión con {provider}',
    notice: 'Entorno de pruebas. Esta página hace de {provider}. Nada sale de esta máquina.',
    choose: 'Elija una cuenta',
    other: 'Usar otra cuenta',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    unverified: '{provider} no ha verificado este correo',
    submit: 'Continuar',
    cancel: 'Cancelar',
    invalid: 'Revise los nombres y el correo, e inténtelo de nuevo.',
    unknown: 'Esta solicitud no es válida. Vuelva atrás y empiece de nuevo.',
  },
} as const;

export type SandboxTexts = (typeof sandboxTexts)['en' | 'es'];
