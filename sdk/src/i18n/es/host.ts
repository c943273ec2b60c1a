import type { host as english } from '../en/host.ts';

export const host = {
  skipToContent: 'Ir al contenido',
  pageTitle: '{{page}} · {{brand}}',
  signIn: {
    title: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Continuar',
    mustSignIn: 'Debe iniciar sesión para continuar',
    sessionExpired: 'Su sesión ha caducado. Vuelva a iniciar sesión.',
    emailRequired: 'Se requiere una dirección de correo electrónico con el formato correcto',
    required: 'Este campo es obligatorio.',
    business: 'Empresa',
  },
  code: {
    title: 'Revise su correo',
    sentTo: 'Enviamos un código de un solo uso a {{email}}.',
    label: 'Código de un solo uso',
    remember: 'Recordar este dispositivo',
    submit: 'Iniciar sesión',
    back: 'Empezar de nuevo',
    incomplete: 'Escriba los seis dígitos.',
  },
  idle: {
    title: 'Su sesión está por terminar.',
    text_one: 'Lleva un rato sin actividad. Para proteger su cuenta cerraremos la sesión en {{count}} segundo.',
    text_many: 'Lleva un rato sin actividad. Para proteger su cuenta cerraremos la sesión en {{count}} de segundos.',
    text_other: 'Lleva un rato sin actividad. Para proteger su cuenta cerraremos la sesión en {{count}} segundos.',
    signOut: 'Cerrar sesión',
    stay: 'Seguir conectado',
  },
  preferences: {
    language: 'Idioma',
    theme: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    auto: 'Auto',
  },
  maintenanceUnnamed: 'El servicio está en mantenimiento en este momento. Inténtelo de nuevo en unos minutos.',
  maintenance: '{{brand}} está en mantenimiento en este momento. Inténtelo de nuevo en unos minutos.',
  screenFailed: {
    title: 'No se pudo mostrar esta página',
    text: 'Algo falló de nuestro lado. Sus datos están a salvo; inténtelo de nuevo.',
  },
  chunkFailed: {
    title: 'No se pudo cargar esta página',
    text: 'Revise su conexión e inténtelo de nuevo.',
  },
  loadFailed: 'No se pudo cargar',
  denied: {
    title: 'Sin acceso',
    text: 'Su rol no tiene acceso a esta página.',
  },
  loading: 'Cargando…',
  list: {
    clearFilters: 'Quitar filtros',
  },
  export: {
    start: 'Exportar CSV',
    cancel: 'Cancelar exportación',
    running: 'Exportando… Filas hasta ahora: {{rows, number}}',
    done: 'Filas exportadas: {{rows, number}}',
    cut: 'Filas exportadas: las primeras {{rows, number}}. Filtre la lista para exportar el resto.',
  },
} satisfies typeof english & { readonly idle: { readonly text_many: string } };
