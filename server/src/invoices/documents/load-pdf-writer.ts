/** Loads the writer of PDFs: the library and its fonts take a tenth of a second, so only the first PDF loads them. */
export const loadPdfWriter = async () => (await import('./write-pdf.ts')).writePdf;
