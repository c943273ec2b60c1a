import type { Spanish } from '@quittance/sdk/i18n';
import type { openingTexts } from './opening-texts.en.ts';

export const spanish: Spanish<typeof openingTexts> = {
  title: 'Abrir una cuenta',
  lead: 'Guarde, reciba y envíe dinero en otra moneda.',
  back: 'Cuentas',
  toAccounts: 'Ver sus cuentas',
  choose: '¿Qué cuenta?',
  submit: 'Abrir cuenta {{account}}',
  existing: 'Ya tiene una cuenta {{account}}.',
  type: {
    traditional: 'Dólares, para sus reservas.',
    smart: 'Dólares, para los pagos de cada día.',
    merchant: 'Dólares, para ventas con tarjeta y en línea.',
  },
  confirm: {
    title: '¿Abrir una cuenta {{account}}?',
    text: 'La cuenta se abre en el acto para {{company}}, con su propio número. Avisaremos al titular por correo.',
    open: 'Abrir cuenta',
    cancel: 'Cancelar',
  },
  opened: {
    title: 'Su cuenta {{account}} está abierta',
    text: 'Número de cuenta {{number}}. Comparta los datos de la cuenta con sus clientes para cobrar.',
    addMoney: 'Añadir dinero',
    invite: 'Invitar a un contacto',
  },
  none: {
    title: 'Tiene todas las cuentas',
    text: 'No hay otra cuenta que pueda abrir ahora.',
    waitingTitle: 'Aún no se puede abrir ninguna cuenta',
    waitingText: 'Podrá abrir cuentas en cuanto se apruebe la verificación de su empresa.',
  },
  waitlist: {
    title: 'Próximamente',
    text: 'Estas cuentas aún no se pueden abrir. Únase a la lista de espera y le avisaremos por correo.',
  },
  invite: {
    title: '¿Sugerir una cuenta {{account}}?',
    text: 'Escribiremos a {{name}} ({{email}}) que desea operar en esta moneda, con un enlace para abrir una cuenta {{account}}.',
    send: 'Enviar invitación',
    back: 'Elegir otro contacto',
    done: 'Invitación enviada a {{email}}.',
  },
};
