export { fontRoutes, fontSheetPath } from './routes.ts';
