import { appViteConfig } from '../scripts/support/app-vite-config.mjs';

export default appViteConfig();
