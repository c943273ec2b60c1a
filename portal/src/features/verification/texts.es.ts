import type { Spanish } from '@quittance/sdk/i18n';
import type { verificationTexts } from './texts.en.ts';

export const spanish: Spanish<typeof verificationTexts> = {
  verify: {
    title: 'Verificación',
    lead: 'Verificamos cada empresa antes de que pueda guardar y mover dinero.',
    leadPerson: 'Su empresa está verificada. También verificamos a quienes trabajan en ella.',
    deniedTitle: 'Su empresa no fue verificada',
    deniedText: 'No podemos ofrecerle una cuenta. Escríbanos si cree que se trata de un error.',
  },
  steps: {
    title: 'Pasos',
    business: 'Su empresa',
    businessText: 'Cuenta, perfil de la empresa, propietarios y documentos.',
    identity: 'Su identidad',
    identityText: 'Datos personales y un documento de identidad.',
    pep: 'Funciones públicas',
    pepText: 'Si usted o un familiar cercano ejerce una función pública.',
  },
  state: {
    open: 'Pendiente',
    started: 'Empezado',
    requested: 'Información adicional solicitada',
    replied: 'Por revisar: información enviada',
    returned: 'Por corregir',
    submitted: 'En revisión',
    approved: 'Hecho',
    denied: 'No aceptado',
  },
  missing: {
    title: 'Información que falta',
    give: 'Completar la información',
    organizationType: 'Tipo de empresa',
    handle: 'Identificador',
    address: 'Dirección de la empresa',
    phoneNumber: 'Su número de teléfono',
  },
  check: 'Comprobar de nuevo',
  settings: 'Sus ajustes',
  checkout: { title: 'Tarifa de alta' },
  review: {
    title: 'En revisión',
    lead: 'Tenemos todo lo necesario. La revisión suele tardar uno o dos días hábiles.',
    next: 'Qué pasa ahora',
    email: 'Le escribiremos en cuanto su empresa esté verificada.',
    ask: 'Si necesitamos más información, le escribiremos y esta página le dirá qué hacer.',
  },
  returned: {
    title: 'Corrija una parte de su solicitud',
    text: 'Le hemos devuelto una parte de su solicitud. Abra la parte marcada, corríjala y vuelva a enviarla. Nuestro correo explica el motivo.',
  },
  completed: {
    title: 'Su empresa está verificada',
    text: 'Ya puede guardar, enviar y recibir dinero.',
    readOnly: 'Ya puede ver sus cuentas y facturas.',
    noAccess: 'Su rol no tiene acceso a sus cuentas y facturas. Pida acceso al titular de la cuenta.',
  },
  start: {
    title: 'Verifique su empresa',
    text: 'Puede empezar en este teléfono. Tenga a mano los datos de su empresa y un documento de identidad.',
    textOnComputer: 'Tenga a mano los datos de su empresa y un documento de identidad.',
    begin: 'Empezar la verificación',
    create: 'Crear una empresa',
  },
  desktop: {
    title: 'Continúe en un ordenador',
    text: 'Su empresa está verificada. Las facturas y cuentas se gestionan mejor en una pantalla más grande.',
    address: 'Abra esta dirección en su ordenador',
    copy: 'Copiar la dirección',
    here: 'Continuar en este teléfono',
  },
  leave: {
    title: '¿Salir de la verificación?',
    text: 'Lo último que escribió aún no está guardado.',
    leave: 'Salir',
    stay: 'Quedarse',
  },
};
