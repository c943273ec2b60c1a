import { createRouteTable, type Route, sessionRoutes } from '@quittance/app-shell';

const features = import.meta.glob<readonly Route[]>('./features/*/routes.ts', { eager: true, import: 'routes' });

/** Finds the screen of an address, from the features' `routes.ts`. */
export const findScreen = createRouteTable([...sessionRoutes, ...Object.values(features).flat()]);
