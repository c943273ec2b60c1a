import type { Spanish } from '@quittance/sdk/i18n';
import type { shellTexts } from './texts.en.ts';

export const spanish: Spanish<typeof shellTexts> = {
  skipToContent: 'Ir al contenido',
  pageTitle: '{{page}} · {{brand}}',
  navigation: 'Navegación principal',
  more: 'Más',
  maintenanceUnnamed: 'El servicio está en mantenimiento en este momento. Inténtelo de nuevo en unos minutos.',
  maintenance: '{{brand}} está en mantenimiento en este momento. Inténtelo de nuevo en unos minutos.',
  screenFailed: {
    title: 'No se pudo mostrar esta página',
    text: 'Algo falló de nuestro lado. Sus datos están a salvo; inténtelo de nuevo.',
  },
  chunkFailed: {
    title: 'No se pudo cargar esta página',
    text: 'Revise su conexión e inténtelo de nuevo.',
  },
  loadFailed: 'No se pudo cargar',
  dialogFailed: 'No se pudo cargar. Compruebe su conexión e inténtelo de nuevo.',
  denied: {
    title: 'Sin acceso',
    text: 'Su rol no tiene acceso a esta página.',
  },
  unsaved: {
    title: 'Su acceso ha cambiado',
    text: 'Lo que ha escrito en esta página no se puede guardar. Quédese para copiar lo que necesite.',
    leave: 'Salir',
    stay: 'Quedarse en esta página',
  },
  loading: 'Cargando…',
};
