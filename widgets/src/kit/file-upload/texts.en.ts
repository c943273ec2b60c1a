import { defineTexts } from '@quittance/sdk/i18n';

/** Files that are chosen, uploaded and removed. */
export const fileUploadTexts = defineTexts('file-upload', {
  chooseFile_one: 'Choose a file',
  chooseFile_other: 'Choose files',
  fileLanguage: 'Language of the files',
  orDropHere: 'or drop here',
  filesFixed: 'No files can be added or removed.',
  uploadLimits: '{{extensions}}, up to {{max}} MB.',
  uploadCount: 'Up to {{max}} files.',
  filesUploading_one: 'Uploading {{count}} file…',
  filesUploading_other: 'Uploading {{count}} files…',
  uploadProgress: 'Uploading {{name}}',
  cancelUpload: 'Cancel the upload of {{name}}',
  uploadCancelled: 'The upload of {{name}} was cancelled.',
  fileUploaded: '{{name}} was uploaded.',
  uploadSucceeded: 'File successfully uploaded.',
  fileNotUploaded: '{{name}} could not be uploaded.',
  it: 'It',
  downloadFile: 'Download {{name}}',
  fileNotDownloaded: '{{name}} could not be downloaded. Please try again.',
  removeFile: 'Remove {{name}}',
  fileRemoved: '{{name}} was removed.',
  removalSucceeded: 'File removed',
  fileNotRemoved: '{{name}} could not be removed. Please try again.',
});
