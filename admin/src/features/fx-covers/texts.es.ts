import type { Spanish } from '@quittance/sdk/i18n';
import type { fxCoversTexts } from './texts.en.ts';

export const spanish: Spanish<typeof fxCoversTexts> = {
  title: 'Cobertura de divisas',
  lead: 'Lo que los clientes convierten se cambia con el operador una vez cada día bancario, lo más reciente primero.',
  stateLabel: 'Estado',
  allStates: 'Todos los estados',
  state: {
    submitted: 'Ordenada',
    unknown: 'Desconocida',
    dealt: 'Cerrada',
    settled: 'Liquidada',
    rejected: 'Rechazada',
    netted: 'Compensada',
  },
  explain: {
    unknown: 'Falta la respuesta del operador. Seguimos preguntando y no ordenamos nada de nuevo.',
    rejected: 'Código {{code}}. Pasa a la próxima cobertura.',
  },
  ordered: 'Ordenada',
  pair: '{{sold}} a {{bought}}, {{date}}',
  soldCurrency: 'Moneda vendida',
  boughtCurrency: 'Moneda comprada',
  sold: 'Vendido',
  owed: 'Debido a clientes',
  bought: 'Comprado',
  result: 'Resultado',
  rate: 'Tipo acordado',
  valueDate: 'Fecha de valor',
  positions: {
    title: 'Aún sin cubrir',
    none: 'Todas las conversiones están cubiertas.',
    position: '{{sold}} a {{bought}}, próxima cobertura el {{date}}',
    amounts: 'Vendemos {{sold}} y debemos {{owed}}.',
    failed: 'No pudimos cargar las posiciones abiertas. Vuelva a cargar la página para intentarlo de nuevo.',
  },
  emptyTitle: 'Aún no se ha cambiado nada',
  emptyText: 'Después del primer día bancario con una conversión, su cobertura aparece aquí.',
  noMatchTitle: 'Ninguna cobertura coincide',
  noMatchText: 'Elija otro estado.',
};
