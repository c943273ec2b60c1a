export { openFonts } from './fonts.ts';
export {
  accessibilitySchema,
  appendMetadata,
  asArtifact,
  asColumnHeader,
  collectPdf,
  createPdf,
  declareExtensions,
  drawPicture,
  extensionSchema,
  type Pdf,
  type Structure,
} from './pdf-document.ts';
export {
  breakText,
  cutText,
  lineHeight,
  spacedLines,
  spokenAs,
  type TextPlace,
  type TextStyle,
  writeFitting,
  writeLines,
} from './write-text.ts';
