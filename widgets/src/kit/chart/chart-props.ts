import type { ChartSeries } from './chart-geometry.ts';

export interface ChartProps {
  /** Heading of the chart. */
  readonly title: string;
  readonly kind: 'bars' | 'lines';
  /** Labels of the figures, such as months. */
  readonly labels: readonly string[];
  /** One to four series, which differ by colour and, as lines, also by strokes and points. */
  readonly series: readonly ChartSeries[];
  readonly currency: string;
}
