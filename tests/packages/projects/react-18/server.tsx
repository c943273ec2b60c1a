import { renderToString } from 'react-dom/server';
import { Shop } from './shop.tsx';

process.stdout.write(renderToString(<Shop />));
