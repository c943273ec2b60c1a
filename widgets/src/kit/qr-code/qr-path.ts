/** The dark modules of a code as one SVG path, on a grid of 1 × 1: those beside one another as one rectangle. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
}

/** Where dark modules begin in a row, and how many follow. */
function runsOf(row: readonly boolean[]): readonly (readonly [x: number, length: number])[] {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)].map(({ index, 0: run }) => [index, run.length]);
}
