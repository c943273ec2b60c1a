import type { ChartSeries } from './chart-geometry.ts';

export interface ChartProps {
  /** Names the chart, above it. */
  readonly title: string;
  readonly kind: 'bars' | 'lines';
  /** What the figures belong to, such as months. */
  readonly labels: readonly string[];
  /** One to four of them; they differ in colour and, as lines, in their strokes and points. */
  readonly series: readonly ChartSeries[];
  readonly currency: string;
}
