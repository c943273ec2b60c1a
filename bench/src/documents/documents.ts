import { loadPdfWriter } from '../../../server/src/invoices/index.ts';
import { median } from '../median.ts';
import type { BenchResult } from '../result.ts';
import { writeBarePdf } from './bare-pdf.ts';
import { invoiceOf } from './invoice.ts';

const warmUps = 20;
const runs = { whole: 60, short: 10 } as const;
/** A short invoice of one page, and one of three. */
const lengths = [4, 45] as const;

/** Processor time, milliseconds: other programs on the machine don't change it. */
async function timeOf(write: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await write();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Measures how much writing an invoice as a PDF costs beside the least that pdfkit needs for its texts. */
export async function benchDocuments({ short }: { readonly short: boolean }): Promise<readonly BenchResult[]> {
  const writePdf = await loadPdfWriter();
  const results: BenchResult[] = [];
  for (const lines of lengths) {
    const invoice = invoiceOf(lines);
    const writtenAt = new Date('2026-03-05T12:00:00Z');
    const figures = { subject: [] as number[], reference: [] as number[] };
    const count = short ? runs.short : runs.whole;
    for (let run = -warmUps; run < count; run += 1) {
      const reference = await timeOf(() => writeBarePdf(invoice));
      const subject = await timeOf(() => writePdf({ ...invoice, logo: null, eInvoice: null, writtenAt }));
      if (run < 0) continue;
      figures.subject.push(subject);
      figures.reference.push(reference);
    }
    results.push({
      name: 'invoice as PDF',
      subject: `${lines} lines`,
      subjectFigure: median(figures.subject),
      reference: 'bare pdfkit, same fonts and tags',
      referenceFigure: median(figures.reference),
      unit: 'ms of processor time',
      runs: count,
      wanted: '≤ 1.5',
    });
  }
  return results;
}
