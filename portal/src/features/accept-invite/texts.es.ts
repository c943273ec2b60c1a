import type { Spanish } from '@quittance/sdk/i18n';
import type { acceptInviteTexts } from './texts.en.ts';

export const spanish: Spanish<typeof acceptInviteTexts> = {
  title: 'Únase a {{name}}',
  titleUnknown: 'Invitación',
  text: '{{name}} le da acceso a su empresa. Su rol: {{role}}.',
  accept: 'Aceptar la invitación',
  later: 'Ahora no',
  failed: 'No podemos abrir esta invitación',
  invalid: 'Este enlace no funciona. Se usó, se canceló o lo sustituyó otro más reciente.',
  plan: 'El plan de esta empresa no incluye su rol. Pida al titular que cambie el plan o el rol.',
  connect: {
    title: 'Conéctese con {{name}}',
    text: '{{name}} le invita a ser un contacto. Sus empresas verán el nombre y el correo de la otra en sus contactos.',
    business: '¿Qué empresa acepta?',
    accept: 'Aceptar la invitación',
    create: 'Crear una empresa',
    createOther: 'Crear otra empresa para esto',
    none: '{{name}} le invita a ser un contacto. Cree una empresa para aceptar; ninguna de las suyas puede hacerlo.',
    referral: 'Esta invitación es para empresas nuevas aquí. Usted ya tiene una cuenta.',
    invalid: 'Este enlace no funciona. Se usó, se retiró, lo sustituyó otro más reciente o es una invitación suya.',
  },
};
