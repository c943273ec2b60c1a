import { appViteConfig } from '../scripts/support/app-vite-config.mjs';
import manifest from './package.json' with { type: 'json' };

export default appViteConfig(manifest);
