import type { IconShape } from './icon.tsx';

/* Icons that no first screen of the apps shows. */

export const archiveIcon: IconShape = { strokes: 'M4 8v11h16V8M3 4h18v4H3zM10 12h4' };
export const bankIcon: IconShape = {
  strokes: 'M3 9.5 12 4l9 5.5H3ZM5.5 9.5V17m4.3-7.5V17m4.4-7.5V17m4.3-7.5V17M3.5 20h17M4.5 17h15',
};
export const calendarIcon: IconShape = { strokes: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8m8-4.5V8' };
export const columnsIcon: IconShape = { strokes: 'M4 5h16v14H4zM9.3 5v14m5.4-14v14' };
export const copyIcon: IconShape = { strokes: 'M9 9h11v11H9zM15 9V4H4v11h5' };
export const dotIcon: IconShape = { strokes: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z' };
export const documentIcon: IconShape = { strokes: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6' };
export const downloadIcon: IconShape = { strokes: 'M12 4v11m-4.5-4 4.5 4.5 4.5-4.5M4.5 19.5h15' };
export const externalIcon: IconShape = {
  strokes: 'M13 4.5h6.5V11M19 5l-8.5 8.5M17 14v5.5H4.5V7H10',
  directional: true,
};
export const eyeIcon: IconShape = {
  strokes:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
};
export const eyeOffIcon: IconShape = {
  strokes:
    'M4 4l16 16M10 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4m-2.6 1.9a9 9 0 0 1-4.2 1.2C6 18.5 2.5 12 2.5 12a17 17 0 0 1 4-4.5',
};
export const filterIcon: IconShape = { strokes: 'M4 6.5h16M7 12h10m-7 5.5h4' };
export const homeIcon: IconShape = { strokes: 'M4 11 12 4l8 7v9h-5.5v-6h-5v6H4z' };
export const mailIcon: IconShape = { strokes: 'M3.5 6h17v12.5h-17zm0 .5 8.5 6.5 8.5-6.5' };
export const menuIcon: IconShape = { strokes: 'M4 7h16M4 12h16M4 17h16' };
export const minusIcon: IconShape = { strokes: 'M5 12h14' };
export const moreIcon: IconShape = {
  strokes:
    'M5.75 12a.75.75 0 1 1-1.5 0 .75.75 0 0 1 1.5 0m7 0a.75.75 0 1 1-1.5 0 .75.75 0 0 1 1.5 0m7 0a.75.75 0 1 1-1.5 0 .75.75 0 0 1 1.5 0',
};
export const refreshIcon: IconShape = {
  strokes: 'M20 11a8 8 0 0 0-14.3-4L4 9m0-4.5V9h4.5M4 13a8 8 0 0 0 14.3 4l1.7-2m0 4.5V15h-4.5',
};
export const shieldIcon: IconShape = {
  strokes: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5Zm-3 8.7 2.2 2.2 4-4.3',
};
export const signOutIcon: IconShape = { strokes: 'M10 4H5v16h5m4-4 4-4-4-4m4 4H9.5', directional: true };
export const sortIcon: IconShape = { strokes: 'm8 10 4-4.5 4 4.5m-8 4 4 4.5 4-4.5' };
export const sortAscendingIcon: IconShape = { strokes: 'M12 19V5.5M6.5 11 12 5.5l5.5 5.5' };
export const sortDescendingIcon: IconShape = { strokes: 'M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5' };
export const trashIcon: IconShape = { strokes: 'M4.5 7h15M9.5 7V4h5v3m-8 0 .8 13.5h9.4L17.5 7M10 11v6m4-6v6' };
export const undoIcon: IconShape = { strokes: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9', directional: true };
export const uploadIcon: IconShape = { strokes: 'M12 15.5V4.5m-4.5 4L12 4l4.5 4.5M4.5 15.5v4h15v-4' };
export const userIcon: IconShape = { strokes: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8.5c.8-4 4-6 8-6s7.2 2 8 6' };
