/** The result of one benchmark: two figures from alternating runs and their ratio. Nothing passes or fails. */
export interface BenchResult {
  readonly name: string;
  readonly subject: string;
  readonly reference: string;
  /** Medians or percentiles of all runs, in `unit`. */
  readonly subjectFigure: number;
  readonly referenceFigure: number;
  readonly unit: string;
  /** The median of the ratios of neighbouring runs; absent, the ratio of the two figures. */
  readonly ratio?: number;
  readonly runs: number;
  /** The target ratio, as text. */
  readonly wanted: string;
}

/** Counts are whole; measured figures have three digits at least. */
const round = (value: number, unit: string): string =>
  value >= 100 || unit === 'numbers' ? value.toFixed(0) : value.toFixed(1);

const ratioOf = (result: BenchResult): number => result.ratio ?? result.subjectFigure / result.referenceFigure;

export function tableOf(results: readonly BenchResult[]): string {
  const rows = results.map(
    (result) =>
      `| ${result.name} | ${result.subject}: ${round(result.subjectFigure, result.unit)} ${result.unit} | ` +
      `${result.reference}: ${round(result.referenceFigure, result.unit)} ${result.unit} | ${ratioOf(result).toFixed(2)} | ` +
      `${result.wanted} | ${result.runs} |`,
  );
  return ['| bench | subject | reference | ratio | wanted | runs each |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}
