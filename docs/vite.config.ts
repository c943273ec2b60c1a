import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery. `npm run gallery` serves it and reloads it when the kit changes. */
export default defineConfig({
  root: 'gallery',
  plugins: [react()],
  publicDir: '../../app-shell/public',
  resolve: { conditions: ['source', 'module', 'browser', 'development'], dedupe: ['react', 'react-dom'] },
  server: { port: 4200, strictPort: true, open: false },
});
