export { openFonts } from './fonts.ts';
export {
  accessibilitySchema,
  appendMetadata,
  asArtifact,
  asColumnHeader,
  collectPdf,
  createPdf,
  declareExtensions,
  extensionSchema,
  fontName,
  type Pdf,
  type Structure,
} from './pdf-document.ts';
export {
  breakText,
  lineHeight,
  spokenAs,
  type TextPlace,
  type TextStyle,
  writeFitting,
  writeLines,
} from './write-text.ts';
