export { embedSessions, mintEmbedSession } from './embed-sessions.ts';
