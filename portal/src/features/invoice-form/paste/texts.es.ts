import type { Spanish } from '@quittance/sdk/i18n';
import type { pasteTexts } from './texts.en.ts';

export const spanish: Spanish<typeof pasteTexts> = {
  hint: 'Puede pegar filas de una hoja de cálculo: concepto, precio unitario, cantidad.',
  added_one: '{{count}} concepto pegado.',
  added_many: '{{count}} de conceptos pegados.',
  added_other: '{{count}} conceptos pegados.',
  omitted_one: '{{count}} fila quedó fuera porque la factura está completa.',
  omitted_many: '{{count}} de filas quedaron fuera porque la factura está completa.',
  omitted_other: '{{count}} filas quedaron fuera porque la factura está completa.',
  bad: {
    name: 'Fila {{row}}: el nombre es demasiado largo.',
    rate: 'Fila {{row}}: «{{text}}» no es un precio unitario.',
    quantity: 'Fila {{row}}: «{{text}}» no es una cantidad.',
  },
  more_one: '{{count}} celda más quedó fuera.',
  more_many: '{{count}} de celdas más quedaron fuera.',
  more_other: '{{count}} celdas más quedaron fuera.',
};
