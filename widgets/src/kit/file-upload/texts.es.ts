import type { Spanish } from '@quittance/sdk/i18n';
import type { fileUploadTexts } from './texts.en.ts';

export const spanish: Spanish<typeof fileUploadTexts> = {
  chooseFile_one: 'Elija un archivo',
  chooseFile_many: 'Elija archivos',
  chooseFile_other: 'Elija archivos',
  fileLanguage: 'Idioma de los archivos',
  orDropHere: 'o suéltelo aquí',
  filesFixed: 'No se pueden añadir ni quitar archivos.',
  uploadLimits: '{{extensions}}, hasta {{max}} MB.',
  uploadCount: 'Hasta {{max}} archivos.',
  filesUploading_one: 'Cargando {{count}} archivo…',
  filesUploading_many: 'Cargando {{count}} de archivos…',
  filesUploading_other: 'Cargando {{count}} archivos…',
  uploadProgress: 'Cargando {{name}}',
  cancelUpload: 'Cancelar la carga de {{name}}',
  uploadCancelled: 'Se canceló la carga de {{name}}.',
  fileUploaded: 'Se cargó {{name}}.',
  uploadSucceeded: 'El archivo se cargó correctamente.',
  fileNotUploaded: 'No se pudo cargar {{name}}.',
  it: 'El archivo',
  downloadFile: 'Descargar {{name}}',
  fileNotDownloaded: 'No se pudo descargar {{name}}. Vuelva a intentarlo.',
  removeFile: 'Quitar {{name}}',
  fileRemoved: 'Se quitó {{name}}.',
  removalSucceeded: 'Archivo quitado',
  fileNotRemoved: 'No se pudo quitar {{name}}. Vuelva a intentarlo.',
};
