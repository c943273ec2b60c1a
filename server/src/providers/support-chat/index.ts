export { sandboxChatScript, scriptAnswer, supportChatRoutes } from './routes.ts';
