import type { Spanish } from '@quittance/sdk/i18n';
import type { dataTableTexts } from './texts.en.ts';

export const spanish: Spanish<typeof dataTableTexts> = {
  rows_one: '{{number}} fila',
  rows_many: '{{number}} de filas',
  rows_other: '{{number}} filas',
  matchingRows: '{{number}} de {{total}} filas',
  sortedAscending: 'Por {{column}}, en orden ascendente',
  sortedDescending: 'Por {{column}}, en orden descendente',
  sort: 'Ordenar',
  filters: 'Filtros',
  filtersInUse: 'Filtros ({{number}})',
  clearFilters: 'Quitar los filtros',
  noMatch: 'Ninguna fila coincide con estos filtros',
  columns: 'Columnas',
  selected: 'Seleccionadas: {{number}}',
  selectAll: 'Seleccionar todas las filas',
  selectRow: 'Seleccionar {{row}}',
  details: 'Detalles',
  detailsOf: 'Detalles de {{row}}',
};
