/** One benchmark's outcome: two figures from alternating runs and their ratio. Nothing passes or fails here. */
export interface BenchResult {
  readonly name: string;
  readonly subject: string;
  readonly reference: string;
  readonly subjectMedian: number;
  readonly referenceMedian: number;
  readonly unit: string;
  readonly runs: number;
  /** The ratio that is wanted, as text. */
  readonly wanted: string;
}

const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

const ratioOf = (result: BenchResult): number => result.subjectMedian / result.referenceMedian;

export function tableOf(results: readonly BenchResult[]): string {
  const rows = results.map(
    (result) =>
      `| ${result.name} | ${result.subject}: ${round(result.subjectMedian)} ${result.unit} | ` +
      `${result.reference}: ${round(result.referenceMedian)} ${result.unit} | ${ratioOf(result).toFixed(2)} | ` +
      `${result.wanted} | ${result.runs} |`,
  );
  return ['| bench | subject | reference | ratio | wanted | runs each |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}
