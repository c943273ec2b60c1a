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
};
