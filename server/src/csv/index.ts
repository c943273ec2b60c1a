export { byteOrderMark, type CsvField, csvRow } from './csv.ts';
export { streamOf } from './stream-text.ts';
