import type { Spanish } from '@quittance/sdk/i18n';
import type { planTexts } from './texts.en.ts';

export const spanish: Spanish<typeof planTexts> = {
  plans: 'Planes',
  name: { vault: 'Vault', premium: 'Premium' },
  current: 'Su plan',
  free: 'Gratuito',
  monthly: '{{amount}} al mes',
  since: 'Desde el {{date}}',
  nextCharge: 'Próxima cuota el {{date}}, de su saldo en dólares',
  waived: 'Por ahora no cobramos la cuota mensual',
  parts: {
    vault: {
      accounts: 'Facturas, pagos y cuentas en todas las monedas',
      members: 'Solo propietarios, sin gestores ni miembros de solo lectura',
      logo: 'Facturas sin su logotipo',
      balance: 'Exige un saldo en las semanas siguientes a la aprobación',
    },
    premium: {
      vault: 'Todo lo de Vault',
      members: 'Gestores y miembros de solo lectura',
      logo: 'Su logotipo en las facturas',
      balance: 'Sin saldo exigido',
    },
  },
  offer: 'Nuestro equipo estudiará su solicitud y le responderá por correo.',
  ownersOnly: 'Los propietarios pueden solicitarlo.',
  charges: 'Cuotas mensuales',
  balance: {
    title: 'Saldo exigido',
    of: '{{balance}} de {{required}}',
    unknown: 'En este momento no podemos mostrar su saldo en dólares. Se exigen {{required}}.',
    counts: 'Cuenta el dinero de todas sus cuentas, en cualquier moneda.',
    pending:
      'Alcáncelo a más tardar el {{date}}. Si no lo alcanza, sus cuentas siguen abiertas y nuestro equipo se pondrá en contacto con usted.',
    missed: 'No se alcanzó a más tardar el {{date}}. Contará en cuanto lo alcance. Sus cuentas siguen abiertas.',
    reached: 'Lo ha alcanzado. No se exige nada más.',
    waived: 'Su plan ya no exige ningún saldo.',
    state: { pending: 'Con plazo', missed: 'No alcanzado', reached: 'Alcanzado', waived: 'No se exige' },
    addMoney: 'Añadir dinero',
  },
};
