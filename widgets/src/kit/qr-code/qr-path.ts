/**
 * Returns the dark modules of a code as one SVG path, on a grid of 1 × 1; adjacent ones in a row form one rectangle.
 */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
}

/** Returns the start and the length of each run of dark modules in a row. */
function runsOf(row: readonly boolean[]): readonly (readonly [x: number, length: number])[] {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)].map(({ index, 0: run }) => [index, run.length]);
}
