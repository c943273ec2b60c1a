export { sandboxChatRoutes } from './routes.ts';
