import type { hostTexts } from '../en/host.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof hostTexts> = {
  skipToContent: 'Ir al contenido',
  pageTitle: '{{page}} · {{brand}}',
  navigation: 'Navegación principal',
  user: {
    menu: 'Cuenta de {{name}}',
    signOut: 'Cerrar sesión',
  },
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
    confirmTitle: 'Confirme con un código',
    confirm: 'Confirmar',
    cancel: 'Cancelar',
    notSent: 'No pudimos enviarle un código',
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
    notSaved: 'No pudimos guardar su idioma. Se aplica solo en este dispositivo.',
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
  decision: {
    missing: 'Seleccione una opción.',
    reason: 'Motivo',
    reasonMissing: 'Este campo es obligatorio.',
    submit: 'Enviar decisión',
  },
  timeline: {
    expected: 'Previsto: {{date}}',
  },
  export: {
    start: 'Exportar CSV',
    cancel: 'Cancelar exportación',
    running: 'Exportando… Filas hasta ahora: {{rows}}',
    done: 'Filas exportadas: {{rows}}',
    cut: 'Filas exportadas: las primeras {{rows}}. Filtre la lista para exportar el resto.',
  },
};
