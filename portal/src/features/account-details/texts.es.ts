import type { Spanish } from '@quittance/sdk/i18n';
import type { accountDetailsTexts } from './texts.en.ts';

export const spanish: Spanish<typeof accountDetailsTexts> = {
  title: 'Datos de la cuenta {{account}}',
  facts: {
    title: 'Cuenta',
    owner: 'Titular',
    currency: 'Moneda',
    currencyName: '{{name}} ({{currency}})',
    use: 'Uso',
    number: 'Número de cuenta',
    status: 'Estado',
    balance: 'Saldo',
  },
  use: { traditional: 'Reservas', smart: 'Pagos de cada día', merchant: 'Ventas con tarjeta y en línea' },
  fees: {
    title: 'Comisiones',
    receive: 'Recibir dinero',
    inside: 'A otra empresa con cuenta aquí',
    local: 'Retiro por transferencia local',
    wire: 'Retiro por transferencia internacional (wire o SWIFT)',
    conversion: 'Cambio de divisa',
    free: 'Gratis',
    margin: '{{percent}} del importe enviado',
  },
  addMoney: 'Añadir dinero',
  addTitle: 'Añadir dinero a {{account}}',
  addLead: 'Envíelo por transferencia desde su banco o el de otra persona.',
  details: 'Datos de la cuenta',
  other: {
    title: 'Otras formas',
    text: 'Mueva o cambie dinero de otra de sus cuentas, o envíe una factura: lo que paguen sus clientes se suma a su saldo.',
    own: 'De mis cuentas',
    invoices: 'Facturas',
  },
  accounts: 'Todas las cuentas',
  transactions: 'Movimientos',
  ways: 'Formas de enviar dinero',
  local: 'Transferencia local',
  swift: 'SWIFT',
  localTitle: 'Datos para transferencias locales',
  swiftTitle: 'Datos para transferencias SWIFT',
  localHint:
    'Envíe {{currency}} desde un banco del mismo país o zona de pagos. El dinero se suma a su saldo cuando nuestro banco lo recibe.',
  swiftHint:
    'Envíe {{currency}} desde el extranjero. Las transferencias SWIFT suelen tardar de 1 a 5 días hábiles, y los bancos intermediarios pueden cobrar comisiones.',
  codeTitle: 'Escanee para pagar',
  codeLabel: 'Código QR con los datos de la transferencia',
  codeText:
    'Las aplicaciones bancarias de la zona de pagos en euros rellenan la transferencia con este código. Quien paga indica el importe.',
  noLocalTitle: 'Sin transferencias locales',
  noLocalText: 'Esta cuenta en {{currency}} solo recibe transferencias SWIFT.',
  unusableTitle: 'Ahora no puede añadir dinero a esta cuenta',
  notOpenTitle: 'Esta cuenta no está abierta',
  notOpenText: 'Sus datos aparecen aquí en cuanto esté abierta para su empresa.',
};
