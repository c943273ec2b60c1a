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
      first: 'Facturas, pagos y cuentas en todas las divisas',
      second: 'Solo propietarios, sin gestores ni miembros de solo lectura',
      third: 'Facturas sin su logotipo',
    },
    premium: {
      first: 'Todo lo de Vault',
      second: 'Gestores y miembros de solo lectura',
      third: 'Su logotipo en las facturas',
      fourth: 'Sin saldo exigido',
    },
  },
  offer: 'Nuestro equipo estudiará su solicitud y le responderá por correo.',
  ownersOnly: 'Los propietarios pueden solicitarlo.',
  charges: 'Cuotas mensuales',
  balance: {
    title: 'Saldo exigido',
    of: '{{balance}} de {{required}}',
    unknown: 'En este momento no podemos mostrar su saldo en dólares. Se exigen {{required}}.',
    counts: 'Cuenta el dinero de todas sus cuentas, en cualquier divisa.',
    pending: 'Alcáncelo a más tardar el {{date}}.',
    missed: 'No se alcanzó a más tardar el {{date}}. Contará en cuanto lo alcance. Sus cuentas siguen abiertas.',
    reached: 'Lo ha alcanzado. No se exige nada más.',
    waived: 'Su plan ya no exige ningún saldo.',
    state: { pending: 'Con plazo', missed: 'No alcanzado', reached: 'Alcanzado', waived: 'No se exige' },
    addMoney: 'Añadir dinero',
  },
};
