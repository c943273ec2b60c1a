import type { IconShape } from './icon.tsx';

export * from './screen-icons.ts';

/*
 * One constant per icon, so that a widget includes only the icons that it shows. Bundlers keep a file in one chunk, so
 * this file has only the icons of first screens; `screen-icons.ts` has the others.
 */

export const alertIcon: IconShape = {
  strokes: 'M12 9v4.5m0 3.2v.1M10.3 4.2 2.6 17.6A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-2.9L13.7 4.2a2 2 0 0 0-3.4 0Z',
};
export const arrowRightIcon: IconShape = { strokes: 'M5 12h14m-6-6 6 6-6 6', directional: true };
export const arrowLeftIcon: IconShape = { strokes: 'M19 12H5m6-6-6 6 6 6', directional: true };
export const buildingIcon: IconShape = { strokes: 'M5 21V4.5L14 3v18M14 9h5v12M3 21h18M8.5 8h2m-2 4h2m-2 4h2' };
export const cardIcon: IconShape = { strokes: 'M3 5.5h18v13H3zM3 9.5h18M6.5 15h3.5' };
export const checkIcon: IconShape = { strokes: 'm5 12.5 4.6 4.6L19.5 7' };
export const checkCircleIcon: IconShape = { strokes: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4.2-8.8 2.9 2.9 5.5-5.9' };
export const chevronDownIcon: IconShape = { strokes: 'm6 9.5 6 6 6-6' };
export const chevronLeftIcon: IconShape = { strokes: 'm14.5 6-6 6 6 6', directional: true };
export const chevronRightIcon: IconShape = { strokes: 'm9.5 6 6 6-6 6', directional: true };
export const clockIcon: IconShape = { strokes: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5.2l3.2 2' };
export const closeIcon: IconShape = { strokes: 'm6 6 12 12M18 6 6 18' };
export const coinIcon: IconShape = {
  strokes: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 15l3-3-3-3-3 3z',
};
export const crossCircleIcon: IconShape = { strokes: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-3-12 6 6m0-6-6 6' };
export const inboxIcon: IconShape = { strokes: 'M4 5h16v14H4zM4 13h4.5l1.5 2.5h4l1.5-2.5H20' };
export const infoIcon: IconShape = { strokes: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-8.6v.1' };
export const lockIcon: IconShape = { strokes: 'M5 11h14v9.5H5zM8 11V7.5a4 4 0 0 1 8 0V11m-4 3.8v2' };
export const plusIcon: IconShape = { strokes: 'M12 5v14m-7-7h14' };
export const searchIcon: IconShape = { strokes: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5' };
export const sendIcon: IconShape = {
  strokes: 'M20.5 3.5 10.5 13.5m10-10-6.5 17-3.5-7-7-3.5 17-6.5Z',
  directional: true,
};
export const usersIcon: IconShape = {
  strokes:
    'M9 12a3.8 3.8 0 1 0 0-7.5A3.8 3.8 0 0 0 9 12Zm-7 8c.7-3.6 3.5-5.5 7-5.5s6.3 1.9 7 5.5M15.5 4.7a3.8 3.8 0 0 1 0 7.1m2 3.2c2.200.8 3.9 2.5 4.5 5',
};
export const walletIcon: IconShape = { strokes: 'M4 7.5h16v12H4zM4 7.5 15.5 4v3.5M16 13.5h.01' };
