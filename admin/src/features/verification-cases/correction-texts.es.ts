import type { Spanish } from '@quittance/sdk/i18n';
import type { correctionTexts } from './correction-texts.en.ts';

export const spanish: Spanish<typeof correctionTexts> = {
  correct: 'Corregir',
  save: 'Guardar corrección',
  cancel: 'Cancelar',
  text: 'Sus colegas y la empresa ven la corrección de inmediato. La auditoría conserva el dato anterior.',
  verified: 'Esta empresa está verificada. La corrección se aplica de inmediato, también en las facturas nuevas.',
  legalName: {
    open: 'Corregir razón social',
    label: 'Razón social',
    done: 'La razón social se corrigió.',
  },
  address: {
    open: 'Corregir domicilio de la empresa',
    done: 'El domicilio de la empresa se corrigió.',
  },
  names: {
    term: 'Nombre completo',
    open: 'Corregir nombre',
    first: 'Nombre',
    last: 'Apellidos',
    check:
      'El nombre anterior formaba parte de la comprobación de identidad, que termina. La persona deberá demostrar de nuevo su identidad.',
    note: 'Motivo',
    hint: 'La persona lo recibirá en {{email}}.',
    done: 'El nombre se corrigió.',
  },
};
