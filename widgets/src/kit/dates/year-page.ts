/** The years of one page: a decade, with one year before it and one after it. */
export const yearsOfPage = (decade: number): readonly number[] =>
  Array.from({ length: 12 }, (_, index) => decade - 1 + index);

/** The decade whose page shows a year; pages lie ten years apart. */
export const decadeOf = (year: number): number => Math.floor(year / 10) * 10;
