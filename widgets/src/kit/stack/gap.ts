/** Steps of a quarter rem. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8;
