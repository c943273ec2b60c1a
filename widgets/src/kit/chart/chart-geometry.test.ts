import { describe, expect, it } from 'vitest';
import { type ChartRequest, chartGeometry } from './chart-geometry.ts';

const request = (given: Partial<ChartRequest> = {}): ChartRequest => ({
  kind: 'bars',
  labels: ['Jan', 'Feb', 'Mar'],
  series: [
    { name: 'Income', values: ['100', '50', '0'] },
    { name: 'Expenses', values: ['20', '40', '80'] },
  ],
  width: 656,
  height: 236,
  isRightToLeft: false,
  widthOf: () => 30,
  ...given,
});

describe('chartGeometry', () => {
  it('draws a bar for each figure in proportion', () => {
    const { bars, zeroY } = chartGeometry(request());
    expect(bars).toHaveLength(6);
    expect(bars.map(({ height }) => Math.round(height))).toEqual([200, 100, 0, 40, 80, 160]);
    for (const { y, height } of bars) expect(y + height).toBeCloseTo(zeroY);
  });

  it('draws negative figures below the zero line', () => {
    const { bars, zeroY } = chartGeometry(request({ series: [{ name: 'Result', values: ['-50', '50', '0'] }] }));
    expect(bars[0]?.y).toBe(zeroY);
    expect(bars[0]?.height).toBeCloseTo(bars[1]?.height ?? 0);
  });

  it('starts at the right in right-to-left text, with the scale beside it', () => {
    const there = chartGeometry(request());
    const back = chartGeometry(request({ isRightToLeft: true }));
    expect([there.left, there.right]).toEqual([56, 656]);
    expect([back.left, back.right]).toEqual([0, 600]);
    there.bars.forEach((bar, index) => {
      const mirrored = back.bars[index];
      expect((mirrored?.x ?? 0) + (mirrored?.width ?? 0)).toBeCloseTo(656 - bar.x);
    });
  });

  it('widens the scale for wide figures', () => {
    const widthOf = (value: number) => (value === 100 ? 64.2 : 30);
    expect(chartGeometry(request({ widthOf })).left).toBe(73);
    expect(chartGeometry(request({ widthOf, isRightToLeft: true })).right).toBe(656 - 73);
  });

  it('draws a line through the points of each series', () => {
    const { lines, points, bars } = chartGeometry(request({ kind: 'lines' }));
    expect(bars).toEqual([]);
    expect(lines).toHaveLength(2);
    expect(points).toHaveLength(6);
    expect(lines[0]?.match(/[ML]/g)).toEqual(['M', 'L', 'L']);
  });

  it('omits labels without space', () => {
    const labels = Array.from({ length: 12 }, (_, month) => `M${month + 1}`);
    const series = [{ name: 'Income', values: labels.map(() => '1') }];
    expect(chartGeometry(request({ labels, series })).labels).toHaveLength(6);
    expect(chartGeometry(request({ labels, series, width: 300 })).labels.map(({ text }) => text)).toEqual([
      'M1',
      'M4',
      'M7',
      'M10',
    ]);
  });

  it('has round figures on its scale, and a scale if all figures are zero', () => {
    expect(chartGeometry(request()).ticks.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100]);
    const nothing = chartGeometry(request({ series: [{ name: 'Income', values: ['0', '0', '0'] }] }));
    expect(nothing.bars.every(({ height }) => height === 0)).toBe(true);
    expect(nothing.ticks[0]?.value).toBe(0);
  });
});
