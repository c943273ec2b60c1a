import widgets from '@quittance/widgets/package.json' with { type: 'json' };
import { appViteConfig } from '../scripts/support/app-vite-config.mjs';

export default appViteConfig(widgets);
