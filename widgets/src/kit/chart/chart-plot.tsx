import { formatDecimalMoney } from '@quittance/sdk/money';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../base/i18n.tsx';
import { type ChartGeometry, type ChartMark, chartGeometry, scaleGap } from './chart-geometry.ts';
import type { ChartProps } from './chart-props.ts';

const height = 260;

/** Measures the width, text direction and font of the chart. */
function usePlace() {
  const place = useRef<HTMLDivElement>(null);
  const [known, setPlace] = useState({ width: 0, isRightToLeft: false, font: '' });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { direction, fontSize, fontFamily } = getComputedStyle(element);
      setPlace({ width: element.clientWidth, isRightToLeft: direction === 'rtl', font: `${fontSize} ${fontFamily}` });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, ...known };
}

/** @returns a function that measures a text in this font, in CSS pixels */
function rulerOf(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  return (text) => context?.measureText(text).width ?? 0;
}

interface AxesProps {
  readonly geometry: ChartGeometry;
  readonly isRightToLeft: boolean;
  readonly write: (value: number) => string;
}

/** Isolates the direction of a figure in right-to-left text; SVG has no style for it. */
const isolated = (figure: string): string => `\u2066${figure}\u2069`;

function Axes({ geometry, isRightToLeft, write }: AxesProps) {
  const { ticks, labels, left, right, zeroY } = geometry;
  return (
    <>
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <path className={y === zeroY ? 'q-chart__zero' : 'q-chart__rule'} d={`M${left} ${y}H${right}`} />
          <text className="q-chart__figure q-numeric" x={isRightToLeft ? right + scaleGap : left - scaleGap} y={y}>
            {isolated(write(value))}
          </text>
        </g>
      ))}
      {labels.map(({ x, text }) => (
        <text key={x} className="q-chart__label" x={x} y={height - 6}>
          {text}
        </text>
      ))}
    </>
  );
}

/** The drawing of a chart; screen readers read the table instead. */
export function ChartPlot({ kind, labels, series, currency }: ChartProps) {
  const locale = useLocale();
  const { place, width, isRightToLeft, font } = usePlace();
  const { format } = new Intl.NumberFormat(locale, { style: 'currency', currency, notation: 'compact' });
  const ruler = useMemo(() => rulerOf(font), [font]);
  const widthOf = (value: number): number => ruler(format(value));
  const geometry = chartGeometry({ kind, labels, series, width, height, isRightToLeft, widthOf });
  const hint = ({ series: at, label }: ChartMark): string => {
    const value = formatDecimalMoney(series[at]?.values[label] ?? '0', currency, locale);
    return `${series[at]?.name}, ${labels[label]}: ${value}`;
  };
  return (
    <div className="q-chart__plot" ref={place} aria-hidden="true">
      {width > 0 && (
        // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden from those who would hear the title
        <svg width={width} height={height}>
          <Axes geometry={geometry} isRightToLeft={isRightToLeft} write={format} />
          {geometry.bars.map(({ series: at, label, ...box }) => (
            <rect key={`${at}-${label}`} className={`q-chart__bar q-chart__series-${at + 1}`} {...box} rx={2}>
              <title>{hint({ series: at, label })}</title>
            </rect>
          ))}
          {geometry.lines.map((path, at) => (
            <path key={series[at]?.name} className={`q-chart__line q-chart__series-${at + 1}`} d={path} />
          ))}
          {geometry.points.map((point) => (
            <circle
              key={`${point.series}-${point.label}`}
              className={`q-chart__point q-chart__series-${point.series + 1}`}
              cx={point.x}
              cy={point.y}
              r={4}
            >
              <title>{hint(point)}</title>
            </circle>
          ))}
        </svg>
      )}
    </div>
  );
}
