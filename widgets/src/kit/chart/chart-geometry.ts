import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

/** One series of figures, such as the income of each month. */
export interface ChartSeries {
  readonly name: string;
  /** Decimal strings in major units, one for each label. */
  readonly values: readonly string[];
}

export interface ChartRequest {
  readonly kind: 'bars' | 'lines';
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Puts the first label at the right. */
  readonly isRightToLeft: boolean;
  /** Returns the width of a formatted figure of the scale, in CSS pixels. */
  readonly widthOf: (value: number) => number;
}

export interface ChartMark {
  /** Index of the series. */
  readonly series: number;
  /** Index of the label. */
  readonly label: number;
}

export interface ChartBar extends ChartMark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ChartPoint extends ChartMark {
  readonly x: number;
  readonly y: number;
}

export interface ChartGeometry {
  readonly bars: readonly ChartBar[];
  /** One SVG path for each series. */
  readonly lines: readonly string[];
  readonly points: readonly ChartPoint[];
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
  /** Positions of the labels; labels without space are omitted. */
  readonly labels: readonly { readonly x: number; readonly text: string }[];
  /** Start and end of the scale lines. */
  readonly left: number;
  readonly right: number;
  readonly zeroY: number;
}

/** Minimum width of the scale's figures, and the gap between them and the drawing. */
const leastScaleWidth = 56;
export const scaleGap = 8;
/** Height for the labels below. */
const labelHeight = 28;
const topRoom = 8;
/** Width of a label of about six letters. */
const labelWidth = 52;
const wantedTicks = 4;

/** Rounds to a number, which is exact enough for pixels; the table has the exact figures. */
const pixelsOf = (value: string): number => Number(value);

function scalesOf({ labels, series, width, height, isRightToLeft, widthOf }: ChartRequest) {
  const values = series.flatMap((each) => each.values.map(pixelsOf));
  const up = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values) || 1])
    .nice(wantedTicks)
    .range([height - labelHeight, topRoom]);
  const ticks = up.ticks(wantedTicks);
  const scaleWidth = Math.max(leastScaleWidth, ...ticks.map((value) => Math.ceil(widthOf(value)) + scaleGap));
  const [left, right] = isRightToLeft ? [0, width - scaleWidth] : [scaleWidth, width];
  const across = scaleBand<number>()
    .domain(labels.map((_, index) => index))
    .range(isRightToLeft ? [right, left] : [left, right])
    .paddingInner(0.35)
    .paddingOuter(0.2);
  return { left, right, across, up, ticks };
}

type Scales = ReturnType<typeof scalesOf>;

const marksOf = ({ series }: ChartRequest): readonly (ChartMark & { readonly value: number })[] =>
  series.flatMap(({ values }, at) => values.map((value, label) => ({ series: at, label, value: pixelsOf(value) })));

function barsOf(request: ChartRequest, { across, up }: Scales): readonly ChartBar[] {
  const inGroup = scaleBand<number>()
    .domain(request.series.map((_, index) => index))
    .range(request.isRightToLeft ? [across.bandwidth(), 0] : [0, across.bandwidth()])
    .paddingInner(0.12);
  return marksOf(request).map(({ series, label, value }) => ({
    series,
    label,
    x: (across(label) ?? 0) + (inGroup(series) ?? 0),
    y: up(Math.max(0, value)),
    width: inGroup.bandwidth(),
    height: Math.abs(up(value) - up(0)),
  }));
}

const centerOf = ({ across }: Scales, label: number): number => (across(label) ?? 0) + across.bandwidth() / 2;

const pointsOf = (request: ChartRequest, scales: Scales): readonly ChartPoint[] =>
  marksOf(request).map(({ series, label, value }) => ({
    series,
    label,
    x: centerOf(scales, label),
    y: scales.up(value),
  }));

function linesOf({ series }: ChartRequest, points: readonly ChartPoint[]): readonly string[] {
  const draw = line<ChartPoint>(
    ({ x }) => x,
    ({ y }) => y,
  );
  return series.map((_, at) => draw(points.filter((point) => point.series === at)) ?? '');
}

/** Every second or third label, as the width allows. */
function labelsOf({ labels }: ChartRequest, scales: Scales): ChartGeometry['labels'] {
  const every = Math.max(1, Math.ceil(labelWidth / scales.across.step()));
  return labels.flatMap((text, index) => (index % every === 0 ? [{ x: centerOf(scales, index), text }] : []));
}

/** Computes the positions of everything in a chart. */
export function chartGeometry(request: ChartRequest): ChartGeometry {
  const scales = scalesOf(request);
  const points = request.kind === 'lines' ? pointsOf(request, scales) : [];
  return {
    bars: request.kind === 'bars' ? barsOf(request, scales) : [],
    points,
    lines: points.length > 0 ? linesOf(request, points) : [],
    ticks: scales.ticks.map((value) => ({ value, y: scales.up(value) })),
    labels: labelsOf(request, scales),
    left: scales.left,
    right: scales.right,
    zeroY: scales.up(0),
  };
}
